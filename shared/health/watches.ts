import type { MessageLine } from './alertMessages'
import { careWatches, type NamedCourse } from './careWatches'
import type { Entry } from './entry'
import { entryWatches } from './entryWatches'
import { isRed, raisedRules } from './raised'
import type { RaisedWatch } from './raisedWatch'
import type { Reason } from './reasons'
import { type WatchLevel, watchLevels, type WatchRule, watchRules } from './rule'
import { usablePrevious } from './sequence'
import type { VetLimit } from './vetLimits'
import { vetWatches } from './vetWatches'
import { watchLines } from './watchMessages'
import { type Weighed, weightWatches } from './weightWatches'

export interface Watch {
  rule: WatchRule
  level: WatchLevel
  lines: MessageLine[]
  reasons: Reason[]
  /** under a red alert or a red watch: only the vet's page shows it, marked as such (product/watches 1.3) */
  hidden: boolean
  /** ISO instant: the owner has seen it (product/watches 1.5) */
  putAsideUntil: string | null
}

/** 'Vu, merci' (product/watches 1.5). */
export const PUT_ASIDE_DAYS = 7

/** What the owner has put aside: each rule's level then, and until when (ISO instant). */
export type PutAside = Partial<Record<string, { level: WatchLevel; until: string }>>

export interface Watched {
  /** newest first, WATCHED_ENTRIES of them where there are so many */
  entries: readonly Entry[]
  /** newest first */
  weighings: readonly Weighed[]
  /** treatments, with the doses of the days that the rules look at */
  courses: readonly NamedCourse[]
  /** numbers of the vet's that the owner accepted */
  limits: readonly VetLimit[]
  putAside: PutAside
  now: Date
  /** the owner's calendar day */
  today: string
}

/** All that stand, worst first (product/watches 1.2). */
export function watches({
  entries,
  weighings,
  courses,
  limits,
  putAside,
  now,
  today,
}: Watched): Watch[] {
  const raised = [
    ...entryWatches(entries, now),
    ...weightWatches(weighings, today, limits),
    ...careWatches({ courses, latest: entries[0], now, today }),
    ...vetWatches(limits, today),
  ]
  return arranged(watchesOf(raised, putAside, now), hasRedAlert(entries))
}

/** With their words, and those that the owner put aside. */
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

type Arranged = Pick<Watch, 'rule' | 'level' | 'hidden' | 'putAsideUntil'>

/** In their order, and hidden under a red; a red that was put aside hides nothing. */
export function arranged<Of extends Arranged>(all: readonly Of[], underRed: boolean): Of[] {
  const hides =
    underRed || all.some(({ level, putAsideUntil }) => level === 'red' && putAsideUntil === null)
  const place = ({ level, rule }: Of) =>
    watchLevels.indexOf(level) * watchRules.length + watchRules.indexOf(rule)
  return all
    .map((watch) => ({ ...watch, hidden: hides && watch.level !== 'red' }))
    .toSorted((one, other) => place(one) - place(other))
}

/** What the owner's screens show. */
export const shownWatches = <Of extends Pick<Watch, 'hidden' | 'putAsideUntil'>>(
  all: readonly Of[],
): Of[] => all.filter(({ hidden, putAsideUntil }) => !hidden && putAsideUntil === null)

export function hasRedAlert([latest, before]: readonly Entry[]): boolean {
  return latest !== undefined && raisedRules(latest, usablePrevious(latest, before)).some(isRed)
}

/** It comes back where its level rises. */
export function asideUntil(aside: PutAside[string], level: WatchLevel, now: Date): string | null {
  if (!aside || Date.parse(aside.until) <= now.getTime()) return null
  return watchLevels.indexOf(level) >= watchLevels.indexOf(aside.level) ? aside.until : null
}
