import { useEffect, useRef } from 'react'
import { useArrived, usePage } from '../router/hooks'

/**
 * A new screen takes the focus, so that Tab goes on from its top and a screen reader says where one is; unless the
 * screen has put it somewhere itself. The first screen leaves it to the browser.
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
    if (!first && !main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [arrived, pathname])
  return main
}
