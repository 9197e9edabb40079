import { useEffect, useRef } from 'react'
import { useIsFirstPageShown, usePage } from '../../base/router/hooks'

/**
 * Focuses a new screen unless it focused something itself, so that Tab and screen readers begin at
 * its top. The first screen is not focused.
 */
export function useRouteFocus() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = usePage()
  const isFirstPageShown = useIsFirstPageShown()
  const previousPath = useRef<string>(null)
  useEffect(() => {
    if (!isFirstPageShown || previousPath.current === pathname) return
    const isFirst = previousPath.current === null
    previousPath.current = pathname
    if (!isFirst && !main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true })
  }, [isFirstPageShown, pathname])
  return main
}
