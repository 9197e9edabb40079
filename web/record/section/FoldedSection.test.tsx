// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { FoldedSection } from './FoldedSection'

test('an open section stays open when it becomes calm', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const show = (isCalm: boolean) =>
    act(async () =>
      root.render(
        <FoldedSection title="Poids" sentence="stable" isCalm={isCalm}>
          4,2 kg
        </FoldedSection>,
      ),
    )
  await show(false)
  const details = container.querySelector('details')!
  expect(details.open).toBe(true)
  await show(true)
  expect(details.open).toBe(true)
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
