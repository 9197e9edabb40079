import type { Entry } from '../health/answers/entry'
import { type Edge, levelOf } from './edge'
import type { EntryOverrides } from './entries'
import type { Health } from './shiftedThresholds'
import { entryAgo } from './watchInput'

type Days = readonly number[]

const range = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index)
/** Returns entries of these days, newest first. */
const entriesOn = (...parts: [days: Days, answers: EntryOverrides][]): Entry[] =>
  parts
    .flatMap(([days, answers]) => days.map((daysAgo) => entryAgo(daysAgo, answers)))
    .toSorted((a, b) => b.day.localeCompare(a.day))

const twoSigns: EntryOverrides = { appetite: 2, lethargy: 2 }
const threeSigns: EntryOverrides = { ...twoSigns, vomiting: 2 }
/** Returns whether days with two signs are this cat's usual, so that three raise nothing. */
const areUsual = (health: Health, days: Days) =>
  levelOf(health, 'several-signs', {
    entries: entriesOn([[0], threeSigns], [[1], {}], [days, twoSigns]),
  }) === null

const vomits: EntryOverrides = { vomiting: 1 }
/** Returns whether daily vomiting is this cat's usual, so that four days of ten raise nothing. */
const isUsualVomiting = (health: Health, days: Days) =>
  levelOf(health, 'vomiting-often', {
    entries: entriesOn([[0, 2, 4, 6], vomits], [days, vomits]),
  }) === null

const isFirstRed = (health: Health, answers: EntryOverrides) =>
  levelOf(health, 'several-signs', { entries: [entryAgo(0, answers)] }) === 'red'
/** Returns an entry with so many signs. The appetite and the energy are the last to be low. */
const signs = (count: number): EntryOverrides =>
  Object.assign(
    {},
    ...[
      { quickHydrationValue: 'less' },
      { vomiting: 2 },
      { urination: 9, urinationBallSize: 'small' },
      { appetite: 3 },
      { lethargy: 2 },
    ].slice(0, count),
  ) as EntryOverrides

const areFew = (health: Health, entries: Entry[]) =>
  levelOf(health, 'urine-few', { entries }) !== null
/** Returns entries with two low counts, and the usual ones of so many days before. */
const fewOf = (count: number, usual: number[], days: Days = range(2, usual.length)): Entry[] =>
  entriesOn(
    [[0, 1], { urination: count }],
    ...usual.map((urination, index): [Days, EntryOverrides] => [
      days.slice(index, index + 1),
      { urination },
    ]),
  )

const measured = (waterMl: number): EntryOverrides => ({ quickHydrationValue: null, waterMl })
const hasChanged = (health: Health, ...parts: [Days, EntryOverrides][]) =>
  levelOf(health, 'water-changed', { entries: entriesOn(...parts) }) !== null

const refusal: EntryOverrides = { appetite: 1, lethargy: 1 }
const declines = (health: Health, ...parts: [Days, EntryOverrides][]) =>
  levelOf(health, 'decline', { entries: entriesOn(...parts) }) !== null
/** Returns the sum of burdens with these entries. */
const sumOf = (
  { cumulativeBurden, pastEntries }: Health,
  ...parts: [Days, EntryOverrides][]
): number => {
  const history = pastEntries(entriesOn(...parts))
  return cumulativeBurden(history, history[0]?.day ?? 0).sum
}

const isHabit = ({ newHabit, pastEntries }: Health, days: Days) =>
  newHabit(pastEntries(entriesOn([days, { quickHydrationValue: 'less' }])), []) !== null

const noStool: EntryOverrides = { stool: 'none' }
const normal: EntryOverrides = { stool: 'normal' }
const isUnusual = (health: Health, none: Days, normals: Days) =>
  levelOf(health, 'stool-none', { entries: entriesOn([none, noStool], [normals, normal]) }) !== null

/** The thresholds of watches that compare with what is usual for a cat. */
export const usualEdges: Record<string, Edge> = {
  SEVERAL_SIGNS_FIRST_RED: (n, health) => [
    isFirstRed(health, signs(n)),
    isFirstRed(health, signs(n - 1)),
  ],
  SEVERAL_SIGNS_FIRST_LOW_RED: (n, health) => {
    const low = (count: number) => isFirstRed(health, { ...signs(count - 1), appetite: 2 })
    return [low(n), low(n - 1)]
  },
  FIRST_LOW: (n, health) => {
    const isLow = (level: number) =>
      isFirstRed(health, { ...signs(2), ...(n > 2 ? { appetite: level } : { lethargy: level }) })
    return [isLow(n), isLow(n + 1)]
  },
  BASELINE_FROM_DAYS: (n, health) => [
    areUsual(health, [n, ...range(n + 1, 6)]),
    areUsual(health, [n - 1, ...range(n + 1, 6)]),
  ],
  BASELINE_TO_DAYS: (n, health) => [
    areUsual(health, [...range(n - 6, 6), n]),
    areUsual(health, [...range(n - 6, 6), n + 1]),
  ],
  BASELINE_MIN_COUNT: (n, health) => [
    areUsual(health, range(10, n)),
    areUsual(health, range(10, n - 1)),
  ],
  VOMITING_OFTEN_TIMES: (n, health) => {
    const isOften = (count: number) =>
      levelOf(health, 'vomiting-often', {
        entries: entriesOn(
          [[0, 1, 2, 3, 5, 6, 7, 8, 9].slice(0, count), vomits],
          [range(20, 3), vomits],
          [range(23, 7), {}],
        ),
      }) !== null
    const least = Math.max(4, 3 * n)
    return [isOften(least), isOften(least - 1)]
  },
  // Twice so few usual days are fewer than VOMITING_OFTEN_DAYS, which decides.
  VOMITING_USUAL_DAYS: (n, health) => {
    const isOften = (count: number) =>
      levelOf(health, 'vomiting-often', {
        entries: entriesOn([[0, 2, 4, 6].slice(0, count), vomits]),
      }) !== null
    return [isOften(Math.max(4, 2 * n)), isOften(3)]
  },
  USUAL_FROM_DAYS: (n, health) => [
    isUsualVomiting(health, [n, ...range(n + 1, 9)]),
    isUsualVomiting(health, [n - 1, ...range(n + 1, 9)]),
  ],
  USUAL_TO_DAYS: (n, health) => [
    isUsualVomiting(health, [...range(n - 9, 9), n]),
    isUsualVomiting(health, [...range(n - 9, 9), n + 1]),
  ],
  USUAL_MIN_COUNT: (n, health) => [
    isUsualVomiting(health, range(20, n)),
    isUsualVomiting(health, range(20, n - 1)),
  ],
  DECLINE_DAYS: (n, health) => {
    const isDecline = (daysAgo: number) =>
      declines(health, [[0], { quickHydrationValue: 'less' }], [[daysAgo], refusal])
    return [isDecline(n - 1), isDecline(n)]
  },
  DECLINE_GAP_DAYS: (n, health) => {
    // The burden of the latest entry is enough for a decline if it counts for so many days.
    const [enough, tooLittle] =
      n > 3
        ? [{ appetite: 3, lethargy: 2 }, { appetite: 2 }]
        : [twoSigns, { appetite: 2, vomiting: 1 }]
    return [
      declines(health, [[0], enough], [[n], {}]),
      declines(health, [[0], tooLittle], [[n + 1], {}]),
    ]
  },
  DECLINE_AMBER: (n, { declineLevel }) => [declineLevel(n) !== null, declineLevel(n - 1) !== null],
  DECLINE_RED: (n, { declineLevel }) => [declineLevel(n) === 'red', declineLevel(n - 1) === 'red'],
  DECLINE_CALM_DAYS: (n, health) => {
    const isDecline = (daysAgo: number) =>
      declines(health, [range(0, daysAgo), {}], [range(daysAgo, 4), refusal])
    return [isDecline(n - 1), isDecline(n)]
  },
  URINE_FEW_GAP_DAYS: (n, health) => {
    const isFew = (gap: number) =>
      areFew(health, entriesOn([[0, gap], { urination: 1 }], [range(10, 8), { urination: 3 }]))
    return [isFew(n), isFew(n + 1)]
  },
  URINE_FEW: (n, health) => {
    const usual = range(0, 8).map((index) => 2 + (index % 2))
    return [areFew(health, fewOf(n, usual)), areFew(health, fewOf(n + 1, usual))]
  },
  URINE_FEW_DIVISOR: (n, health) => {
    const usual = range(0, 8).map(() => 12)
    return [areFew(health, fewOf(12 / n, usual)), areFew(health, fewOf(12 / n + 1, usual))]
  },
  URINE_USUAL_DAYS: (n, health) => {
    const isFew = (daysAgo: number) =>
      areFew(
        health,
        fewOf(
          1,
          range(0, 7).map(() => 3),
          [...range(10, 6), daysAgo + 1],
        ),
      )
    return [isFew(n), isFew(n + 1)]
  },
  URINE_USUAL_MIN_COUNT: (n, health) => {
    const isFew = (count: number) =>
      areFew(
        health,
        fewOf(
          1,
          range(0, count).map(() => 3),
        ),
      )
    return [isFew(n), isFew(n - 1)]
  },
  URINE_FEW_MEDIAN: (n, health) => {
    const isFew = (halves: number) =>
      areFew(
        health,
        fewOf(
          1,
          range(0, 8).map((index) => (index < 4 ? Math.floor(halves / 2) : Math.ceil(halves / 2))),
        ),
      )
    const least = Math.ceil(n / 5)
    return [isFew(least), isFew(least - 1)]
  },
  URINE_MANY_AFTER_DAYS: (n, health) => {
    const isUsual = (daysAgo: number) =>
      levelOf(health, 'urination-usual', {
        entries: entriesOn([range(0, 10), { urination: 5 }], [[daysAgo], { urination: null }]),
      }) !== null
    return [isUsual(n), isUsual(n - 1)]
  },
  URINE_MANY_MIN_COUNT: (n, health) => {
    const isUsual = (count: number) =>
      levelOf(health, 'urination-usual', {
        entries: entriesOn([range(0, count), { urination: 5 }], [[40], {}]),
      }) !== null
    return [isUsual(n), isUsual(n - 1)]
  },
  WATER_DAYS: (n, health) => {
    const changes = (daysAgo: number) =>
      hasChanged(health, [[0, daysAgo], measured(50)], [range(10, 10), measured(100)])
    return [changes(n - 1), changes(n)]
  },
  WATER_MIN_COUNT: (n, health) => {
    const changes = (count: number) =>
      hasChanged(
        health,
        [range(0, count), measured(50)],
        [range(count, 3 - count), {}],
        [range(10, 10), measured(100)],
      )
    return [changes(n), changes(n - 1)]
  },
  WATER_LESS_PERCENT: (n, health) => {
    const changes = (waterMl: number) =>
      hasChanged(health, [[0, 1], measured(waterMl)], [range(10, 10), measured(100)])
    return [changes(n), changes(n + 1)]
  },
  WATER_MORE_PERCENT: (n, health) => {
    const changes = (waterMl: number) =>
      hasChanged(health, [[0, 1], measured(waterMl)], [range(10, 10), measured(100)])
    return [changes(n), changes(n - 1)]
  },
  WATER_USUAL_MIN_COUNT: (n, health) => {
    const changes = (count: number) =>
      hasChanged(health, [[0, 1], measured(50)], [range(10, count), measured(100)])
    return [changes(n), changes(n - 1)]
  },
  USUAL_CHANGED_ENTRIES: (n, health) => [
    isHabit(health, range(0, n)),
    isHabit(health, range(0, n - 1)),
  ],
  STOOL_NONE_TIMES: (n, health) => {
    // There are 28 usual answers with 4 × `share` none, so that the week needs n × `share`.
    const share = n === 1 ? 3 : 2
    const isRaised = (none: number) =>
      isUnusual(
        health,
        [0, 1, ...range(3, none - 2), ...range(7, 4 * share)],
        [2, ...range(7 + 4 * share, 28 - 4 * share)],
      )
    return [isRaised(n * share), isRaised(n * share - 1)]
  },
  STOOL_WEEK_DAYS: (n, health) => {
    const isRaised = (daysAgo: number) => {
      const none = [0, 1, daysAgo, ...range(20, 5)]
      return isUnusual(
        health,
        none,
        range(2, 33).filter((one) => !none.includes(one)),
      )
    }
    return [isRaised(n - 1), isRaised(n)]
  },
  STOOL_USUAL_TO_DAYS: (n, health) => {
    const isCalm = (daysAgo: number) => !isUnusual(health, [0, 1, ...range(n - 9, 9), daysAgo], [2])
    return [isCalm(n), isCalm(n + 1)]
  },
  STOOL_USUAL_MIN_COUNT: (n, health) => {
    const isCalm = (count: number) => !isUnusual(health, [0, 1, ...range(10, count)], [2])
    return [isCalm(n), isCalm(n - 1)]
  },
}

/** The thresholds for which exactly the number itself counts. */
export const usualAmounts: Record<string, (health: Health) => number> = {
  DECLINE_USUAL: (health) => 75 - 20 - sumOf(health, [[0], { appetite: 2 }]),
  DECLINE_SLACK: (health) => 75 - 25 - sumOf(health, [[0], { appetite: 2 }]),
  DECLINE_CAP: (health) => sumOf(health, [[0], { ...refusal, vomiting: 1 }]),
  BREATHS_MANY: ({ plainText, watchLines }) =>
    Number(/plus de (\d+) par/.exec(plainText(watchLines('weight-gain-fast', 'red', {})))?.[1]),
}
