import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from '../../base/router/hooks'
import { toast } from '../../base/ui/toasts/toasts'
import { useLoadSheet } from '../../record/sheet/PrintedSheet'

const startedToast = {
  title: 'Impression lancée',
  description: 'Choisissez «\u202fEnregistrer au format PDF\u202f» pour garder un fichier.',
}
const emptyToast = {
  title: 'Erreur',
  description: 'Données insuffisantes pour générer le PDF.',
  tone: 'destructive',
} as const
const failureToast = {
  title: 'Erreur',
  description: 'Impossible de générer le PDF.',
  tone: 'destructive',
} as const

/** The print dialog opens after a second (product/pages 5.6). */
const delayMs = 1000

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
    if (!hasData) return toast(emptyToast)
    clearTimeout(timer.current)
    toast(startedToast)
    timer.current = setTimeout(() => {
      loadSheet()
        .then(() => isOnPage.current && window.print())
        .catch(() => isOnPage.current && toast(failureToast))
    }, delayMs)
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
