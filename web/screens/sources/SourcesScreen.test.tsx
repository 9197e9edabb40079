// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { SourcesScreen } from './SourcesScreen'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

vi.mock('../../base/router/Link', () => ({ Link: () => null }))

test('each source that is named has numbers', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  const page = document.createElement('div')
  await act(async () => createRoot(page).render(<SourcesScreen />))
  const sections = [...page.querySelectorAll('section')]
  expect(sections.length).toBeGreaterThan(5)
  expect(
    sections
      .filter((section) => !section.querySelector('dd'))
      .map(({ textContent }) => textContent),
  ).toEqual([])
})
