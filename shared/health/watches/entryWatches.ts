import { HOUR_MS } from '../../base/duration'
import { dayMonthUnlessOtherYear, dayNumber } from '../../base/time'
import type { Gender } from '../../cat/animalSchemas'
import { isRed, raisedRules } from '../alerts/raisedRules'
import { signsOf } from '../alerts/signs'
import { comparablePreviousEntry } from '../answers/comparablePreviousEntry'
import type { Category, Entry } from '../answers/entry'
import { type PastEntry, type WatchedEntries, withEntries } from '../history/pastEntries'
import type { RaisedWatch } from '../rules/raisedWatch'
import { reasonsFor } from '../rules/reasons'
import { alertRules } from '../rules/rules'
import { type WatchLevel } from '../rules/watchRow'
import {
  APPETITE_LASTING_OF_DAYS,
  NO_ENTRY_DAYS,
  NO_ENTRY_HOURS,
  NO_ENTRY_WORST_HOURS,
  STALE_AFTER_HOURS,
} from '../thresholds/thresholds'
import { declineWatch } from './declineWatch'
import { lastingAppetiteWatch, lowEnergyWatch, vomitingWatches } from './lastingWatches'
import { severalSigns } from './severalSigns'
import { stoolWatches } from './stoolWatches'
import { fewUrinations, usualUrinationWatch } from './urineWatches'
import { waterWatch } from './waterWatch'

/**
 * The number of whole entries that these rules read: those of a week, and two before. Earlier ones
 * are read as `PastEntry`.
 */
export const WATCHED_ENTRIES = APPETITE_LASTING_OF_DAYS + 2

export interface EntryWatchInput {
  /** Up to WATCHED_ENTRIES, sorted newest first. */
  entries: readonly Entry[]
  /** The entries of HISTORY_DAYS and the one before, sorted newest first. */
  history: readonly PastEntry[]
  name: string
  gender: Gender | null
  /** True if the vet has set the usual number of urinations. */
  hasUsualUrinations: boolean
  now: Date
}

/**
 * Returns watches of several signs and of lasting signs (product/watches 2), until the tiles are
 * marked as old. `no-entry` joins them a day after the latest entry.
 */
export function entryWatches(input: EntryWatchInput): RaisedWatch[] {
  const [latest, before] = input.entries
  if (!latest) return []
  const watched: WatchedEntries = {
    entries: input.entries as readonly [Entry, ...Entry[]],
    latest,
    before,
    day: dayNumber(latest.day),
    history: withEntries(input.history, input.entries),
    name: input.name,
    gender: input.gender,
  }
  const raisedWatches = raisedByEntries(watched)
  const hours = (input.now.getTime() - Date.parse(latest.date)) / HOUR_MS
  return [
    ...(hours <= STALE_AFTER_HOURS
      ? [...raisedWatches, ...usualUrinationWatch(watched, input.hasUsualUrinations)]
      : []),
    ...(hours >= NO_ENTRY_HOURS && hours <= NO_ENTRY_DAYS * 24
      ? noEntry(watched, raisedWatches, hours, input.now)
      : []),
  ]
}

/** The level falls after NO_ENTRY_WORST_HOURS (product/watches 2.4). */
const laterLevel = { red: 'amber', amber: 'info' } as const

function noEntry(
  { latest, before }: WatchedEntries,
  raisedWatches: readonly RaisedWatch[],
  hours: number,
  now: Date,
): RaisedWatch[] {
  const previous = comparablePreviousEntry(latest, before)
  const rules = raisedRules(latest, previous)
  const watches = raisedWatches.filter(({ level }) => level !== 'info')
  if (rules.length === 0 && watches.length === 0) return []
  const worst = rules.some(isRed) || watches.some(({ level }) => level === 'red') ? 'red' : 'amber'
  const level: WatchLevel = hours <= NO_ENTRY_WORST_HOURS ? worst : laterLevel[worst]
  const alarming = [
    ...rules.flatMap((rule) => reasonsFor(rule, latest, previous)),
    ...watches.flatMap(({ reasons }) => reasons),
  ]
  return [
    {
      rule: 'no-entry',
      level,
      reasons: [...new Map(alarming.map((reason) => [reason.day + reason.label, reason])).values()],
      facts: {
        since: dayMonthUnlessOtherYear(latest.day, now.toISOString()),
        isUrgent: worst === 'red',
      },
    },
  ]
}

function raisedByEntries(watched: WatchedEntries): RaisedWatch[] {
  const { latest, before } = watched
  const reds = raisedRules(latest, comparablePreviousEntry(latest, before)).filter(isRed)
  const isRedOf = (category: Category) =>
    reds.some((rule) => alertRules[rule].category === category)
  const signs = signsOf(latest, before)
  const raisedWatches = [
    ...(reds.length > 0
      ? []
      : [...severalSigns(watched, signs), ...lowEnergyWatch(watched, signs)]),
    ...(isRedOf('appetite') ? [] : lastingAppetiteWatch(watched)),
    ...(isRedOf('vomiting') ? [] : vomitingWatches(watched)),
    ...(isRedOf('urination') ? [] : fewUrinations(watched, signs)),
    ...waterWatch(watched),
    ...stoolWatches(watched),
  ]
  const isUrgent = reds.length > 0 || raisedWatches.some(({ level }) => level === 'red')
  return isUrgent ? raisedWatches : [...raisedWatches, ...declineWatch(watched)]
}
