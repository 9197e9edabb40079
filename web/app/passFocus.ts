/** The screen's container (app/AppShell.tsx), when nothing else is left to focus. */
export const focusScreen = () => document.getElementById('content')?.focus({ preventScroll: true })

/** A ref for a part that may disappear with the focus: hands it on, where browsers would begin again at the page's top (WCAG 2.4.3). */
export function passFocus(handOn: (leaving: HTMLElement) => void) {
  return (part: HTMLElement | null): (() => void) | undefined =>
    part
      ? () => {
          if (part.contains(document.activeElement)) handOn(part)
        }
      : undefined
}
