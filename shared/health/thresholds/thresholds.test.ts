import { beforeAll, describe, expect, test } from 'vitest'
import { course, given } from '../../testing/courses'
import { entry, type EntryOverrides, silent, yesterday } from '../../testing/entries'
import { type Health, healthWith, moves, thresholdNames } from '../../testing/moves'
import { ago, days, now as anHourLater, today, weighed } from '../../testing/watched'
import { hydrationLevels } from '../answers/answerTable'
import type { Category, HydrationLevel } from '../answers/entry'
import type { AlertRule, WatchLevel, WatchRule } from '../rules/rules'
import type { WatchInput } from '../watches/watches'

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
const down = (first: number, last: number) => from(last, first).toReversed()
const nothing: EntryOverrides = {
  quickHydrationValue: null,
  waterMl: null,
  appetite: null,
  vomiting: null,
  urination: null,
  urinationBallSize: null,
  lethargy: null,
}

/** The answers of one question, the best first. */
const scales: [category: Category, what: string, answers: EntryOverrides[]][] = [
  ['appetite', 'less and less', down(5, 1).map((appetite) => ({ appetite }))],
  ['energy', 'lower and lower', down(5, 1).map((lethargy) => ({ lethargy }))],
  [
    'energy',
    'the same beside a red',
    down(5, 1).map((lethargy) => ({ lethargy, noUrination: true })),
  ],
  ['vomiting', 'more and more', from(0, 6).map((vomiting) => ({ vomiting }))],
  [
    'urination',
    'more and more small clumps',
    from(3, 20).map((urination) => ({ urination, urinationBallSize: 'small' })),
  ],
  [
    'urination',
    'more and more large clumps',
    from(3, 20).map((urination) => ({ urination, urinationBallSize: 'large' })),
  ],
  [
    'urination',
    'straining, fewer and fewer',
    down(20, 0).map((urination) => ({ urination, straining: true, urinationBallSize: 'medium' })),
  ],
  [
    'urination',
    'perfused, straining, fewer and fewer',
    down(20, 0).map((urination) => ({ urination, straining: true, subcutaneousPerfusion: 'yes' })),
  ],
  ['hydration', 'more and more water', from(30, 60).map((steps) => ({ waterMl: steps * 10 }))],
]

/**
 * The day before counts in these three. Urination is judged by today alone, and water on a first
 * day only.
 */
const overTwo: ReadonlySet<Category> = new Set<Category>(['appetite', 'vomiting', 'energy'])

/** Returns how a question is judged: 0 not at all, 1 by a notice, 2 amber, 3 red. */
function judged(
  { alerts, notices }: Health,
  category: Category,
  today: EntryOverrides,
  before: EntryOverrides | null,
): number {
  const history = [silent(today), ...(before ? [yesterday({ ...nothing, ...before })] : [])]
  const raised = alerts(history, { includeHidden: true }).filter(
    (alert) => alert.category === category,
  )
  if (raised.length > 0) return raised.some(({ severity }) => severity === 'red') ? 3 : 2
  return notices(history).some((notice) => notice.category === category) ? 1 : 0
}

const descends = (ranks: number[]) => ranks.some((rank, index) => rank < (ranks[index - 1] ?? 0))

const raises = (
  { raisedRules }: Health,
  rule: AlertRule,
  today: EntryOverrides,
  before?: EntryOverrides,
) => raisedRules(silent(today), before ? yesterday({ ...nothing, ...before }) : null).includes(rule)

const takes = ({ measurementInput }: Health, input: object) =>
  measurementInput.safeParse(input).success

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
const at = (hours: number, ms = 0) => new Date(start + hours * HOUR_MS + ms)

/** Each function returns the result at the threshold, and the result one step beyond it. */
const edges: Record<string, (n: number, health: Health) => [boolean, boolean]> = {
  USABLE_GAP_HOURS: (n, { usablePrevious }) => {
    const usable = (now: Date) =>
      usablePrevious(entry({ date: now.toISOString() }), entry()) !== null
    return [usable(at(n)), usable(at(n, 1))]
  },
  STALE_AFTER_HOURS: (n, { staleNotice }) => {
    const isFresh = (now: Date) =>
      staleNotice(at(0).toISOString(), '2025-03-16', now, '2025-03-18') === null
    return [isFresh(at(n)), isFresh(at(n, 1))]
  },
  APPETITE_REFUSAL: (n, health) => [
    raises(health, 'appetite-refusal', { appetite: n }),
    raises(health, 'appetite-refusal', { appetite: n + 1 }),
  ],
  APPETITE_REDUCED: (n, health) => {
    const reduced = (appetite: number) => raises(health, 'appetite-reduced-first-day', { appetite })
    return [reduced(n), reduced(n + 1)]
  },
  ENERGY_VERY_LOW: (n, health) => {
    const veryLow = (lethargy: number) =>
      raises(health, 'energy-low-with-red', { lethargy, noUrination: true })
    return [veryLow(n), veryLow(n + 1)]
  },
  ENERGY_LOW: (n, health) => [
    raises(health, 'energy-low-first-day', { lethargy: n }),
    raises(health, 'energy-low-first-day', { lethargy: n + 1 }),
  ],
  VOMITING_LIGHT: (n, health) => {
    const counts = (vomiting: number) => judged(health, 'vomiting', { vomiting }, { vomiting }) > 0
    return [counts(n), counts(n - 1)]
  },
  VOMITING_REPEATED: (n, health) => [
    judged(health, 'vomiting', { vomiting: n }, null) >= 2,
    judged(health, 'vomiting', { vomiting: n - 1 }, null) >= 2,
  ],
  VOMITING_FREQUENT: (n, health) => [
    raises(health, 'vomiting-frequent', { vomiting: n }),
    raises(health, 'vomiting-frequent', { vomiting: n - 1 }),
  ],
  URINATION_VERY_LOW: (n, health) => {
    const few = (urination: number) =>
      raises(health, 'urination-blood-low-count', { bloodVisible: true, urination })
    return [few(n), few(n + 1)]
  },
  URINATION_MANY_SMALL: (n, health) => {
    const quiet = (urination: number) =>
      !raises(health, 'urination-frequent-small', { urination, urinationBallSize: 'small' })
    return [quiet(n), quiet(n + 1)]
  },
  URINATION_MANY_LARGE: (n, health) => {
    const quiet = (urination: number) =>
      !raises(health, 'urination-polyuria', { urination, urinationBallSize: 'large' })
    return [quiet(n), quiet(n + 1)]
  },
  HIGH_WATER: (n, health) => {
    const quiet = (waterMl: number) =>
      !raises(health, 'hydration-first-day-precise', { waterMl, weightGrams: 1000 })
    return [quiet(n), quiet(n + 1)]
  },
  // At 2 kg, the baseline is 100 mL.
  LESS_BELOW_PERCENT: (n, { hydrationFrom }) => [
    hydrationFrom(n, 2000) === 'normal',
    hydrationFrom(n - 1, 2000) === 'normal',
  ],
  MORE_ABOVE_PERCENT: (n, { hydrationFrom }) => [
    hydrationFrom(n, 2000) === 'normal',
    hydrationFrom(n + 1, 2000) === 'normal',
  ],
  COUNT_MAX: (n, health) => [
    takes(health, { vomiting: n, urination: n }),
    takes(health, { urination: n + 1 }),
  ],
  SCALE_MAX: (n, health) => [
    takes(health, { appetite: n, lethargy: n }),
    takes(health, { lethargy: n + 1 }),
  ],
  WATER_MAX: (n, health) => [takes(health, { waterMl: n }), takes(health, { waterMl: n + 1 })],
  NOTE_MAX: (n, health) => [
    takes(health, { note: 'x'.repeat(n) }),
    takes(health, { note: 'x'.repeat(n + 1) }),
  ],
  OBSERVATION_SHOWN: (n, { journalRow }) => {
    const isWhole = (note: string) =>
      journalRow({ ...entry({ note }), id: '1' }, '2025-03-16').observations === note
    return [isWhole('x'.repeat(n)), isWhole('x'.repeat(n + 1))]
  },
}

Object.assign(edges, {
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
} satisfies typeof edges)

/** The thresholds for which exactly the number itself counts. */
const amounts: Record<string, (health: Health) => number> = {
  PERFUSION_URINATIONS: ({ urinationWithPerfusion }) => urinationWithPerfusion(1, 'yes') - 1,
  PERFUSION_WATER_PERCENT: ({ waterWithPerfusion }) => waterWithPerfusion(100, 'yes'),
  COUNT_MAX: ({ urinationWithPerfusion }) => urinationWithPerfusion(50, 'yes'),
  WATER_MAX: ({ waterFor }) => waterFor('more', 100_000, 'yes'),
  BASELINE_WATER: ({ waterFor }) => waterFor('normal', 1000),
  WATER_WITHOUT_WEIGHT: ({ waterFor }) => waterFor('normal', null),
  ...Object.fromEntries(
    hydrationLevels.map((level) => [
      `HYDRATION_PERCENT.${level}`,
      ({ waterFor }: Health) => waterFor(level, 2000),
    ]),
  ),
}

test('each threshold has a test', () => {
  expect([...new Set([...Object.keys(edges), ...Object.keys(amounts)])].toSorted()).toEqual(
    thresholdNames.toSorted(),
  )
})

describe.each(moves)('$name: $to instead of $from', ({ name, to, changed }) => {
  let health: Health
  beforeAll(async () => {
    health = await healthWith(changed)
  })

  test.each(scales)(
    '%s, %s: the worst is judged, and nothing that is worse is judged milder',
    (category, _, answers) => {
      const days = overTwo.has(category) ? answers : []
      const byBefore = [null, ...days].map((before) =>
        answers.map((today) => judged(health, category, today, before)),
      )
      const byToday = days.map((today) =>
        days.map((before) => judged(health, category, today, before)),
      )
      expect([...byBefore, ...byToday].filter(descends)).toEqual([])
      expect(judged(health, category, answers.at(-1)!, null)).toBeGreaterThanOrEqual(2)
    },
  )

  test('the rules apply it', () => {
    if (edges[name]) expect(edges[name](to, health)).toEqual([true, false])
    if (amounts[name]) expect(amounts[name](health)).toBe(to)
  })

  test('derived values are read back', () => {
    const {
      hydrationFrom,
      waterFor,
      waterBeforePerfusion,
      waterWithPerfusion,
      observedUrination,
      urinationWithPerfusion,
    } = health
    const weights = from(3, 250).map((step) => step * 100)
    const level = (given: HydrationLevel, grams: number) =>
      hydrationFrom(waterFor(given, grams), grams)
    expect(
      weights.filter((grams) => hydrationLevels.some((given) => level(given, grams) !== given)),
    ).toEqual([])
    const water = (waterMl: number) =>
      waterBeforePerfusion({
        waterMl: waterWithPerfusion(waterMl, 'yes'),
        subcutaneousPerfusion: 'yes',
      })
    expect(from(0, 1500).map(water)).toEqual(from(0, 1500))
    const count = (seen: number) =>
      observedUrination({
        urination: urinationWithPerfusion(seen, 'yes'),
        subcutaneousPerfusion: 'yes',
      })
    expect(from(0, 16).map(count)).toEqual(from(0, 16))
  })
})
