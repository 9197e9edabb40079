import { startTransition, useEffect, useState } from 'react'
import { later } from '../components/later'
import { toasts } from '../components/toasts'

// What the first page does not wait for.
const Toaster = later(async () => (await import('../components/Toaster')).Toaster)
const Tooltip = later(async () => (await import('../components/Tooltip')).Tooltip)
const NewVersionBanner = later(async () => (await import('./NewVersionBanner')).NewVersionBanner)

const first = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Toasts and tooltips come with the first touch: the toaster's region stands before it has anything to say. `soon`: once
 * the page has loaded, since who keeps a journal may lose the network before she touches anything.
 */
export function TouchedLayers({ soon }: { soon: boolean }) {
  const loaded = useLoaded()
  const [touched, setTouched] = useState(() => toasts.current() !== null)
  useEffect(() => {
    const touch = () => setTouched(true)
    const stop = toasts.subscribe(touch)
    // Said between the first rendering and now, by a screen's own effect.
    if (toasts.current()) touch()
    for (const event of first) window.addEventListener(event, touch, { once: true })
    return () => {
      stop()
      for (const event of first) window.removeEventListener(event, touch)
    }
  }, [])
  return (touched || (soon && loaded)) && <><Toaster /><Tooltip /></>
}

/** A state, not a store: a store that changes while React draws in slices makes it draw all of it anew in one go. */
function useLoaded(): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    const load = () => startTransition(() => setLoaded(true))
    if (document.readyState === 'complete') load()
    window.addEventListener('load', load)
    return () => window.removeEventListener('load', load)
  }, [])
  return loaded
}

/** The worker, which knows of new versions, is started when the page has loaded. */
export function NewVersion() {
  return useLoaded() && <NewVersionBanner />
}
