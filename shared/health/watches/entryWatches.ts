import { HOUR_MS } from '../../base/duration'
import { dayBeside, daysBetween } from '../../base/time'
import { isRed, raisedRules } from '../alerts/raisedRules'
import { type Sign, signsOf } from '../alerts/signs'
import type { Category, Entry } from '../answers/entry'
import { usablePrevious } from '../answers/sequence'
import { answersOf, reasonsFor } from '../rules/reasons'
import { alertRules } from '../rules/rules'
import {
  APPETITE_LASTING,
  APPETITE_LASTING_DAYS,
  BASELINE_DAYS,
  ENERGY_VERY_LOW,
  NO_ENTRY_HOURS,
  SEVERAL_SIGNS,
  SEVERAL_SIGNS_RED,
  SIGNS_ABOVE_BASELINE,
  STALE_AFTER_HOURS,
  VOMITING_LASTING_DAYS,
  VOMITING_LIGHT,
} from '../thresholds/thresholds'
import type { RaisedWatch } from './raisedWatch'
import { stoolWatches } from './stoolWatches'

/**
 * The number of entries that these rules read: the latest, those of the baseline's days, and the
 * one before them.
 */
export const WATCHED_ENTRIES = BASELINE_DAYS + 2

/** The latest entry, and the earlier ones. */
type Entries = readonly [Entry, ...Entry[]]

/**
 * Returns watches of several signs and of lasting signs (product/watches 2), until the tiles are
 * marked as old. After that it returns `no-entry`.
 */
export function entryWatches(newestFirst: readonly Entry[], now: Date): RaisedWatch[] {
  const [latest] = newestFirst
  if (!latest) return []
  const raised = raisedByEntries(newestFirst as Entries)
  const hours = (now.getTime() - Date.parse(latest.date)) / HOUR_MS
  return [
    ...(hours <= STALE_AFTER_HOURS ? raised : []),
    ...(hours >= NO_ENTRY_HOURS ? noEntry(newestFirst as Entries, raised, now) : []),
  ]
}

function noEntry(
  [latest, before]: Entries,
  raised: readonly RaisedWatch[],
  now: Date,
): RaisedWatch[] {
  const previous = usablePrevious(latest, before)
  const alarming = [
    ...raisedRules(latest, previous).flatMap((rule) => reasonsFor(rule, latest, previous)),
    ...raised.flatMap(({ level, reasons }) => (level === 'info' ? [] : reasons)),
  ]
  const reasons = [
    ...new Map(alarming.map((reason) => [reason.date + reason.label, reason])).values(),
  ]
  return reasons.length > 0
    ? [
        {
          rule: 'no-entry',
          level: 'info',
          reasons,
          facts: { since: dayBeside(latest.day, now.toISOString()) },
        },
      ]
    : []
}

function raisedByEntries(newestFirst: Entries): RaisedWatch[] {
  const [latest, before] = newestFirst
  const reds = raisedRules(latest, usablePrevious(latest, before)).filter(isRed)
  const isRedOf = (category: Category) =>
    reds.some((rule) => alertRules[rule].category === category)
  const signs = signsOf(latest, before)
  return [
    ...(reds.length > 0
      ? []
      : [...severalSigns(newestFirst, signs), ...veryLowEnergy(latest, signs)]),
    ...(isRedOf('appetite') ? [] : lasting('appetite', newestFirst)),
    ...(isRedOf('vomiting') ? [] : lasting('vomiting', newestFirst)),
    ...stoolWatches(newestFirst),
  ]
}

function severalSigns(newestFirst: Entries, signs: readonly Sign[]): RaisedWatch[] {
  const [latest, before] = newestFirst
  if (signs.length < SEVERAL_SIGNS) return []
  const usual = baseline(newestFirst)
  const isUnusual = usual !== null && signs.length >= usual + SIGNS_ABOVE_BASELINE
  if (usual !== null && !isUnusual) return []
  const previous = usablePrevious(latest, before)
  const reasons = signs.flatMap(({ rules }) =>
    rules.flatMap((rule) => reasonsFor(rule, latest, previous)),
  )
  const level = isUnusual && signs.length >= SEVERAL_SIGNS_RED ? 'red' : 'amber'
  return [
    {
      rule: 'several-signs',
      level,
      reasons,
      facts: { categories: signs.map(({ category }) => category) },
    },
  ]
}

/**
 * Returns the fewest signs of the days before: a cat that has two signs every day raises no watch
 * every day. Returns `null` without an entry.
 */
function baseline(newestFirst: Entries): number | null {
  const [latest] = newestFirst
  const counts = newestFirst.flatMap((entry, index) => {
    const days = daysBetween(entry.day, latest.day)
    return days >= 1 && days <= BASELINE_DAYS ? [signsOf(entry, newestFirst[index + 1]).length] : []
  })
  return counts.length > 0 ? Math.min(...counts) : null
}

function veryLowEnergy(latest: Entry, signs: readonly Sign[]): RaisedWatch[] {
  if (latest.lethargy === null || latest.lethargy > ENERGY_VERY_LOW) return []
  const others = signs.filter(({ category }) => category !== 'energy')
  const reasons = [
    ...answersOf('energy', latest),
    ...others.flatMap(({ category }) => answersOf(category, latest)),
  ]
  return [{ rule: 'energy-very-low', level: others.length > 0 ? 'red' : 'amber', reasons }]
}

const lastingRules = {
  appetite: {
    rule: 'appetite-lasting',
    days: APPETITE_LASTING_DAYS,
    holds: ({ appetite }: Entry) => appetite !== null && appetite <= APPETITE_LASTING,
  },
  vomiting: {
    rule: 'vomiting-lasting',
    days: VOMITING_LASTING_DAYS,
    holds: ({ vomiting, waterIntolerance }: Entry) =>
      (vomiting ?? 0) >= VOMITING_LIGHT || waterIntolerance,
  },
} as const

function lasting(category: keyof typeof lastingRules, newestFirst: Entries): RaisedWatch[] {
  const { rule, days, holds } = lastingRules[category]
  const run = inARow(newestFirst, holds)
  return run.length >= days
    ? [{ rule, level: 'red', reasons: run.flatMap((entry) => answersOf(category, entry)) }]
    : []
}

/** Returns the latest entries for which `holds` is true, on consecutive calendar days. */
function inARow(newestFirst: Entries, holds: (entry: Entry) => boolean): Entry[] {
  const [latest] = newestFirst
  const end = newestFirst.findIndex(
    (entry, index) => daysBetween(entry.day, latest.day) !== index || !holds(entry),
  )
  return newestFirst.slice(0, end === -1 ? newestFirst.length : end)
}
