import { lazy, Suspense, useEffect, useState } from 'react'
import { toasts } from '../components/toasts'

const Toaster = lazy(async () => ({ default: (await import('../components/Toaster')).Toaster }))
const first = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * The toaster comes with the first touch, so that its region stands before it has anything to say, and the first page
 * does not wait for its code.
 */
export function Toasts() {
  const [wanted, setWanted] = useState(() => toasts.current() !== null)
  useEffect(() => {
    const want = () => setWanted(true)
    const stop = toasts.subscribe(want)
    for (const event of first) window.addEventListener(event, want, { once: true })
    return () => {
      stop()
      for (const event of first) window.removeEventListener(event, want)
    }
  }, [])
  return wanted && <Suspense><Toaster /></Suspense>
}
