import { useState } from 'react'
import { toast, toasts } from '../../base/ui/toasts/toasts'

const requiredToast = {
  title: 'Champs requis',
  description: 'Veuillez remplir tous les champs avant de continuer.',
  tone: 'destructive',
} as const
const incompleteToast = {
  title: 'Formulaire incomplet',
  description: 'Veuillez remplir tous les champs requis avant de terminer l’évaluation.',
  tone: 'destructive',
} as const

/** Reports a missing answer in a toast, and at its question as a `complaint`. */
export function useMissingAnswer(step: number, goTo: (step: number) => void) {
  const [complaint, setComplaint] = useState<{ step: number } | null>(null)

  function showMissing(missingStep: number) {
    toast(missingStep === step ? requiredToast : incompleteToast)
    setComplaint({ step: missingStep })
    if (missingStep !== step) goTo(missingStep)
  }

  return [complaint, showMissing] as const
}

/** Removes the toast of a missing answer once the answer is given. */
export function dismissErrorToast(): void {
  const currentToast = toasts.current()
  if (currentToast?.tone === 'destructive') toasts.dismiss(currentToast.key)
}
