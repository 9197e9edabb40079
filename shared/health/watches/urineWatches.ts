import type { Sign } from '../alerts/signs'
import type { Entry } from '../answers/entry'
import { observedUrination } from '../answers/perfusionShare'
import {
  entriesBetween,
  median,
  type PastEntry,
  nonNull,
  type WatchedEntries,
} from '../history/pastEntries'
import { dayReason, type RaisedWatch } from '../rules/raisedWatch'
import { answersOf } from '../rules/reasons'
import {
  URINATION_MANY_LARGE,
  URINE_FEW,
  URINE_FEW_GAP_DAYS,
  URINE_FEW_MEDIAN,
  URINE_FEW_DIVISOR,
  URINE_MANY_AFTER_DAYS,
  URINE_MANY_MIN_COUNT,
  URINE_USUAL_DAYS,
  URINE_USUAL_MIN_COUNT,
} from '../thresholds/thresholds'

const countsOf = (entries: readonly PastEntry[]): number[] =>
  nonNull(entries.map(({ urinations }) => urinations))

/** Returns `urine-few` (product/watches 2.6), unless a red alert of the urination is raised. */
export function fewUrinations(watched: WatchedEntries, signs: readonly Sign[]): RaisedWatch[] {
  const { latest, before, history, day, gender } = watched
  const previous = history.find((entry) => entry.day < day)
  if (!before || !previous || day - previous.day > URINE_FEW_GAP_DAYS) return []
  const counts = countsOf(entriesBetween(history, previous.day, 1, URINE_USUAL_DAYS))
  const usual = median(counts)
  if (usual === null || counts.length < URINE_USUAL_MIN_COUNT || usual * 10 < URINE_FEW_MEDIAN)
    return []
  const maxCount = Math.max(URINE_FEW, usual / URINE_FEW_DIVISOR)
  const isFew = (entry: Entry) => (observedUrination(entry) ?? Infinity) <= maxCount
  if (!isFew(latest) || !isFew(before)) return []
  const isRed = gender === 'male' || signs.some(({ category }) => category !== 'urination')
  return [
    {
      rule: 'urine-few',
      level: isRed ? 'red' : 'amber',
      reasons: [latest, before].flatMap((entry) => answersOf('urination', entry)),
    },
  ]
}

/**
 * Returns `urination-usual`, a hint to agree on a usual number with the vet (product/watches 2.8).
 * @param hasLimit the vet has set the number
 */
export function usualUrinationWatch(
  { history, day, name }: WatchedEntries,
  hasLimit: boolean,
): RaisedWatch[] {
  const counts = countsOf(entriesBetween(history, day, 0, URINE_USUAL_DAYS - 1))
  const usual = median(counts)
  const isUsual =
    usual !== null && counts.length >= URINE_MANY_MIN_COUNT && usual > URINATION_MANY_LARGE
  const isOld = history.some((entry) => day - entry.day >= URINE_MANY_AFTER_DAYS)
  if (!isUsual || hasLimit || !isOld) return []
  return [
    {
      rule: 'urination-usual',
      level: 'info',
      reasons: [
        dayReason(day, `Urinations\u00a0: ${counts.length} comptes en ${URINE_USUAL_DAYS} jours`),
      ],
      facts: { usual, name },
    },
  ]
}
