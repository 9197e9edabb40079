import { startTransition, useEffect, useState } from 'react'
import { useArrived } from '../../base/router/hooks'
import { deferred } from '../../base/ui/deferred'
import { toasts } from '../../base/ui/toasts/toasts'
import { useSession } from '../../session/SessionContext'

// The first page does not wait for these parts.
const Toaster = deferred(async () => (await import('../../base/ui/toasts/Toaster')).Toaster)
const Tooltip = deferred(async () => (await import('../../base/ui/Tooltip')).Tooltip)
export const NewVersion = deferred(
  async () => (await import('../update/NewVersionBanner')).NewVersionBanner,
)

const first = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Loads toasts and tooltips with the first touch, or at once if `soon`, before the network may be
 * lost. The live region is present from the start.
 */
export function TouchedLayers({ soon }: { soon: boolean }) {
  const [touched, setTouched] = useState(() => toasts.current() !== null)
  const isLoaded = touched || soon
  useEffect(() => {
    if (isLoaded) return
    const touch = () => setTouched(true)
    const stop = toasts.subscribe(touch)
    // A screen's effect may have made a toast since the first rendering.
    if (toasts.current()) touch()
    for (const event of first) window.addEventListener(event, touch, { once: true })
    return () => {
      stop()
      for (const event of first) window.removeEventListener(event, touch)
    }
  }, [isLoaded])
  return (
    isLoaded && (
      <>
        <Toaster />
        <Tooltip />
      </>
    )
  )
}

/**
 * Returns `true` once the page has loaded and its first screen is drawn; the service worker's
 * precaching follows.
 * It is a state, not a store: a store that changes during a concurrent rendering makes React
 * restart it synchronously.
 */
export function useSettled(): boolean {
  const { status, error } = useSession()
  const isDrawn = useArrived() && (status !== 'checking' || error !== null)
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    if (!isDrawn) return
    const settle = () => startTransition(() => setSettled(true))
    if (document.readyState === 'complete') return settle()
    window.addEventListener('load', settle)
    return () => window.removeEventListener('load', settle)
  }, [isDrawn])
  useEffect(() => {
    if (settled) void import('../update/newVersion').then(({ startWorker }) => startWorker())
  }, [settled])
  return settled
}
