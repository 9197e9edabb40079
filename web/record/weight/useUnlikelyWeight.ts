import { useState } from 'react'
import { isUnlikelyWeight } from '#shared/health/thresholds/unlikelyWeight'
import { weightLabel } from '#shared/weight/weightValue'

/** Requires a confirmation of a weighing that is far from the one before (product/watches 3.4). */
export function useUnlikelyWeight(previousGrams: number | null) {
  const [doubtfulGrams, setDoubtfulGrams] = useState<number | null>(null)
  return {
    question:
      doubtfulGrams !== null && previousGrams !== null
        ? `La dernière pesée était de ${weightLabel(previousGrams)}. Vous avez bien lu ${weightLabel(doubtfulGrams)}\u202f?`
        : null,
    /** Returns `true` if the weighing can be saved; otherwise shows the question. */
    isSure(grams: number): boolean {
      const hasConfirmed = doubtfulGrams === grams || !isUnlikelyWeight(grams, previousGrams)
      setDoubtfulGrams(hasConfirmed ? null : grams)
      return hasConfirmed
    },
  }
}
