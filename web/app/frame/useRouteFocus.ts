import { useEffect, useRef } from 'react'
import { useArrived, usePage } from '../../base/router/hooks'

/**
 * Focuses a new screen unless it focused something itself, so that Tab and screen readers begin at
 * its top. The first screen is not focused.
 */
export function useRouteFocus() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = usePage()
  const arrived = useArrived()
  const before = useRef<string>(null)
  useEffect(() => {
    if (!arrived || before.current === pathname) return
    const first = before.current === null
    before.current = pathname
    if (!first && !main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true })
  }, [arrived, pathname])
  return main
}
