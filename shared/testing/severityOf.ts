import type { Category } from '../health/answers/entry'
import { type EntryOverrides, blankEntry, yesterday } from './entries'
import type { Health } from './shiftedThresholds'
import { now } from './watchInput'

export const noAnswers: EntryOverrides = {
  quickHydrationValue: null,
  waterMl: null,
  appetite: null,
  vomiting: null,
  urination: null,
  urinationBallSize: null,
  lethargy: null,
}

/** Returns how a question is judged: 0 not at all, 1 by a notice, 2 amber, 3 red. */
export function severityOf(
  { alerts, notices }: Health,
  category: Category,
  today: EntryOverrides,
  before: EntryOverrides | null,
): number {
  const history = [blankEntry(today), ...(before ? [yesterday({ ...noAnswers, ...before })] : [])]
  const raised = alerts(history, { includeHidden: true }).filter(
    (alert) => alert.category === category,
  )
  if (raised.length > 0) return raised.some(({ severity }) => severity === 'red') ? 3 : 2
  return notices(history, now).some((notice) => notice.category === category) ? 1 : 0
}
