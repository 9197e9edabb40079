import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from '../../base/router/hooks'
import { toast } from '../../base/ui/toasts/toasts'
import { useLoadSheet } from '../../record/sheet/PrintedSheet'
import { emptySheetToast, printDelayMs, printStartedToast } from '../../record/sheet/printing'

const failureToast = {
  title: 'Erreur',
  description: 'Impossible de générer le PDF.',
  tone: 'destructive',
} as const

/**
 * Prints at the button, and at once if the share screen led here for the report
 * (product/sharing 3.3). Leaving the page cancels it.
 */
export function useExportPdf(hasData: boolean) {
  const loadSheet = useLoadSheet()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOnPage = useRef(true)
  useEffect(() => {
    isOnPage.current = true
    return () => {
      isOnPage.current = false
      clearTimeout(timer.current)
    }
  }, [])

  function exportPdf() {
    if (!hasData) return toast(emptySheetToast)
    clearTimeout(timer.current)
    toast(printStartedToast)
    timer.current = setTimeout(() => {
      loadSheet()
        .then(() => isOnPage.current && window.print())
        .catch(() => isOnPage.current && toast(failureToast))
    }, printDelayMs)
  }

  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const isPrintRequested = state !== null && typeof state === 'object' && 'print' in state
  const printOnRequest = useEffectEvent(() => {
    exportPdf()
    // The state is cleared, so that a reload or the back button does not print again.
    void navigate(pathname, { replace: true, state: null })
  })
  useEffect(() => {
    if (isPrintRequested) printOnRequest()
  }, [isPrintRequested])

  return exportPdf
}
