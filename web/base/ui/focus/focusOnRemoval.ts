/** Focuses the screen's container (app/frame/AppShell.tsx) when nothing else is left to focus. */
export const focusScreen = () => document.getElementById('content')?.focus({ preventScroll: true })

/**
 * A ref for a part that may be removed while it has the focus. It passes the focus on, since
 * browsers would reset it to the page's top (WCAG 2.4.3).
 */
export function moveFocusOnRemoval(moveFocus: (removed: HTMLElement) => void) {
  return (part: HTMLElement | null): (() => void) | undefined =>
    part
      ? () => {
          if (part.contains(document.activeElement)) moveFocus(part)
        }
      : undefined
}

/** A ref for a row or a card that disappears with its pressed button. */
export const moveFocusToScreen = moveFocusOnRemoval(focusScreen)
