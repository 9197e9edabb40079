import { useLayoutEffect, useState } from 'react'
import { focusScreen, moveFocusOnRemoval } from './focusOnRemoval'

const controlOf = (part: Element | null | undefined) =>
  part?.isConnected ? part.querySelector<HTMLElement>('a[href], button, summary') : null

/**
 * Returns a function that focuses the part beside `element` or beside its row. Both may be removed
 * before it runs. It prefers the next part to the end of the previous one, and that to the screen.
 */
function focusBeside(element: Element): () => void {
  const { nextElementSibling, previousElementSibling } = element.closest('li, tr') ?? element
  return () => {
    const control =
      controlOf(nextElementSibling) ??
      controlOf(previousElementSibling?.lastElementChild) ??
      controlOf(previousElementSibling)
    if (control) control.focus()
    else focusScreen()
  }
}

/** A ref for a button that is removed alone or with its row. */
export const moveFocusBeside = moveFocusOnRemoval((button) => focusBeside(button)())

/**
 * Supports dialogs whose action removes the button that opened them. The browser cannot restore the
 * focus to that button, so the part beside its row gets it.
 */
export function useFocusBesideOpener(): void {
  const [moveFocus] = useState(() => focusBeside(document.activeElement ?? document.body))
  useLayoutEffect(
    () => () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body) moveFocus()
      }),
    [moveFocus],
  )
}
