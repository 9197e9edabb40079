import { addDays } from '../time'
import { type Course, countedSlots, isGiven, type Noted } from './course'
import type { SkipReason } from './dose'

/** Planned times of days that have ended (product/care 3.1). */
export interface Adherence {
  planned: number
  given: number
  skipped: Partial<Record<SkipReason | 'unsaid', number>>
  /** neither */
  silent: number
}

type Answered = Noted & { reason: SkipReason | null }

/** Of the days before today, which is not over. */
export function adherence(course: Course<Answered>, today: string, days: number): Adherence {
  const counts: Adherence = { planned: 0, given: 0, skipped: {}, silent: 0 }
  const earliest = addDays(today, -days)
  for (let day = course.addedOn > earliest ? course.addedOn : earliest; day < today; day = addDays(day, 1)) {
    for (const { doses } of countedSlots(course, day)) {
      counts.planned += 1
      const [last] = doses.slice(-1)
      if (!last) counts.silent += 1
      else if (doses.some(isGiven)) counts.given += 1
      else counts.skipped[last.reason ?? 'unsaid'] = (counts.skipped[last.reason ?? 'unsaid'] ?? 0) + 1
    }
  }
  return counts
}
