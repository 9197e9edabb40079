import type { MessageLine } from '../alerts/alertMessages'
import { isRed, raisedRules } from '../alerts/raisedRules'
import type { Entry } from '../answers/entry'
import { usablePrevious } from '../answers/sequence'
import type { Reason } from '../rules/reasons'
import { type WatchLevel, watchLevels, type WatchRule, watchRules } from '../rules/rules'
import type { VetLimit } from '../rules/vetLimits'
import { careWatches, type NamedCourse } from './careWatches'
import { entryWatches } from './entryWatches'
import type { RaisedWatch } from './raisedWatch'
import { vetWatches } from './vetWatches'
import { watchLines } from './watchMessages'
import { type TimedWeighing, weightWatches } from './weightWatches'

export interface Watch {
  rule: WatchRule
  level: WatchLevel
  lines: MessageLine[]
  reasons: Reason[]
  /**
   * true under a red alert or a red watch: only the vet's page shows it, and marks it
   * (product/watches 1.3)
   */
  hidden: boolean
  /** ISO instant until which the owner dismissed it (product/watches 1.5) */
  putAsideUntil: string | null
}

/** The days for which 'Vu, merci' dismisses a watch (product/watches 1.5). */
export const PUT_ASIDE_DAYS = 7

/**
 * The watches that the owner put aside: each rule's level at that time, and the ISO instant of the
 * end.
 */
export type PutAside = Partial<Record<string, { level: WatchLevel; until: string }>>

export interface WatchInput {
  /** newest first, up to WATCHED_ENTRIES */
  entries: readonly Entry[]
  /** newest first */
  weighings: readonly TimedWeighing[]
  /** treatments, with the doses of the days that the rules read */
  courses: readonly NamedCourse[]
  /** the vet's numbers that the owner accepted */
  limits: readonly VetLimit[]
  putAside: PutAside
  now: Date
  /** the owner's calendar day */
  today: string
}

/** Returns all watches that are raised, worst first (product/watches 1.2). */
export function watches({
  entries,
  weighings,
  courses,
  limits,
  putAside,
  now,
  today,
}: WatchInput): Watch[] {
  const raised = [
    ...entryWatches(entries, now),
    ...weightWatches(weighings, today, limits),
    ...careWatches({ courses, latest: entries[0], now, today }),
    ...vetWatches(limits, today),
  ]
  return arrangeWatches(watchesOf(raised, putAside, now), hasRedAlert(entries))
}

/** Adds the French text and the put-aside state to raised watches. */
export function watchesOf(raised: readonly RaisedWatch[], putAside: PutAside, now: Date): Watch[] {
  return raised.map(({ rule, level, reasons, facts = {} }) => {
    return {
      rule,
      level,
      reasons,
      lines: watchLines(rule, level, facts),
      hidden: false,
      putAsideUntil: asideUntil(putAside[rule], level, now),
    }
  })
}

type ArrangedWatch = Pick<Watch, 'rule' | 'level' | 'hidden' | 'putAsideUntil'>

/**
 * Sorts the watches and hides those under a red one. A red watch that was put aside hides nothing.
 */
export function arrangeWatches<Of extends ArrangedWatch>(
  all: readonly Of[],
  underRed: boolean,
): Of[] {
  const hides =
    underRed || all.some(({ level, putAsideUntil }) => level === 'red' && putAsideUntil === null)
  const place = ({ level, rule }: Of) =>
    watchLevels.indexOf(level) * watchRules.length + watchRules.indexOf(rule)
  return all
    .map((watch) => ({ ...watch, hidden: hides && watch.level !== 'red' }))
    .toSorted((one, other) => place(one) - place(other))
}

/** Returns the watches that the owner's screens show. */
export const shownWatches = <Of extends Pick<Watch, 'hidden' | 'putAsideUntil'>>(
  all: readonly Of[],
): Of[] => all.filter(({ hidden, putAsideUntil }) => !hidden && putAsideUntil === null)

export function hasRedAlert([latest, before]: readonly Entry[]): boolean {
  return latest !== undefined && raisedRules(latest, usablePrevious(latest, before)).some(isRed)
}

/**
 * Returns the end of the put-aside state. A watch whose level rose since is no longer put aside.
 */
export function asideUntil(aside: PutAside[string], level: WatchLevel, now: Date): string | null {
  if (!aside || Date.parse(aside.until) <= now.getTime()) return null
  return watchLevels.indexOf(level) >= watchLevels.indexOf(aside.level) ? aside.until : null
}
