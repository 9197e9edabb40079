import type { Sign } from '../alerts/signs'
import { comparablePreviousEntry } from '../answers/comparablePreviousEntry'
import type { Entry } from '../answers/entry'
import { entriesBetween, median, type WatchedEntries } from '../history/pastEntries'
import type { RaisedWatch } from '../rules/raisedWatch'
import { reasonsFor } from '../rules/reasons'
import type { WatchLevel } from '../rules/watchRow'
import {
  BASELINE_DAYS,
  BASELINE_FROM_DAYS,
  BASELINE_MIN_COUNT,
  BASELINE_TO_DAYS,
  FIRST_LOW,
  SEVERAL_SIGNS,
  SEVERAL_SIGNS_FIRST_LOW_RED,
  SEVERAL_SIGNS_FIRST_RED,
  SEVERAL_SIGNS_RED,
  SIGNS_ABOVE_BASELINE,
} from '../thresholds/thresholds'
import { signAnswerWords } from './signAnswerWords'

/** Returns `several-signs` (product/watches 2.2), unless a red alert is raised. */
export function severalSigns(watched: WatchedEntries, signs: readonly Sign[]): RaisedWatch[] {
  const { latest, before, gender } = watched
  const usual = baseline(watched)
  const level = usual === null ? firstLevel(latest, signs) : levelForExcess(usual, signs.length)
  if (!level) return []
  const previous = comparablePreviousEntry(latest, before)
  return [
    {
      rule: 'several-signs',
      level,
      reasons: signs.flatMap(({ rules }) =>
        rules.flatMap((rule) => reasonsFor(rule, latest, previous)),
      ),
      facts: { seen: signAnswerWords(latest, signs, gender) },
      magnitude: signs.length,
    },
  ]
}

/**
 * Returns the cat's usual number of signs: the median of the weeks before the last one, or the
 * fewest of the last one. `null` if there are too few entries.
 */
function baseline({ history, day }: WatchedEntries): number | null {
  const weeks = entriesBetween(history, day, BASELINE_FROM_DAYS, BASELINE_TO_DAYS)
  if (weeks.length >= BASELINE_MIN_COUNT) return median(weeks.map(({ signCount: signs }) => signs))
  const last = entriesBetween(history, day, 1, BASELINE_DAYS)
  return last.length > 0 ? Math.min(...last.map(({ signCount: signs }) => signs)) : null
}

function levelForExcess(usual: number, count: number): WatchLevel | null {
  if (count < SEVERAL_SIGNS || count < usual + SIGNS_ABOVE_BASELINE) return null
  return count >= SEVERAL_SIGNS_RED ? 'red' : 'amber'
}

function firstLevel({ appetite, lethargy }: Entry, signs: readonly Sign[]): WatchLevel | null {
  const isLow =
    (appetite !== null && appetite <= FIRST_LOW) || (lethargy !== null && lethargy <= FIRST_LOW)
  const minCount = isLow ? SEVERAL_SIGNS_FIRST_LOW_RED : SEVERAL_SIGNS_FIRST_RED
  if (signs.length >= minCount) return 'red'
  return signs.length >= SEVERAL_SIGNS ? 'amber' : null
}
