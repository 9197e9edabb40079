import { dayNumber } from '../../base/time'
import type { Sign } from '../alerts/signs'
import { entriesBetween, type PastEntry, type WatchedEntries } from '../history/pastEntries'
import { hasVomited } from '../indicators/vomiting'
import { dayReason, type RaisedWatch } from '../rules/raisedWatch'
import { answersOf, type Reason } from '../rules/reasons'
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

const isVeryLow = ({ energy }: PastEntry): boolean => energy !== null && energy <= ENERGY_VERY_LOW

/** Returns `energy-very-low` (product/watches 2.2). */
export function lowEnergyWatch(watched: WatchedEntries, signs: readonly Sign[]): RaisedWatch[] {
  const run = runWhile(watched, isVeryLow)
  if (run.length === 0) return []
  const signsButEnergy = signs.filter(({ category }) => category !== 'energy')
  const isRed = signsButEnergy.length > 0 || run.length >= ENERGY_LASTING_DAYS
  const reasons = [
    ...answersOfDays('energy', run, watched),
    ...signsButEnergy.flatMap(({ category }) => answersOf(category, watched.latest)),
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

const eatsLittle = ({ appetite }: PastEntry): boolean =>
  appetite !== null && appetite <= APPETITE_LASTING

/** Returns `appetite-lasting` (product/watches 2.3). */
export function lastingAppetiteWatch(watched: WatchedEntries): RaisedWatch[] {
  const { history, day } = watched
  const run = runWhile(watched, eatsLittle)
  const week = entriesBetween(history, day, 0, APPETITE_LASTING_OF_DAYS - 1)
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
          reasons: answersOfDays('appetite', lowEntries, watched),
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
function lastingVomiting(watched: WatchedEntries): RaisedWatch | null {
  const run = runWhile(watched, hasVomited)
  if (run.length < VOMITING_LASTING_DAYS) return null
  const [latest, before] = run
  const isWorse = (latest?.vomiting ?? 0) > (before?.vomiting ?? 0)
  const isNew = run.length === VOMITING_LASTING_DAYS
  return {
    rule: 'vomiting-lasting',
    level: isNew || isWorse ? 'red' : 'amber',
    reasons: answersOfDays('vomiting', run, watched),
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

/**
 * Returns the latest entries for which `holds` is true, on consecutive calendar days. It reads the
 * history, since the entries with all answers do not reach far enough for a long run, nor for an instant of some
 * days ago (putAside.ts).
 */
function runWhile(
  { history, day }: WatchedEntries,
  holds: (entry: PastEntry) => boolean,
): PastEntry[] {
  const end = history.findIndex((entry, index) => day - entry.day !== index || !holds(entry))
  return history.slice(0, end === -1 ? history.length : end)
}

/** Returns the answers of these days. The history has the answers of older days, but not their instants. */
const answersOfDays = (
  category: 'appetite' | 'energy' | 'vomiting',
  days: readonly PastEntry[],
  { entries }: WatchedEntries,
): Reason[] =>
  days.flatMap(({ day, appetite, energy, vomiting, waterIntolerance }) =>
    answersOf(
      category,
      entries.find((entry) => dayNumber(entry.day) === day) ?? {
        ...entries[0],
        ...dayReason(day, ''),
        appetite,
        vomiting,
        waterIntolerance,
        lethargy: energy,
      },
    ),
  )
