import type { WatchLevel, WatchRule } from '../health/rules/rules'
import type { WatchInput } from '../health/watches/watches'
import { course, given } from './courses'
import type { EntryOverrides } from './entries'
import type { Health } from './moves'
import { ago, days, now as anHourLater, today, weighed } from './watched'

/** Returns the result at the threshold, and the result one step beyond it. */
export type Edge = (n: number, health: Health) => [boolean, boolean]

/** Returns a watch's level, or null. */
const watched = (
  { watches }: Health,
  rule: WatchRule,
  given: Partial<WatchInput>,
): WatchLevel | null =>
  watches({
    entries: [],
    weighings: [],
    courses: [],
    limits: [],
    putAside: {},
    now: anHourLater,
    today,
    ...given,
  }).find((watch) => watch.rule === rule)?.level ?? null

/** Returns an entry with so many signs, none of them red, whichever threshold is moved. */
const signs = (count: number): EntryOverrides =>
  [
    { urination: 9, urinationBallSize: 'small' as const },
    { appetite: 2 },
    { lethargy: 2 },
    { quickHydrationValue: 'less' as const },
    { vomiting: 2 },
  ]
    .slice(0, count)
    .reduce<EntryOverrides>((all, one) => ({ ...all, ...one }), {})
const quiet = (count: number): EntryOverrides[] => Array.from({ length: count }, () => ({}))
const ofDays = (count: number, said: EntryOverrides) =>
  days(...Array.from({ length: count }, () => said))
const loss = (
  health: Health,
  now: [daysAgo: number, grams: number],
  then: [daysAgo: number, grams: number],
) => watched(health, 'weight-loss', { weighings: [weighed(...now), weighed(...then)] }) !== null

const HOUR_MS = 3_600_000
const start = Date.parse('2025-03-16T08:00:00Z')
export const at = (hours: number, ms = 0) => new Date(start + hours * HOUR_MS + ms)

/** The thresholds of watches and of weighings. */
export const watchEdges: Record<string, Edge> = {
  SEVERAL_SIGNS: (n, health) => {
    const several = (count: number) =>
      watched(health, 'several-signs', { entries: days(signs(count)) }) !== null
    return [several(n), several(n - 1)]
  },
  SEVERAL_SIGNS_RED: (n, health) => {
    const level = (count: number) =>
      watched(health, 'several-signs', { entries: days(signs(count), ...quiet(8)) })
    return [level(n) === 'red', level(n - 1) === 'red']
  },
  SIGNS_ABOVE_BASELINE: (n, health) => {
    const usual = Array.from({ length: 8 }, () => signs(1))
    const several = (count: number) =>
      watched(health, 'several-signs', { entries: days(signs(count), ...usual) }) !== null
    return [several(n + 1), several(n) && n > 1]
  },
  BASELINE_DAYS: (n, health) => {
    // The one quiet day is so many days ago. Otherwise the baseline would be as bad as today.
    const several = (daysAgo: number) =>
      watched(health, 'several-signs', {
        entries: [ago(0, signs(3)), ...[1, 2].map((one) => ago(one, signs(2))), ago(daysAgo)],
      }) !== null
    return [several(n), several(n + 1)]
  },
  APPETITE_LASTING: (n, health) => {
    const lasts = (appetite: number) =>
      watched(health, 'appetite-lasting', {
        entries: [ago(0, { appetite: 2 }), ...[1, 2, 3, 4].map((one) => ago(one, { appetite }))],
      })
    return [lasts(n) !== null || n < 2, lasts(n + 1) !== null]
  },
  APPETITE_LASTING_DAYS: (n, health) => {
    const lasts = (count: number) =>
      watched(health, 'appetite-lasting', { entries: ofDays(count, { appetite: 2 }) }) !== null
    return [lasts(n), lasts(n - 1)]
  },
  VOMITING_LASTING_DAYS: (n, health) => {
    const lasts = (count: number) =>
      watched(health, 'vomiting-lasting', { entries: ofDays(count, { vomiting: 1 }) }) !== null
    return [lasts(n), lasts(n - 1)]
  },
  NO_ENTRY_HOURS: (n, health) => {
    const said = (now: Date) =>
      watched(health, 'no-entry', {
        entries: days({ urination: 9, urinationBallSize: 'small' }),
        now,
      }) !== null
    return [said(at(n)), said(at(n, -1))]
  },
  WEIGHT_LOSS_PERCENT: (n, health) => [
    loss(health, [0, 10_000 - n * 100], [60, 10_000]),
    loss(health, [0, 10_001 - n * 100], [60, 10_000]),
  ],
  WEIGHT_LOSS_DAYS: (n, health) => {
    const confirmed = (daysAgo: number) =>
      watched(health, 'weight-loss-confirmed', {
        weighings: [weighed(0, 3000), weighed(1, 3000), weighed(daysAgo, 4000)],
      }) !== null
    return [confirmed(n), confirmed(n + 1)]
  },
  WEIGHT_LOSS_YEAR_DAYS: (n, health) => [
    loss(health, [0, 3000], [n, 4000]),
    loss(health, [0, 3000], [n + 1, 4000]),
  ],
  WEIGHT_LOSS_FAST_PERCENT: (n, health) => [
    loss(health, [0, 10_000 - n * 100], [20, 10_000]),
    loss(health, [0, 10_001 - n * 100], [20, 10_000]),
  ],
  WEIGHT_LOSS_FAST_DAYS: (n, health) => [
    loss(health, [0, 3720], [n, 4000]),
    loss(health, [0, 3720], [n + 1, 4000]),
  ],
  WEIGHT_GAIN_PERCENT: (n, health) => {
    const gains = (grams: number) =>
      watched(health, 'weight-gain-fast', {
        weighings: [weighed(0, grams), weighed(1, 10_000)],
      }) !== null
    return [gains(10_000 + n * 100), gains(9_999 + n * 100)]
  },
  WEIGHT_GAIN_DAYS: (n, health) => {
    const gains = (daysAgo: number) =>
      watched(health, 'weight-gain-fast', {
        weighings: [weighed(0, 4000), weighed(daysAgo, 3000)],
      }) !== null
    return [gains(n), gains(n + 1)]
  },
  WEIGHT_NOISE_GRAMS: (n, health) => [
    loss(health, [0, 500 - n], [20, 500]),
    loss(health, [0, 501 - n], [20, 500]),
  ],
  WEIGHT_SPEAKS_DAYS: (n, health) => [
    loss(health, [n, 3000], [n + 20, 4000]),
    loss(health, [n + 1, 3000], [n + 21, 4000]),
  ],
  WEIGHING_DUE_DAYS: (n, health) => {
    const notDue = (daysAgo: number) =>
      watched(health, 'weighing-due', { weighings: [weighed(daysAgo, 4000)] }) === null
    return [notDue(n), notDue(n + 1)]
  },
  WEIGHING_DUE_LOSS_DAYS: (n, health) => {
    const notDue = (daysAgo: number) =>
      watched(health, 'weighing-due', {
        weighings: [weighed(daysAgo, 3000), weighed(daysAgo + 20, 4000)],
      }) === null
    return [notDue(n), notDue(n + 1)]
  },
  STOOL_NONE_DAYS: (n, health) => {
    const said = (count: number) =>
      watched(health, 'stool-none', { entries: ofDays(count, { stool: 'none' }) }) !== null
    return [said(n), said(n - 1)]
  },
  STOOL_NONE_AMBER_DAYS: (n, health) => {
    const amber = (count: number) =>
      watched(health, 'stool-none', { entries: ofDays(count, { stool: 'none' }) }) === 'amber'
    return [amber(n), amber(n - 1)]
  },
  STOOL_HARD_DAYS: (n, health) => {
    const said = (count: number) =>
      watched(health, 'stool-hard', { entries: ofDays(count, { stool: 'hard' }) }) !== null
    return [said(n), said(n - 1)]
  },
  STOOL_SOFT_DAYS: (n, health) => {
    const said = (count: number) =>
      watched(health, 'stool-soft', { entries: ofDays(count, { stool: 'soft' }) }) !== null
    return [said(n), said(n - 1)]
  },
  STOOL_SOFT_AMBER_DAYS: (n, health) => {
    const amber = (count: number) =>
      watched(health, 'stool-soft', { entries: ofDays(count, { stool: 'soft' }) }) === 'amber'
    return [amber(n), amber(n - 1)]
  },
  STOOL_COUNTED_DAYS: (n, { daysWithoutStool }) => {
    const counts = (daysAgo: number) =>
      daysWithoutStool([ago(daysAgo, { stool: 'none' })], today) !== null
    return [counts(n - 1), counts(n)]
  },
  DOSE_DOUBLED_HOURS: (n, health) => {
    const isRaised = (now: Date) =>
      watched(health, 'dose-doubled', {
        courses: [course({ doses: [given(0), given(0)] })],
        now,
      }) !== null
    return [isRaised(at(n)), isRaised(at(n, 1))]
  },
  DOSES_MISSED: (n, health) => {
    const missed = (count: number) =>
      watched(health, 'doses-missed', { courses: [course({ addedOn: ago(count + 1).day })] }) !==
      null
    return [missed(n), missed(n - 1)]
  },
  WEIGHING_ASKED_PERCENT: (n, { isUnlikely }) => [
    !isUnlikely(10_000 + n * 100, 10_000),
    !isUnlikely(10_001 + n * 100, 10_000),
  ],
}
