import { useEffect, useRef } from 'react'
import { useToast } from './toasts'

const DELAY = 1000

/** 'Exporter PDF': print is opened after one second (spec 2 §4). Leaving the page first calls it off. */
export function usePrint(failed: string) {
  const toast = useToast()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  return () => {
    clearTimeout(timer.current)
    toast({ title: 'Impression lancée', description: 'Choisissez «\u202fEnregistrer au format PDF\u202f» pour garder un fichier.' })
    timer.current = setTimeout(() => {
      try {
        window.print()
      } catch {
        toast({ title: 'Erreur', description: failed, tone: 'destructive' })
      }
    }, DELAY)
  }
}
