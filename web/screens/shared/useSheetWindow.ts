import { useEffect, useState } from 'react'
import { toast } from '../../base/ui/toasts/toasts'
import { emptySheetToast, printDelayMs, printStartedToast } from '../../record/sheet/printing'

const failureToast = {
  title: 'Erreur',
  description: 'Impossible de générer le PDF. Veuillez réessayer.',
  tone: 'destructive',
} as const

const closedAfterMs = 30_000
const features = 'popup,width=1200,height=800'

/**
 * Opens 'Exporter PDF' of the vet's page (product/pages 5.6): a window that is printed after a
 * second, and closed then or after thirty.
 * It contains the record on the screen: opening the link again would count twice. `isReady` is `true`
 * once the sheet's code, which `load` requests, is loaded.
 */
export function useSheetWindow(hasData: boolean, isReady: boolean, load: () => Promise<void>) {
  const [sheetWindow, setSheetWindow] = useState<Window | null>(null)

  useEffect(() => {
    if (!sheetWindow) return
    const close = () => sheetWindow.close()
    const closeTimer = setTimeout(close, closedAfterMs)
    sheetWindow.addEventListener('afterprint', close)
    window.addEventListener('pagehide', close)
    return () => {
      clearTimeout(closeTimer)
      window.removeEventListener('pagehide', close)
      close()
    }
  }, [sheetWindow])

  useEffect(() => {
    if (!sheetWindow || !isReady) return
    copyStyles(sheetWindow.document)
    const print = setTimeout(() => {
      try {
        sheetWindow.print()
      } catch {
        giveUp()
      }
    }, printDelayMs)
    return () => clearTimeout(print)
    // oxlint-disable-next-line react/exhaustive-deps -- `giveUp` is another function each time
  }, [sheetWindow, isReady])

  function giveUp() {
    setSheetWindow(null)
    toast(failureToast)
  }

  function open() {
    if (!hasData) return toast(emptySheetToast)
    sheetWindow?.close()
    const paper = window.open('', '', features)
    if (!paper) return toast(failureToast)
    setSheetWindow(paper)
    toast(printStartedToast)
    void load().catch(giveUp)
  }

  return [open, sheetWindow?.document.body ?? null] as const
}

/** Copies the page's style sheets, language and title; the title becomes the file's name. */
function copyStyles(paper: Document) {
  paper.title = document.title
  paper.documentElement.lang = document.documentElement.lang
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
    paper.head.append(paper.importNode(sheet, true))
}
