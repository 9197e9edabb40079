import { useLayoutEffect } from 'react'

let parts = 0

/** While a part of the page says what is urgent, or that a cat has died, no banner asks for anything (product/pages 3.10). */
export function useQuiet(isQuiet: boolean): void {
  useLayoutEffect(() => {
    if (!isQuiet) return
    change(1)
    return () => change(-1)
  }, [isQuiet])
}

/** Told to the styles (app/AppShell.css.ts), so that the frame need not know of it. */
function change(by: 1 | -1): void {
  parts += by
  document.documentElement.toggleAttribute('data-quiet', parts > 0)
}
