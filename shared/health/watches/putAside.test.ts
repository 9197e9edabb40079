import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../base/duration'
import { addDays, dayNumber } from '../../base/time'
import { course, givenDose, step } from '../../testing/courses'
import type { EntryOverrides } from '../../testing/entries'
import { limit } from '../../testing/vetLimits'
import {
  entryAgo,
  calmInput,
  days,
  now,
  today,
  watchesFor,
  weighed,
} from '../../testing/watchInput'
import { pastEntries } from '../history/pastEntries'
import { type WatchLevel } from '../rules/watchRow'
import { type WatchRule, watchRow, watchRules } from '../rules/watchTable'
import { WATCHED_ENTRIES } from './entryWatches'
import {
  putAsideEndByLevel,
  inputAt,
  createMeasuredPutAsideState,
  createPutAsideState,
} from './putAside'
import type { Watch } from './watches'

type InputOverrides = Partial<typeof calmInput>

const hour = (hours: number) => new Date(now.getTime() + hours * HOUR_MS)
const find = (all: Watch[], wanted: WatchRule) => all.find(({ rule }) => rule === wanted)
/** Returns whether a watch that was put aside some hours ago is still aside; null if not raised. */
const isAside = (
  rule: WatchRule,
  hoursAgo: number,
  input: InputOverrides,
  level: WatchLevel = 'red',
) => {
  const at = new Date((input.now ?? now).getTime() - hoursAgo * HOUR_MS)
  const found = find(
    watchesFor({ ...input, putAside: { [rule]: createPutAsideState(rule, level, at) } }),
    rule,
  )
  return found ? found.putAsideUntil !== null : null
}

describe('how long (product/watches 1.5)', () => {
  test('six watches of entries are put aside until the next entry, 24 h at most; all others for seven days', () => {
    expect(watchRules.filter((rule) => watchRow(rule).aside === 'untilEntry').toSorted()).toEqual([
      'appetite-lasting',
      'decline',
      'energy-very-low',
      'several-signs',
      'urine-few',
      'vomiting-lasting',
    ])
    for (const rule of watchRules)
      expect(createPutAsideState(rule, 'amber', now)).toEqual({
        level: 'amber',
        until: hour(watchRow(rule).aside === 'untilEntry' ? 24 : 7 * 24).toISOString(),
      })
  })

  test('a watch stays put aside until its end, and only if the level has not risen', () => {
    const aside = createPutAsideState('weight-loss', 'amber', now)
    expect(putAsideEndByLevel(aside, 'amber', hour(167.99))).toBe(aside.until)
    expect(putAsideEndByLevel(aside, 'amber', hour(168))).toBeNull()
    expect(putAsideEndByLevel(aside, 'info', now)).toBe(aside.until)
    expect(putAsideEndByLevel(aside, 'red', now)).toBeNull()
    expect(putAsideEndByLevel(undefined, 'red', now)).toBeNull()
  })
})

describe('until the next entry (product/watches 1.5)', () => {
  const low: EntryOverrides = { appetite: 2, lethargy: 2, vomiting: 2 }

  test('a watch is put aside on the day of the entry, and shown again by the next entry', () => {
    const entries = days(low, low, {})
    expect(isAside('several-signs', 0.5, { entries })).toBe(true)
    // The entry of today is one hour old.
    expect(isAside('several-signs', 1.5, { entries })).toBe(false)
  })

  test('an answer of the same moment is after the entry', () => {
    expect(isAside('several-signs', 1, { entries: days(low, {}) })).toBe(true)
  })

  test('without another entry it is shown again after 24 h', () => {
    const input = { entries: days(low, {}), now: hour(30) }
    expect(isAside('several-signs', 23.9, input)).toBe(true)
    expect(isAside('several-signs', 24, input)).toBe(false)
  })

  test('a correction of the entry that adds a sign is shown', () => {
    const [seen, corrected] = [days(low, {}), days({ ...low, stool: 'none', urination: 9 }, {})]
    const history = pastEntries(seen)
    const aside = createMeasuredPutAsideState('several-signs', 'red', now, {
      ...calmInput,
      entries: seen,
      history,
    })
    const untilOf = (entries: ReturnType<typeof days>) =>
      find(watchesFor({ entries, putAside: { 'several-signs': aside } }), 'several-signs')
        ?.putAsideUntil
    expect(untilOf(seen)).toBe(aside.until)
    expect(untilOf(corrected)).toBeNull()
  })

  test('a weighing does not end it', () => {
    const input = { entries: days(low, {}), weighings: [weighed(0, 4000)], now: hour(10) }
    const later = { ...weighed(0, 4000), date: hour(9).toISOString() }
    expect(isAside('several-signs', 5, { ...input, weighings: [later] })).toBe(true)
  })

  test('the start of an aside without a stored time is computed from its end', () => {
    const until = (hours: number) =>
      find(
        watchesFor({
          entries: days(low, {}),
          putAside: { 'several-signs': { level: 'red', until: hour(hours).toISOString() } },
        }),
        'several-signs',
      )!.putAsideUntil
    // Put aside after today's entry, and before it.
    expect(until(23.5)).toBe(hour(23.5).toISOString())
    expect(until(22.5)).toBeNull()
  })
})

describe('seven days, and only this episode (product/watches 1.5)', () => {
  const dry: EntryOverrides = { stool: 'hard' }

  test.each<[title: string, answers: EntryOverrides[], isStillAside: boolean]>([
    ['the same days continue', [dry, dry, {}], true],
    ['it had ended at a later entry', [dry, dry, { stool: 'normal' }, dry, dry], false],
  ])('%s', (_, answers, isStillAside) => {
    const hoursAgo = (answers.length - 2) * 24
    const entries = days(...answers)
    expect(isAside('stool-hard', hoursAgo, { entries })).toBe(isStillAside)
  })

  test('a count: it is shown again when it has grown by one', () => {
    const entries = days(dry, dry, dry, { stool: 'normal' })
    expect(isAside('stool-hard', 0.5, { entries })).toBe(true)
    expect(isAside('stool-hard', 24, { entries })).toBe(false)
  })

  test('a count that a correction of the same day raised is shown again', () => {
    const input = { ...calmInput, entries: days(dry, dry, {}), history: [] }
    const aside = createMeasuredPutAsideState('stool-hard', 'amber', now, {
      ...input,
      history: pastEntries(input.entries),
    })
    const shownAfter = (entries: ReturnType<typeof days>) =>
      find(watchesFor({ entries, putAside: { 'stool-hard': aside } }), 'stool-hard')?.putAsideUntil
    expect(shownAfter(days(dry, dry, {}))).toBe(aside.until)
    expect(shownAfter(days(dry, dry, dry))).toBeNull()
  })

  test('a ninth day without stool is shown again', () => {
    const entries = days(...Array.from({ length: 9 }, () => ({ stool: 'none' as const })))
    expect(isAside('stool-none', 24, { entries }, 'amber')).toBe(false)
  })

  test('a day without an entry ends nothing', () => {
    const input = { entries: days(null, dry, dry, {}) }
    expect(isAside('stool-hard', 24, input)).toBe(true)
  })

  test.each<[title: string, newest: number, isStillAside: boolean]>([
    ['the same weight', 3800, true],
    ['just under 3 points more', 3681, true],
    ['3 points more', 3680, false],
  ])('a loss of 5 %%, then %s', (_, newest, isStillAside) => {
    const weighings = [weighed(0, newest), weighed(14, 3800), weighed(40, 4000)]
    expect(isAside('weight-loss', 24, { weighings })).toBe(isStillAside)
  })

  test.each<[title: string, newest: number, isStillAside: boolean]>([
    ['the same', 4220, true],
    ['just under 2 points more', 4299, true],
    ['2 points more', 4300, false],
  ])('a gain of 5.5 %%, then %s', (_, newest, isStillAside) => {
    const weighings = [weighed(0, newest), weighed(2, 4220), weighed(4, 4000), weighed(5, 4000)]
    expect(isAside('weight-gain-fast', 24, { weighings })).toBe(isStillAside)
  })

  test.each<[title: string, newest: number, isStillAside: boolean]>([
    ['the same', 3840, true],
    ['3 points more', 3720, false],
  ])('a drop of 4 %%, then %s', (_, newest, isStillAside) => {
    const weighings = [weighed(0, newest), weighed(2, 3840), weighed(3, 4000)]
    expect(isAside('weight-drop', 24, { weighings })).toBe(isStillAside)
  })

  test.each<[title: string, newest: number, isStillAside: boolean]>([
    ['just under 3 points more', 3781, true],
    ['3 points more', 3780, false],
  ])('2.5 %% under the vet’s weight, then %s', (_, newest, isStillAside) => {
    const weighings = [weighed(0, newest), weighed(2, 3900)]
    const limits = [limit('weight', '4')]
    expect(isAside('weight-under-threshold', 24, { weighings, limits })).toBe(isStillAside)
  })

  test.each([4690, 4715])('%d g: 3 points more, without an error of fractions', (seen) => {
    const weighings = [weighed(0, seen - 150), weighed(14, seen), weighed(40, 5000)]
    expect(isAside('weight-loss', 24, { weighings })).toBe(false)
  })

  test('another watch in its place ends it, also if the entries no longer show why', () => {
    // On the fifth day vomiting-lasting is red; it is over since.
    const all = days({}, {}, {}, {}, {}, {}, ...Array.from({ length: 5 }, () => ({ vomiting: 1 })))
    const input = { entries: all.slice(0, WATCHED_ENTRIES), history: pastEntries(all) }
    expect(isAside('vomiting-often', 6.5 * 24, input, 'amber')).toBe(false)
  })

  test('a weighing that did not raise it ends it', () => {
    const weighings = [weighed(0, 3700), weighed(2, 4000), weighed(4, 3700), weighed(40, 4000)]
    expect(isAside('weight-loss', 72, { weighings })).toBe(false)
    expect(isAside('weight-loss', 72, { weighings: weighings.toSpliced(1, 1) })).toBe(true)
    expect(isAside('weight-loss', 1, { weighings })).toBe(true)
  })

  test.each<WatchRule>(['dose-doubled', 'dose-after-vomiting'])(
    '%s: another dose of the day is shown',
    (rule) => {
      const twice = [givenDose(0), givenDose(0, '08:00', { at: `${today}T08:10:00.000Z` })]
      const again = givenDose(0, '08:00', { at: `${today}T08:50:00.000Z` })
      const seen = (doses: typeof twice) =>
        isAside(rule, 0.5, { entries: days({ vomiting: 1 }), courses: [course({ doses })] })
      expect(seen(twice)).toBe(true)
      expect(seen([...twice, again])).toBe(false)
    },
  )

  test('a dose that was noted twice days later is shown, also without an entry since', () => {
    const twice = (daysAgo: number) => [
      givenDose(daysAgo),
      givenDose(daysAgo, '08:00', { at: `${addDays(today, -daysAgo)}T08:10:00.000Z` }),
    ]
    const isSeen = (daysAgo: number, hoursAgo: number) =>
      isAside('dose-doubled', hoursAgo, {
        entries: [],
        courses: [course({ doses: [...twice(daysAgo), ...twice(0)] })],
      })
    expect(isSeen(4, 90)).toBe(false)
    // The watch of the first one stood until the second one.
    expect(isSeen(2, 47)).toBe(false)
    expect(isSeen(4, 0.5)).toBe(true)
  })
})

describe('the day of the answer (product/watches 1.5)', () => {
  // The first treatment is missed for long. The second one has two missed doses since today.
  const firstDay = addDays(today, -2)
  const courses = [course(), course({ steps: [step({ firstDay })] })]
  const at = (hours: number) => hour(-hours).toISOString()

  test.each<
    [title: string, hoursAgo: number, entries: ReturnType<typeof days>, isStillAside: boolean]
  >([
    ['the same day', 1, [], true],
    ['the day before by the clock', 24, [], false],
    ['an entry of a later day existed', 25, [{ ...entryAgo(0), date: at(25) }], true],
    [
      'two entries existed',
      25,
      [
        { ...entryAgo(0), date: at(26) },
        { ...entryAgo(1), date: at(27) },
      ],
      true,
    ],
    ['the entry of a later day followed it', 24, [{ ...entryAgo(0), date: at(23) }], false],
  ])('%s', (_, hoursAgo, entries, isStillAside) =>
    expect(isAside('doses-missed', hoursAgo, { courses, entries }, 'info')).toBe(isStillAside),
  )
})

test('the facts of an earlier moment: what was noted until then, that moment included', () => {
  const entries = days({}, { appetite: 2 }, {})
  const history = pastEntries(entries)
  const weighings = [weighed(0, 4000), weighed(1, 4100), weighed(2, 4200)]
  const [later, exact] = [givenDose(0), givenDose(1)]
  const input = {
    ...calmInput,
    entries,
    history,
    weighings,
    courses: [course({ doses: [later, exact] })],
  }
  const { day } = entryAgo(1)
  const facts = inputAt({ instant: `${day}T08:00:00Z`, day }, input)
  expect(facts).toMatchObject({ today: day, now: new Date(`${day}T08:00:00Z`) })
  expect(facts.entries).toEqual(entries.slice(1))
  expect(facts.history.map((entry) => entry.day)).toEqual([dayNumber(day), dayNumber(day) - 1])
  expect(facts.weighings).toEqual(weighings.slice(1))
  expect(facts.courses.map(({ doses }) => doses)).toEqual([[exact]])
})
