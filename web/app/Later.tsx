import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { toasts } from '../components/toasts'

// What the first page does not wait for.
const Toaster = lazy(async () => ({ default: (await import('../components/Toaster')).Toaster }))
const Tooltip = lazy(async () => ({ default: (await import('../components/Tooltip')).Tooltip }))
const NewVersionBanner = lazy(async () => ({ default: (await import('./NewVersionBanner')).NewVersionBanner }))

const first = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const

/** Toasts and tooltips come with the first touch: the toaster's region stands before it has anything to say. */
export function TouchedLayers() {
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
  return touched && <Suspense><Toaster /><Tooltip /></Suspense>
}

function onLoad(listener: () => void): () => void {
  window.addEventListener('load', listener)
  return () => window.removeEventListener('load', listener)
}

/** The worker, which knows of new versions, is started when the page has loaded. */
export function NewVersion() {
  const loaded = useSyncExternalStore(onLoad, () => document.readyState === 'complete')
  return loaded && <Suspense><NewVersionBanner /></Suspense>
}
