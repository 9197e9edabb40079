import { dayOf } from '../../base/time'
import { categoryLabels } from '../answers/answerLabels'
import {
  burdenOf,
  burdens,
  cumulativeBurden,
  type BurdenQuestion,
  burdenQuestions,
} from '../history/burden'
import { entriesBetween, type PastEntry, type WatchedEntries } from '../history/pastEntries'
import { dayReason, type RaisedWatch } from '../rules/raisedWatch'
import type { WatchLevel } from '../rules/watchRow'
import {
  DECLINE_AMBER,
  DECLINE_CALM_DAYS,
  DECLINE_DAYS,
  DECLINE_RED,
} from '../thresholds/thresholds'

/** Returns `decline`, unless another watch or an alert of these days is red (product/watches 2.5). */
export function declineWatch({ history, day }: WatchedEntries): RaisedWatch[] {
  const { sum, run } = cumulativeBurden(history, day)
  const level = declineLevel(sum)
  const [first] = run
  const latestEntries = entriesBetween(history, day, 0, DECLINE_CALM_DAYS - 1)
  const isOver = latestEntries.length === DECLINE_CALM_DAYS && latestEntries.every(isBest)
  if (!first || !level || isOver) return []
  const worstRun = gravestQuestions(run)
  return [
    {
      rule: 'decline',
      level,
      reasons: worstRun.map((question) => {
        const days = run.filter((entry) => burdens[question](entry) > 0)
        return dayReason(
          days[0]?.day ?? first.day,
          `${categoryLabels[question]}\u00a0: ${days.length} des ${run.length} dernières saisies`,
        )
      }),
      facts: { categories: worstRun, count: day - first.day + 1 },
      burdens: entriesBetween(history, day, 0, DECLINE_DAYS - 1)
        .toReversed()
        .map((entry) => ({ day: dayOf(entry.day), points: Math.round(burdenOf(entry) * 10) / 10 })),
    },
  ]
}

/** Returns whether the questions of the burden have their best answers; none is left out. */
const isBest = (entry: PastEntry): boolean =>
  burdenOf(entry) === 0 &&
  entry.appetite !== null &&
  entry.energy !== null &&
  entry.vomiting !== null &&
  (entry.hydration !== null || entry.measuredWater !== null)

export function declineLevel(sum: number): WatchLevel | null {
  if (sum < DECLINE_AMBER) return null
  return sum >= DECLINE_RED ? 'red' : 'amber'
}

/** Returns the questions that make up most of the burden, the gravest first: at most two. */
function gravestQuestions(run: readonly PastEntry[]): BurdenQuestion[] {
  const weight = (question: BurdenQuestion) =>
    run.reduce((sum, entry) => sum + burdens[question](entry), 0)
  return burdenQuestions
    .filter((question) => weight(question) > 0)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, 2)
}
