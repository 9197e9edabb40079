import { groupBy } from '../base/groupBy'
import { addDays } from '../base/time'
import { type Course, countedSlots, isGiven, type NotedDose } from './course'
import type { SkipReason } from './doseSchema'

/** Counts of planned times of days that have ended (product/care 3.1). */
export interface Adherence {
  planned: number
  given: number
  skipped: Partial<Record<SkipReason | 'unsaid', number>>
  /** The planned times that have no dose, neither given nor skipped. */
  unanswered: number
}

export type AnsweredDose = NotedDose & { reason: SkipReason | null }

/** Counts only days before today: today has not ended. */
export function adherence(
  { addedOn, steps, doses }: Course<AnsweredDose>,
  today: string,
  days: number,
): Adherence {
  const byDay = groupBy(doses, ({ day }) => day)
  const counts: Adherence = { planned: 0, given: 0, skipped: {}, unanswered: 0 }
  const earliest = addDays(today, -days)
  for (let day = addedOn > earliest ? addedOn : earliest; day < today; day = addDays(day, 1)) {
    for (const slot of countedSlots({ addedOn, steps, doses: byDay.get(day) ?? [] }, day)) {
      counts.planned += 1
      const [last] = slot.doses.slice(-1)
      if (!last) counts.unanswered += 1
      else if (slot.doses.some(isGiven)) counts.given += 1
      else
        counts.skipped[last.reason ?? 'unsaid'] = (counts.skipped[last.reason ?? 'unsaid'] ?? 0) + 1
    }
  }
  return counts
}

const skippedWords: Record<SkipReason | 'unsaid', (plural: string) => string> = {
  refused: (s) => `refusée${s}`,
  vomited: (s) => `vomie${s}`,
  forgotten: (s) => `oubliée${s}`,
  none_left: (s) => `manquante${s} (plus de stock)`,
  vet: (s) => `sautée${s} sur avis du vétérinaire`,
  other: (s) => `sautée${s} (autre raison)`,
  unsaid: (s) => `sautée${s}`,
}

/** Returns words such as '26 sur 28, 1 refusée, 1 sans réponse'. */
export function adherenceWords({ planned, given, skipped, unanswered }: Adherence): string {
  const reasons = Object.entries(skippedWords).flatMap(([reason, words]) => {
    const count = skipped[reason as SkipReason | 'unsaid'] ?? 0
    return count === 0 ? [] : [`${count} ${words(count > 1 ? 's' : '')}`]
  })
  return [
    `${given} sur ${planned}`,
    ...reasons,
    ...(unanswered > 0 ? [`${unanswered} sans réponse`] : []),
  ].join(', ')
}
