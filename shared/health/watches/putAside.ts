import { DAY_MS } from '../../base/duration'
import { addDays, dayNumber } from '../../base/time'
import type { RaisedWatch } from '../rules/raisedWatch'
import { type WatchLevel, watchLevels } from '../rules/watchRow'
import { isWatchRule, watchRow, type WatchRule } from '../rules/watchTable'
import { raiseByMatter, type WatchInput } from './raiseWatches'

/** The days for which 'Vu, merci' dismisses a watch, unless it ends at the next entry. */
export const PUT_ASIDE_DAYS = 7
const UNTIL_ENTRY_DAYS = 1

/** A watch that the owner put aside (product/watches 1.5). */
export interface PutAsideState {
  /** The watch's level at that time. */
  level: WatchLevel
  /** ISO instant: the moment of 'Vu, merci' is `daysAside` earlier */
  until: string
  /** The watch's magnitude at that time. It is absent in older rows, and on a device. */
  magnitude?: number | undefined
}

export type PutAsideByRule = Partial<Record<string, PutAsideState>>

/** The shorter time is used for a rule that this build does not have. */
const daysAside = (rule: WatchRule): number =>
  isWatchRule(rule) && watchRow(rule).aside !== 'untilEntry' ? PUT_ASIDE_DAYS : UNTIL_ENTRY_DAYS

export function createPutAsideState(
  rule: WatchRule,
  level: WatchLevel,
  seenAt: Date,
): PutAsideState {
  return { level, until: new Date(seenAt.getTime() + daysAside(rule) * DAY_MS).toISOString() }
}

/** Returns the same with the watch's magnitude at that time, for later corrections of the facts. */
export function createMeasuredPutAsideState(
  rule: WatchRule,
  level: WatchLevel,
  seenAt: Date,
  input: WatchInput,
): PutAsideState {
  const magnitude = watchAt(rule, seenAt.toISOString(), input)?.magnitude
  return {
    ...createPutAsideState(rule, level, seenAt),
    ...(magnitude !== undefined && { magnitude }),
  }
}

/** Returns the watch as it was raised at an instant; `undefined` if it was not. */
const watchAt = (
  rule: WatchRule,
  instant: string,
  input: WatchInput,
  day = dayAt(instant, input),
): RaisedWatch | undefined =>
  raiseByMatter[watchRow(rule).matter](inputAt({ instant, day }, input)).find(
    (one) => one.rule === rule,
  )

/**
 * Returns the end of the put-aside state. A watch whose level rose since is no longer put aside.
 */
export function putAsideEndByLevel(
  aside: PutAsideState | undefined,
  level: WatchLevel,
  now: Date,
): string | null {
  if (!aside || Date.parse(aside.until) <= now.getTime()) return null
  return watchLevels.indexOf(level) >= watchLevels.indexOf(aside.level) ? aside.until : null
}

/**
 * Returns the same from all facts: a new episode and a watch that has grown are shown again
 * (product/watches 1.5).
 */
export function putAsideEndByFacts(
  aside: PutAsideState | undefined,
  watch: RaisedWatch,
  input: WatchInput,
): string | null {
  const until = putAsideEndByLevel(aside, watch.level, input.now)
  if (!aside || !until) return null
  const row = watchRow(watch.rule)
  const seenAt = new Date(Date.parse(until) - daysAside(watch.rule) * DAY_MS).toISOString()
  const later = laterMoments(seenAt, input)
  const isOver =
    row.aside === 'untilEntry'
      ? later.some(({ isEntry }) => isEntry)
      : later.some(({ instant, day }) => !watchAt(watch.rule, instant, input, day))
  return isOver || hasNewReason(watch, seenAt) || hasGrown(aside, watch, seenAt, input)
    ? null
    : until
}

/** Returns whether the watch has a reason that the owner had not seen, if its row counts each as new. */
const hasNewReason = ({ rule, reasons }: RaisedWatch, seenAt: string): boolean =>
  watchRow(rule).eachReasonIsNew === true &&
  reasons.some(({ date }) => Date.parse(date) > Date.parse(seenAt))

/** Percentages of grams are no binary fractions: 8.2 - 5.2 is a little less than 3. */
const TOLERANCE = 1e-9

/** Returns whether a watch has grown by the `growth` of its row since it was put aside. */
function hasGrown(
  aside: PutAsideState,
  { rule, magnitude = 0 }: RaisedWatch,
  seenAt: string,
  input: WatchInput,
): boolean {
  const { growth } = watchRow(rule)
  if (growth === undefined) return false
  const seenMagnitude = aside.magnitude ?? watchAt(rule, seenAt, input)?.magnitude ?? Infinity
  return magnitude - seenMagnitude >= growth - TOLERANCE
}

export interface RecordInstant {
  /** ISO instant */
  instant: string
  day: string
  isEntry: boolean
}

function laterMoments(seenAt: string, { entries, weighings }: WatchInput): RecordInstant[] {
  const isLater = ({ date }: { date: string }) => Date.parse(date) > Date.parse(seenAt)
  return [
    ...entries.filter(isLater).map(({ date, day }) => ({ instant: date, day, isEntry: true })),
    ...weighings.filter(isLater).map(({ date, day }) => ({ instant: date, day, isEntry: false })),
  ]
}

/** Returns the facts as they were at a moment. */
export function inputAt(
  { instant, day }: Pick<RecordInstant, 'instant' | 'day'>,
  input: WatchInput,
): WatchInput {
  const now = new Date(instant)
  const isEarlier = ({ date }: { date: string }) => Date.parse(date) <= now.getTime()
  const entries = input.entries.filter(isEarlier)
  const latest = dayNumber(entries[0]?.day ?? 0)
  return {
    ...input,
    now,
    today: day,
    entries,
    history: input.history.filter((entry) => entry.day <= latest),
    weighings: input.weighings.filter(isEarlier),
    courses: input.courses.map((course) => ({
      ...course,
      doses: course.doses.filter(({ at }) => Date.parse(at) <= now.getTime()),
    })),
  }
}

/**
 * Returns the owner's day of an earlier instant, counted in whole days before now. An entry or a
 * weighing before that instant may have a later day.
 */
function dayAt(instant: string, { entries, weighings, now, today }: WatchInput): string {
  const days = Math.floor((now.getTime() - Date.parse(instant)) / DAY_MS)
  const noted = [...entries, ...weighings].filter(
    ({ date }) => Date.parse(date) <= Date.parse(instant),
  )
  const latest =
    noted
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? ''
  const byClock = addDays(today, -days)
  return latest > byClock ? latest : byClock
}
