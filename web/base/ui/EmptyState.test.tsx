// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test } from 'vitest'
import { EmptyState } from './EmptyState'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

beforeAll(() => void (globalThis.IS_REACT_ACT_ENVIRONMENT = true))

test('a screen that has nothing else to show has a title of its own', async () => {
  document.title = 'NéphroChat'
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<EmptyState level={1} title="Saisie non trouvée" />))
  expect(document.title).toBe('Saisie non trouvée · NéphroChat')
  await act(async () => root.render(<EmptyState title="Aucun résultat pour l’instant" />))
  expect(document.title).toBe('NéphroChat')
  await act(async () => root.unmount())
})
