import { useEffect, useLayoutEffect } from 'react'
import type { Location } from './router'

const storageKey = 'scroll'
const positions = new Map<string, number>(
  JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][],
)

/** Scrolls a new page to its top, and restores the position after going back or reloading. */
export function useScroll(location: Location): void {
  useEffect(() => {
    // The browser would restore it before the page is rendered.
    history.scrollRestoration = 'manual'
    const save = () => sessionStorage.setItem(storageKey, JSON.stringify([...positions]))
    window.addEventListener('pagehide', save)
    return () => window.removeEventListener('pagehide', save)
  }, [])

  useLayoutEffect(() => {
    const target = location.hash && document.getElementById(location.hash.slice(1))
    const position = positions.get(location.key)
    if (position === undefined && target) target.scrollIntoView()
    else window.scrollTo(0, position ?? 0)
    const remember = () => void positions.set(location.key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [location])
}
