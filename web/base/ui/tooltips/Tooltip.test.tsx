// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Tooltip } from './Tooltip'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

// happy-dom has no `showPopover`, like Safari 16.
test('a browser without popovers shows no empty box, and a click throws no error', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  const errors: unknown[] = []
  window.addEventListener('error', ({ error }) => errors.push(error))
  const button = document.body.appendChild(document.createElement('button'))
  button.dataset['tooltip'] = 'Accueil'
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () => root.render(<Tooltip />))
  button.click()
  expect(document.querySelector('[role=tooltip]')).toBeNull()
  expect(errors).toEqual([])
  await act(async () => root.unmount())
})
