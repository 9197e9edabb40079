/** The screen itself (app/AppShell.tsx): where nothing of what had the focus is left. */
export const focusScreen = () => document.getElementById('content')?.focus({ preventScroll: true })

/**
 * As a ref: a part that goes away with the focus in it hands it on, where the browser would begin again at the page's top
 * (WCAG 2.4.3).
 */
export function passFocus(handOn: (leaving: HTMLElement) => void) {
  return (part: HTMLElement | null): (() => void) | undefined =>
    part
      ? () => {
          if (part.contains(document.activeElement)) handOn(part)
        }
      : undefined
}
