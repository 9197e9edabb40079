import { startTransition, useEffect, useState } from 'react'
import { firstTouch } from '../../base/device/firstTouch'
import { useIsFirstPageShown } from '../../base/router/hooks'
import { deferred } from '../../base/ui/deferred'
import { toasts } from '../../base/ui/toasts/toasts'
import { useSession } from '../../session/SessionContext'

// The first page does not wait for these parts.
const Toaster = deferred(async () => (await import('../../base/ui/toasts/Toaster')).Toaster)
const Tooltip = deferred(async () => (await import('../../base/ui/tooltips/Tooltip')).Tooltip)
export const NewVersion = deferred(
  async () => (await import('../update/NewVersionBanner')).NewVersionBanner,
)

/**
 * Loads toasts and tooltips with the first touch, or at once if `isPreloaded`, before the network may be
 * lost. The live region is present from the start.
 */
export function DeferredLayers({ isPreloaded }: { isPreloaded: boolean }) {
  const [isTouched, setTouched] = useState(false)
  const isLoaded = isTouched || isPreloaded
  useEffect(() => {
    if (isLoaded) return
    const touch = () => setTouched(true)
    const stop = toasts.subscribe(touch)
    // A toast may have been made before this effect.
    if (toasts.current()) touch()
    void firstTouch().then(touch)
    return stop
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
 * precaching follows. It is a state, not a store: a store that changes during a concurrent rendering makes React
 * restart it synchronously.
 */
export function useIsPageSettled(): boolean {
  const { status, error } = useSession()
  const isDrawn = useIsFirstPageShown() && (status !== 'checking' || error !== null)
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (!isDrawn) return
    const settle = () => startTransition(() => setSettled(true))
    if (document.readyState === 'complete') return settle()
    window.addEventListener('load', settle)
    return () => window.removeEventListener('load', settle)
  }, [isDrawn])
  useEffect(() => {
    if (isSettled)
      void import('../update/newVersion').then(({ startInBackground }) => startInBackground())
  }, [isSettled])
  return isSettled
}
