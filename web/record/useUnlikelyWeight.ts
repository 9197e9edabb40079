import { useState } from 'react'
import { isUnlikely } from '#shared/health/weighingQuestion'
import { weightLabel } from '#shared/weight'

/** A weighing far from the one before is asked about once before it is saved (product/watches 3.4). */
export function useUnlikelyWeight(before: number | null) {
  const [asked, setAsked] = useState<number | null>(null)
  return {
    question:
      asked !== null && before !== null
        ? `La dernière pesée était de ${weightLabel(before)}. Vous avez bien lu ${weightLabel(asked)}\u202f?`
        : null,
    /** True where it can be saved; else the question stands. */
    isSure(grams: number): boolean {
      const sure = asked === grams || !isUnlikely(grams, before)
      setAsked(sure ? null : grams)
      return sure
    },
  }
}
