import { HOUR_MS } from '../base/duration'
import { course, givenDose } from './courses'
import { type Edge, levelOf } from './edge'
import type { EntryOverrides } from './entries'
import type { Health } from './shiftedThresholds'
import { usualEdges } from './usualEdges'
import { entryAgo, days, today } from './watchInput'
import { weightEdges } from './weightEdges'

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
const calmDays = (count: number): EntryOverrides[] => Array.from({ length: count }, () => ({}))
const ofDays = (count: number, answers: EntryOverrides) =>
  days(...Array.from({ length: count }, () => answers))
const quarters = (count: number) => Array.from({ length: count }, () => ({ appetite: 2 }))
/** Returns the level of `vomiting-often` with one vomiting on each of these days. */
const oftenLevel = (health: Health, daysAgo: number[]) =>
  levelOf(health, 'vomiting-often', {
    entries: daysAgo.map((one) => entryAgo(one, { vomiting: 1 })),
  })

const start = Date.parse('2025-03-16T08:00:00Z')
export const hoursLater = (hours: number, ms = 0) => new Date(start + hours * HOUR_MS + ms)

/** The thresholds of watches and of weighings. */
export const watchEdges: Record<string, Edge> = {
  SEVERAL_SIGNS: (n, health) => {
    const several = (count: number) =>
      levelOf(health, 'several-signs', { entries: days(signs(count)) }) !== null
    return [several(n), several(n - 1)]
  },
  SEVERAL_SIGNS_RED: (n, health) => {
    const level = (count: number) =>
      levelOf(health, 'several-signs', { entries: days(signs(count), ...calmDays(8)) })
    return [level(n) === 'red', level(n - 1) === 'red']
  },
  SIGNS_ABOVE_BASELINE: (n, health) => {
    const usual = Array.from({ length: 8 }, () => signs(1))
    const several = (count: number) =>
      levelOf(health, 'several-signs', { entries: days(signs(count), ...usual) }) !== null
    return [several(n + 1), several(n) && n > 1]
  },
  BASELINE_DAYS: (n, health) => {
    // The one quiet day is so many days ago. Otherwise the baseline would be as bad as today.
    const several = (daysAgo: number) =>
      levelOf(health, 'several-signs', {
        entries: [
          entryAgo(0, signs(3)),
          ...[1, 2].map((one) => entryAgo(one, signs(2))),
          entryAgo(daysAgo),
        ],
      }) !== null
    return [several(n), several(n + 1)]
  },
  APPETITE_LASTING: (n, health) => {
    const isLastingRaised = (appetite: number) =>
      levelOf(health, 'appetite-lasting', {
        entries: [
          entryAgo(0, { appetite: 2 }),
          ...[1, 2, 3, 4].map((one) => entryAgo(one, { appetite })),
        ],
      })
    return [isLastingRaised(n) !== null || n < 2, isLastingRaised(n + 1) !== null]
  },
  APPETITE_LASTING_DAYS: (n, health) => {
    const isLastingRaised = (count: number) =>
      levelOf(health, 'appetite-lasting', {
        entries: days(...quarters(count), { appetite: 4 }),
      }) !== null
    return [isLastingRaised(n), isLastingRaised(n - 1)]
  },
  APPETITE_LASTING_ENTRIES: (n, health) => {
    const isLastingRaised = (count: number) =>
      levelOf(health, 'appetite-lasting', {
        entries: [0, 2, 4, 6].slice(0, count).map((daysAgo) => entryAgo(daysAgo, { appetite: 2 })),
      }) !== null
    return [isLastingRaised(n), isLastingRaised(n - 1)]
  },
  APPETITE_LASTING_OF_DAYS: (n, health) => {
    const isLastingRaised = (daysAgo: number) =>
      levelOf(health, 'appetite-lasting', {
        entries: [0, 2, daysAgo].map((one) => entryAgo(one, { appetite: 2 })),
      }) !== null
    return [isLastingRaised(n - 1), isLastingRaised(n)]
  },
  ENERGY_LASTING_DAYS: (n, health) => {
    const isRed = (count: number) =>
      levelOf(health, 'energy-very-low', { entries: ofDays(count, { lethargy: 1 }) }) === 'red'
    return [isRed(n), isRed(n - 1)]
  },
  VOMITING_LASTING_DAYS: (n, health) => {
    const isLastingRaised = (count: number) =>
      levelOf(health, 'vomiting-lasting', { entries: ofDays(count, { vomiting: 1 }) }) !== null
    return [isLastingRaised(n), isLastingRaised(n - 1)]
  },
  VOMITING_OFTEN_DAYS: (n, health) => {
    const isOften = (count: number) => oftenLevel(health, [0, 2, 4, 6, 8].slice(0, count)) !== null
    return [isOften(n), isOften(n - 1)]
  },
  VOMITING_OFTEN_OF_DAYS: (n, health) => [
    oftenLevel(health, [0, 2, 4, n - 1]) !== null,
    oftenLevel(health, [0, 2, 4, n]) !== null,
  ],
  VOMITING_OFTEN_RED: (n, health) => {
    const isRed = (count: number) =>
      levelOf(health, 'vomiting-often', {
        entries: [
          entryAgo(0, { vomiting: 2 }),
          entryAgo(1, { vomiting: count - 4 }),
          ...[2, 4, 6].map((daysAgo) => entryAgo(daysAgo, { vomiting: 2 })),
        ],
      }) === 'red'
    return [isRed(n), isRed(n - 1)]
  },
  VOMITING_OFTEN_RED_DAYS: (n, health) => {
    const isRed = (daysAgo: number) =>
      levelOf(health, 'vomiting-often', {
        entries: [
          entryAgo(0, { vomiting: 2 }),
          entryAgo(daysAgo, { vomiting: 4 }),
          ...[6, 8].map((one) => entryAgo(one, { vomiting: 1 })),
        ],
      }) === 'red'
    return [isRed(n - 1), isRed(n)]
  },
  NO_ENTRY_DAYS: (n, health) => {
    const isRaised = (now: Date) =>
      levelOf(health, 'no-entry', { entries: days({ vomiting: 2 }), now }) !== null
    return [isRaised(hoursLater(n * 24)), isRaised(hoursLater(n * 24, 1))]
  },
  NO_ENTRY_WORST_HOURS: (n, health) => {
    const isWorst = (now: Date) =>
      levelOf(health, 'no-entry', { entries: days({ vomiting: 2 }), now }) === 'amber'
    return [isWorst(hoursLater(n)), isWorst(hoursLater(n, 1))]
  },
  NO_ENTRY_HOURS: (n, health) => {
    const resultAt = (now: Date) =>
      levelOf(health, 'no-entry', {
        entries: days({ urination: 9, urinationBallSize: 'small' }),
        now,
      }) !== null
    return [resultAt(hoursLater(n)), resultAt(hoursLater(n, -1))]
  },
  ...usualEdges,
  ...weightEdges,
  STOOL_NONE_DAYS: (n, health) => {
    const resultAt = (count: number) =>
      levelOf(health, 'stool-none', { entries: ofDays(count, { stool: 'none' }) }) !== null
    return [resultAt(n), resultAt(n - 1)]
  },
  STOOL_NONE_AMBER_DAYS: (n, health) => {
    const amber = (count: number) =>
      levelOf(health, 'stool-none', { entries: ofDays(count, { stool: 'none' }) }) === 'amber'
    return [amber(n), amber(n - 1)]
  },
  STOOL_HARD_DAYS: (n, health) => {
    const resultAt = (count: number) =>
      levelOf(health, 'stool-hard', { entries: ofDays(count, { stool: 'hard' }) }) !== null
    return [resultAt(n), resultAt(n - 1)]
  },
  STOOL_SOFT_DAYS: (n, health) => {
    const resultAt = (count: number) =>
      levelOf(health, 'stool-soft', { entries: ofDays(count, { stool: 'soft' }) }) !== null
    return [resultAt(n), resultAt(n - 1)]
  },
  STOOL_SOFT_AMBER_DAYS: (n, health) => {
    const amber = (count: number) =>
      levelOf(health, 'stool-soft', { entries: ofDays(count, { stool: 'soft' }) }) === 'amber'
    return [amber(n), amber(n - 1)]
  },
  STOOL_COUNTED_DAYS: (n, { daysWithoutStool }) => {
    const counts = (daysAgo: number) =>
      daysWithoutStool([entryAgo(daysAgo, { stool: 'none' })], today) !== null
    return [counts(n - 1), counts(n)]
  },
  STOOL_READ_DAYS: (n, health) => {
    const isHard = (daysAgo: number) =>
      levelOf(health, 'stool-hard', {
        entries: [0, daysAgo].map((one) => entryAgo(one, { stool: 'hard' })),
      }) !== null
    return [isHard(n - 1), isHard(n)]
  },
  STOOL_FRESH_DAYS: (n, health) => {
    const isHard = (daysAgo: number) =>
      levelOf(health, 'stool-hard', {
        entries: [entryAgo(0), ...[0, 1].map((one) => entryAgo(daysAgo + one, { stool: 'hard' }))],
      }) !== null
    return [isHard(n), isHard(n + 1)]
  },
  DOSE_DOUBLED_HOURS: (n, health) => {
    const isRaised = (now: Date) =>
      levelOf(health, 'dose-doubled', {
        courses: [course({ doses: [givenDose(0), givenDose(0)] })],
        now,
      }) !== null
    return [isRaised(hoursLater(n)), isRaised(hoursLater(n, 1))]
  },
  DOSES_MISSED: (n, health) => {
    const missed = (count: number) =>
      levelOf(health, 'doses-missed', {
        courses: [course({ addedOn: entryAgo(count + 1).day })],
      }) !== null
    return [missed(n), missed(n - 1)]
  },
}
