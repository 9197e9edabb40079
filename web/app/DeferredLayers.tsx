import { startTransition, useEffect, useState } from 'react'
import { deferred } from '../ui/deferred'
import { toasts } from '../ui/toasts'
import { useArrived } from '../router/hooks'
import { useSession } from '../session/SessionContext'

// What the first page does not wait for.
const Toaster = deferred(async () => (await import('../ui/Toaster')).Toaster)
const Tooltip = deferred(async () => (await import('../ui/Tooltip')).Tooltip)
export const NewVersion = deferred(async () => (await import('./NewVersionBanner')).NewVersionBanner)

const first = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Toasts and tooltips come with the first touch: the toaster's region stands before it has anything to say. `soon`:
 * without one, since who keeps a journal may lose the network before she touches anything.
 */
export function TouchedLayers({ soon }: { soon: boolean }) {
  const [touched, setTouched] = useState(() => toasts.current() !== null)
  const there = touched || soon
  useEffect(() => {
    if (there) return
    const touch = () => setTouched(true)
    const stop = toasts.subscribe(touch)
    // Said between the first rendering and now, by a screen's own effect.
    if (toasts.current()) touch()
    for (const event of first) window.addEventListener(event, touch, { once: true })
    return () => {
      stop()
      for (const event of first) window.removeEventListener(event, touch)
    }
  }, [there])
  return there && <><Toaster /><Tooltip /></>
}

/**
 * Whether the page has loaded and its first screen stands: what follows then, the worker that fills the cache first of
 * all, is in nobody's way. A state, not a store: a store that changes while React draws in slices makes it draw all anew
 * in one go.
 */
export function useSettled(): boolean {
  const { status, error } = useSession()
  const stands = useArrived() && (status !== 'checking' || error !== null)
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    if (!stands) return
    const settle = () => startTransition(() => setSettled(true))
    if (document.readyState === 'complete') return settle()
    window.addEventListener('load', settle)
    return () => window.removeEventListener('load', settle)
  }, [stands])
  useEffect(() => {
    if (settled) void import('../worker/newVersion').then(({ startWorker }) => startWorker())
  }, [settled])
  return settled
}
