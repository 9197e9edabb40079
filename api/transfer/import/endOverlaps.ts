import { groupBy } from '#shared/base/groupBy'
import { addDays } from '#shared/base/time'
import { MAX_TREATMENTS } from '../../base/limits/recordQuotas'
import type { CatCopy } from './catCopy'

type Lists = Pick<CatCopy['lists'], 'treatments' | 'doses'>
type Step = Lists['treatments'][number]

/**
 * Ends each step of a course before the next one, which gets the doses of its days (product/care
 * 1.3). The copy may have been edited.
 */
export function endOverlaps({ treatments, doses }: Lists): Lists {
  // The quota refuses such a copy, and each dose below reads the steps of its course.
  if (treatments.length > MAX_TREATMENTS) return { treatments, doses }
  const steps = new Map<string, Step>()
  const endedSteps = new Map<string, Step[]>()
  for (const course of groupBy(treatments, ({ courseId }) => courseId).values()) {
    const ended = endSteps(course)
    for (const [index, step] of ended.entries()) {
      steps.set(step.id, step)
      if (step.lastDay !== course[index]!.lastDay) endedSteps.set(step.id, ended)
    }
  }
  return {
    treatments: treatments.map(({ id }) => steps.get(id)!),
    doses: doses.map((dose) => {
      const { day, treatmentId } = dose
      const course = endedSteps.get(treatmentId)
      if (!course || day <= steps.get(treatmentId)!.lastDay!) return dose
      const running = course.find(
        ({ firstDay, lastDay }) => firstDay <= day && (lastDay == null || day <= lastDay),
      )
      return running ? { ...dose, treatmentId: running.id } : dose
    }),
  }
}

/** Returns the steps of one course, in the given order. */
function endSteps(course: readonly Step[]): Step[] {
  const firstDays = [...new Set(course.map(({ firstDay }) => firstDay))].toSorted()
  const nextDays = new Map(firstDays.map((day, index) => [day, firstDays[index + 1]]))
  return course.map((step) => {
    const next = nextDays.get(step.firstDay)
    const overlaps = next !== undefined && (step.lastDay == null || step.lastDay >= next)
    return overlaps ? { ...step, lastDay: addDays(next, -1) } : step
  })
}
