import { dayNumber, daysBetween } from '../../base/time'
import type { Sign } from '../alerts/signs'
import type { Entry } from '../answers/entry'
import { hasVomited } from '../indicators/vomiting'
import { answersOf } from '../rules/reasons'
import {
  APPETITE_LASTING,
  APPETITE_LASTING_DAYS,
  APPETITE_LASTING_ENTRIES,
  APPETITE_LASTING_OF_DAYS,
  APPETITE_REDUCED,
  ENERGY_LASTING_DAYS,
  ENERGY_VERY_LOW,
  USUAL_FROM_DAYS,
  USUAL_MIN_COUNT,
  USUAL_TO_DAYS,
  VOMITING_LASTING_DAYS,
  VOMITING_OFTEN_DAYS,
  VOMITING_OFTEN_OF_DAYS,
  VOMITING_OFTEN_RED,
  VOMITING_OFTEN_RED_DAYS,
  VOMITING_OFTEN_TIMES,
  VOMITING_USUAL_DAYS,
} from '../thresholds/thresholds'
import { entriesBetween, type PastEntry, type WatchedEntries } from './pastEntries'
import { dayReason, type RaisedWatch } from './raisedWatch'

const isVeryLow = ({ lethargy }: Entry): boolean => lethargy !== null && lethargy <= ENERGY_VERY_LOW

/** Returns `energy-very-low` (product/watches 2.2). */
export function lowEnergyWatch({ entries }: WatchedEntries, signs: readonly Sign[]): RaisedWatch[] {
  const run = runWhile(entries, isVeryLow)
  const [latest] = run
  if (!latest) return []
  const signsButEnergy = signs.filter(({ category }) => category !== 'energy')
  const isRed = signsButEnergy.length > 0 || run.length >= ENERGY_LASTING_DAYS
  const reasons = [
    ...run.flatMap((entry) => answersOf('energy', entry)),
    ...signsButEnergy.flatMap(({ category }) => answersOf(category, latest)),
  ]
  return [
    {
      rule: 'energy-very-low',
      level: isRed ? 'red' : 'amber',
      reasons,
      facts: { hasOthers: signsButEnergy.length > 0, count: run.length },
    },
  ]
}

const eatsLittle = ({ appetite }: Pick<Entry, 'appetite'>): boolean =>
  appetite !== null && appetite <= APPETITE_LASTING

/** Returns `appetite-lasting` (product/watches 2.3). */
export function lastingAppetiteWatch({ entries }: WatchedEntries): RaisedWatch[] {
  const run = runWhile(entries, eatsLittle)
  const week = entries.filter(
    (entry) => daysBetween(entry.day, entries[0].day) < APPETITE_LASTING_OF_DAYS,
  )
  const low = week.filter(eatsLittle)
  const isLow =
    low.length >= APPETITE_LASTING_ENTRIES &&
    week.every(({ appetite }) => appetite === null || appetite <= APPETITE_REDUCED)
  const lowEntries = run.length >= APPETITE_LASTING_DAYS ? run : isLow ? low : []
  return lowEntries.length > 0
    ? [
        {
          rule: 'appetite-lasting',
          level: 'red',
          reasons: lowEntries.flatMap((entry) => answersOf('appetite', entry)),
        },
      ]
    : []
}

/** Returns `vomiting-lasting` or `vomiting-often`, the graver one (product/watches 2.3). */
export function vomitingWatches(watched: WatchedEntries): RaisedWatch[] {
  const [lasting, often] = [lastingVomiting(watched), oftenVomiting(watched)]
  const isGraver = often?.level === 'red' && lasting?.level !== 'red'
  const watch = isGraver ? often : (lasting ?? often)
  return watch ? [watch] : []
}

/** Raises `vomiting-lasting`: red on its first day, and on each day with more vomitings than the day before. */
function lastingVomiting({ entries, history, day }: WatchedEntries): RaisedWatch | null {
  // The whole entries do not reach back to the fifth day for an instant of some days ago (putAside.ts).
  const end = history.findIndex((entry, index) => day - entry.day !== index || !hasVomited(entry))
  const count = end === -1 ? history.length : end
  if (count < VOMITING_LASTING_DAYS) return null
  const [latest, before] = history
  const isWorse = (latest?.vomiting ?? 0) > (before?.vomiting ?? 0)
  const isNew = count === VOMITING_LASTING_DAYS
  return {
    rule: 'vomiting-lasting',
    level: isNew || isWorse ? 'red' : 'amber',
    reasons: runWhile(entries, hasVomited).flatMap((entry) => answersOf('vomiting', entry)),
  }
}

function oftenVomiting({ history, day }: WatchedEntries): RaisedWatch | null {
  const days = entriesBetween(history, day, 0, VOMITING_OFTEN_OF_DAYS - 1).filter(hasVomited)
  const usual = usualVomitingDays(entriesBetween(history, day, USUAL_FROM_DAYS, USUAL_TO_DAYS))
  if (days.length < VOMITING_OFTEN_DAYS || days.length < VOMITING_OFTEN_TIMES * usual) return null
  const recent = entriesBetween(history, day, 0, VOMITING_OFTEN_RED_DAYS - 1)
  const count = recent.reduce((sum, { vomiting }) => sum + (vomiting ?? 0), 0)
  return {
    rule: 'vomiting-often',
    level: count >= VOMITING_OFTEN_RED ? 'red' : 'amber',
    reasons: days.map((entry) =>
      dayReason(entry.day, `Vomissements\u00a0: ${entry.vomiting ?? '–'}`),
    ),
    facts: { count: days.length },
    magnitude: days.length,
  }
}

/** Returns the cat's usual number of days with vomiting, of VOMITING_OFTEN_OF_DAYS. */
const usualVomitingDays = (entries: readonly PastEntry[]): number =>
  entries.length < USUAL_MIN_COUNT
    ? VOMITING_USUAL_DAYS
    : (entries.filter(hasVomited).length / entries.length) * VOMITING_OFTEN_OF_DAYS

/** Returns the latest entries for which `holds` is true, on consecutive calendar days. */
function runWhile(newestFirst: readonly Entry[], holds: (entry: Entry) => boolean): Entry[] {
  const last = dayNumber(newestFirst[0]?.day ?? 0)
  const end = newestFirst.findIndex(
    (entry, index) => last - dayNumber(entry.day) !== index || !holds(entry),
  )
  return newestFirst.slice(0, end === -1 ? newestFirst.length : end)
}
