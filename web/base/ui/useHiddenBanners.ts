import { useLayoutEffect } from 'react'

/** 'serious' is a red sign or a cat that has died, 'pending' are changes on this device only. */
type HidingReason = 'serious' | 'pending'

const hidingCounts = { serious: 0, pending: 0 }

/**
 * Hides the banners that request something (product/pages 3.10) while a mounted component passes
 * `isHidden`.
 */
export function useHiddenBanners(isHidden: boolean, reason: HidingReason = 'serious'): void {
  useLayoutEffect(() => {
    if (!isHidden) return
    changeCount(reason, 1)
    return () => changeCount(reason, -1)
  }, [isHidden, reason])
}

/**
 * Sets an attribute that the frame's styles select (app/frame/AppShell.css.ts), so that the frame needs
 * no state for it.
 */
function changeCount(reason: HidingReason, amount: 1 | -1): void {
  hidingCounts[reason] += amount
  document.documentElement.toggleAttribute(`data-${reason}`, hidingCounts[reason] > 0)
}
