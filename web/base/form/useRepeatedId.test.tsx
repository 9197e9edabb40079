import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useRepeatedId } from './useRepeatedId'

test('the same values have the same id until a success, other values another one', () => {
  let created!: ReturnType<typeof useRepeatedId>
  function Form() {
    created = useRepeatedId()
    return null
  }
  renderToStaticMarkup(<Form />)
  const [first, repeated] = [created.idOf({ hours: 24 }), created.idOf({ hours: 24 })]
  const other = created.idOf({ hours: 72 })
  created.forget()
  const next = created.idOf({ hours: 72 })
  expect(repeated).toBe(first)
  expect(new Set([first, other, next]).size).toBe(3)
})
