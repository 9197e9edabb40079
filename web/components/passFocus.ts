/**
 * As a ref: a part that goes away with the focus in it hands it on, where the browser would begin again at the page's top
 * (WCAG 2.4.3).
 */
export function passFocus(next: (leaving: HTMLElement) => HTMLElement | null | undefined) {
  return (part: HTMLElement | null): (() => void) | undefined =>
    part
      ? () => {
          if (part.contains(document.activeElement)) next(part)?.focus({ preventScroll: true })
        }
      : undefined
}

/** To the screen itself (app/AppShell.tsx). */
export const passFocusToScreen = passFocus(() => document.getElementById('content'))
