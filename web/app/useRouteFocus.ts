import { useEffect, useRef } from 'react'
import { useLocation } from '../router/hooks'

/**
 * A new screen takes the focus, so that Tab goes on from its top and a screen reader says where one is; unless the
 * screen has put it somewhere itself. The first screen leaves it to the browser.
 */
export function useRouteFocus() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
