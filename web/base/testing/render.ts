import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

/**
 * Renders into a new element of the document, until the test ends: a part that loads later would be rendered without a
 * document.
 */
export async function render(node: ReactNode, tag = 'div'): Promise<HTMLElement> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  const page = document.body.appendChild(document.createElement(tag))
  const root = createRoot(page)
  await act(async () => root.render(node))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    page.remove()
  })
  return page
}
