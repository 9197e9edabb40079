// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../base/testing/render'
import { type ReceivingCat, useChosenCat } from './useChosenCat'

test('the only cat is the chosen one, also if it is loaded after the page', async () => {
  let show!: (cats: readonly ReceivingCat[]) => void
  function Page() {
    const [cats, setCats] = useState<readonly ReceivingCat[]>([])
    show = setCats
    const [cat, list] = useChosenCat(cats, 'Pour quel chat ?')
    return <p>{list || (cat?.name ?? 'aucun chat')}</p>
  }
  const page = await render(<Page />)
  expect(page.textContent).toBe('aucun chat')
  const mina = { uuid: 'mina', name: 'Mina', role: 'owner' } as ReceivingCat
  await act(async () => show([mina]))
  expect(page.textContent).toBe('Mina')
})
