import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../base/duration'
import { addDays } from '../../base/time'
import type { NotedDose } from '../../care/course'
import { anyPlan, course, givenDose, plan, step } from '../../testing/courses'
import { entryAgo, now, today, watchesFor } from '../../testing/watchInput'
import { plainText } from '../alerts/alertMessages'
import { type NamedCourse, careWatches } from './careWatches'

const raisedBy = (courses: NamedCourse[], at = now, entries = [entryAgo(0)]) =>
  watchesFor({ courses, entries, now: at }).map(({ rule, level }) => `${rule} ${level}`)
const everyTwo = step({ plan: plan({ everyDays: 2 }), firstDay: addDays(today, -10) })
const needed = step({ plan: plan({ kind: 'needed', times: [], shortestHours: 8 }) })
const noted = [givenDose(1), givenDose(2)]
const again = { ...givenDose(0), at: `${today}T08:40:00.000Z` }

type Row = [title: string, course: Partial<NamedCourse>, expected: string[]]

const rows: Row[] = [
  ['each planned dose of the last two days is given', { doses: noted }, []],
  [
    'today’s planned dose is given twice',
    { doses: [...noted, givenDose(0), again] },
    ['dose-doubled red'],
  ],
  [
    'today’s planned dose is given, then skipped',
    { doses: [...noted, givenDose(0), { ...again, outcome: 'skipped' }] },
    [],
  ],
  ['doses are given at the same time of three days', { doses: [...noted, givenDose(0)] }, []],
  [
    'the planned dose of three days ago was given twice',
    { doses: [...noted, givenDose(3), givenDose(3)] },
    [],
  ],
  [
    'doses as needed are closer than the shortest interval',
    {
      steps: [needed],
      doses: [givenDose(0, null), { ...givenDose(0, null), at: `${today}T08:40:00.000Z` }],
    },
    ['dose-doubled red'],
  ],
  [
    'doses as needed are closer than the shortest interval, after the end of the treatment',
    {
      steps: [{ ...needed, lastDay: addDays(today, -2) }],
      doses: [givenDose(0, null), { ...givenDose(0, null), at: `${today}T08:40:00.000Z` }],
    },
    ['dose-doubled red'],
  ],
  [
    'doses as needed are a day apart, with a shortest interval of 8 hours',
    { steps: [needed], doses: [givenDose(0, null), givenDose(1, null)] },
    [],
  ],
  [
    'doses as needed are exactly the shortest interval apart',
    {
      steps: [needed],
      doses: [
        givenDose(0, null, { at: `${today}T00:40:00.000Z` }),
        givenDose(0, null, { at: `${today}T08:40:00.000Z` }),
      ],
    },
    [],
  ],
  [
    'a dose as needed is closer than the shortest interval to a dose with a time',
    {
      steps: [needed],
      doses: [givenDose(0), givenDose(0, null, { at: `${today}T08:40:00.000Z` })],
    },
    ['dose-doubled red'],
  ],
  [
    'doses as needed are 40 minutes apart, without a shortest interval',
    {
      steps: [step({ plan: plan({ kind: 'needed', times: [] }) })],
      doses: [givenDose(0, null), givenDose(0, null, { at: `${today}T08:40:00.000Z` })],
    },
    [],
  ],
  [
    'doses as needed are closer than the shortest interval, before the treatment begins',
    {
      steps: [{ ...needed, firstDay: addDays(today, 1) }],
      doses: [givenDose(0, null), givenDose(0, null, { at: `${today}T08:40:00.000Z` })],
    },
    [],
  ],
  ['no dose is noted for yesterday and the day before', {}, ['doses-missed info']],
  [
    'no dose is noted for yesterday and the day before, and the treatment must not be missed',
    { mustNotMiss: true },
    ['doses-missed amber'],
  ],
  ['no dose is noted for yesterday, but one for the day before', { doses: [givenDose(2)] }, []],
  [
    'yesterday’s dose is skipped, and none is noted for the day before',
    { doses: [givenDose(1, '08:00', { outcome: 'skipped' })] },
    [],
  ],
  [
    'of two planned times a day, none is noted for yesterday',
    { steps: [step({ plan: plan({ times: ['08:00', '20:00'] }) })] },
    ['doses-missed info'],
  ],
  [
    'of two planned times a day, only yesterday’s second dose is not noted',
    { steps: [step({ plan: plan({ times: ['08:00', '20:00'] }) })], doses: [givenDose(1)] },
    [],
  ],
  [
    'of doses on every second day, none is noted for two and four days ago',
    { steps: [everyTwo], doses: [givenDose(0), givenDose(6)] },
    ['doses-missed info'],
  ],
  [
    'of doses on every second day, one is noted for four days ago and none for two days ago',
    { steps: [everyTwo], doses: [givenDose(4)] },
    [],
  ],
  [
    'no dose is noted for a treatment that was added yesterday',
    { addedOn: addDays(today, -1) },
    [],
  ],
  [
    'no dose is noted for a treatment that was added three days ago',
    { addedOn: addDays(today, -3) },
    ['doses-missed info'],
  ],
  [
    'no dose is noted for a treatment that ended yesterday',
    { steps: [step({ lastDay: addDays(today, -1) })] },
    [],
  ],
  [
    'no dose is noted for a treatment that begins tomorrow',
    { steps: [step({ firstDay: addDays(today, 1) })] },
    [],
  ],
  ['no dose is noted for a treatment as needed', { steps: [needed] }, []],
]

describe('watches of care (product/care 4)', () => {
  test.each(rows)('%s', (_, given, expected) => {
    expect(raisedBy([course(given)])).toEqual(expected)
  })

  test('missed doses are amber if one of the treatments must not be missed', () => {
    const names = (...mustNotMiss: boolean[]) =>
      raisedBy(mustNotMiss.map((one) => course({ mustNotMiss: one })))
    expect(names(false, true)).toEqual(['doses-missed amber'])
    expect(names(false, false)).toEqual(['doses-missed info'])
  })

  test('one dose was planned since the treatment began', () => {
    expect(raisedBy([course({ steps: [step({ firstDay: addDays(today, -1) })] })])).toEqual([])
  })

  test('the missed doses are named with their days', () => {
    const [missed] = watchesFor({ courses: [course()], entries: [entryAgo(0)] })
    expect(missed!.reasons).toEqual(
      [1, 2].map((daysAgo) => {
        const day = addDays(today, -daysAgo)
        return { day, date: `${day}T00:00:00.000Z`, label: 'Semintra, 08:00\u00a0: sans réponse' }
      }),
    )
  })

  test('the second dose is named, whichever was noted first', () => {
    const inNeed = [givenDose(0, null, { at: `${today}T08:40:00.000Z` }), givenDose(0, null)]
    const reasonsOf = (doses: NotedDose[], steps = [step()]) =>
      watchesFor({ courses: [course({ doses, steps })], entries: [entryAgo(0)] }).flatMap(
        ({ reasons }) => reasons,
      )
    expect(reasonsOf([again, givenDose(0), ...noted])).toEqual([
      { day: today, date: again.at, label: 'Semintra, 08:00\u00a0: donné' },
    ])
    expect(reasonsOf(inNeed, [needed])).toEqual([
      { day: today, date: inNeed[0]!.at, label: 'Semintra, si besoin\u00a0: donné' },
    ])
  })

  test('dose-doubled is raised for 48 hours', () => {
    const doses = [...noted, givenDose(0), again]
    const at = (hours: number) => new Date(Date.parse(again.at) + hours * HOUR_MS)
    expect(raisedBy([course({ doses })], at(48))).toContain('dose-doubled red')
    expect(raisedBy([course({ doses })], new Date(at(48).getTime() + 1))).not.toContain(
      'dose-doubled red',
    )
  })

  test('vomiting on the day of a dose raises a watch as long as its entry counts', () => {
    const vomited = [entryAgo(0, { vomiting: 1 }), entryAgo(1, { vomiting: 0 })]
    const careOf = (courses: NamedCourse[], latest = vomited[0], at = now) =>
      careWatches({ courses, latest, now: at, today }).map(({ rule }) => rule)
    expect(careOf([course({ doses: [...noted, givenDose(0)] })])).toEqual(['dose-after-vomiting'])
    expect(careOf([course({ doses: noted })])).toEqual([])
    expect(careOf([course({ kind: 'fluids', doses: [...noted, givenDose(0)] })])).toEqual([])
    expect(careOf([course({ kind: 'diet', doses: [...noted, givenDose(0)] })])).toEqual([])
    const [watch] = careWatches({
      courses: [course({ doses: [...noted, givenDose(0)] })],
      latest: vomited[0],
      now,
      today,
    })
    expect([watch!.level, ...watch!.reasons.map(({ label }) => label)]).toEqual([
      'info',
      'Vomissements\u00a0: 1',
      'Semintra, 08:00\u00a0: donné',
    ])
    const [twoDoses] = careWatches({
      courses: [course({ doses: [givenDose(0, '20:00'), givenDose(0), ...noted] })],
      latest: vomited[0],
      now,
      today,
    })
    expect(twoDoses!.reasons.slice(1).map(({ label }) => label)).toEqual([
      'Semintra, 08:00\u00a0: donné',
      'Semintra, 20:00\u00a0: donné',
    ])
    expect(
      careOf([course({ doses: [...noted, givenDose(0)] })], entryAgo(0, { vomiting: null })),
    ).toEqual([])
    expect(
      careOf([course({ doses: [...noted, { ...givenDose(0), outcome: 'skipped' }] })]),
    ).toEqual([])
    expect(
      careOf([course({ doses: [...noted, givenDose(0)] })], entryAgo(0, { vomiting: 0 })),
    ).toEqual([])
    const twoDays = new Date(Date.parse(vomited[0]!.date) + 48 * HOUR_MS)
    expect(careOf([course({ doses: [...noted, givenDose(0)] })], vomited[0], twoDays)).toContain(
      'dose-after-vomiting',
    )
    expect(
      careOf(
        [course({ doses: [...noted, givenDose(0)] })],
        vomited[0],
        new Date(twoDays.getTime() + 1),
      ),
    ).not.toContain('dose-after-vomiting')
  })

  test('one watch names all its treatments, with their doses', () => {
    const [watch] = watchesFor({ courses: [course(), course({ name: 'Ipakitine' })] })
    expect(plainText(watch!.lines)).toMatch(
      /^Doses sans réponse\u00a0: Semintra et Ipakitine, 2 prévues de suite ou plus\.\n/,
    )
    expect(watch!.reasons.map(({ day, label }) => `${day} ${label}`)[0]).toBe(
      '2025-03-15 Semintra, 08:00\u00a0: sans réponse',
    )
    expect(watch!.reasons).toHaveLength(4)
  })

  test('five treatments or more are three names and a count', () => {
    const words = (count: number) =>
      plainText(
        watchesFor({
          courses: Array.from({ length: count }, (_, index) => course({ name: `T${index + 1}` })),
        })[0]!.lines,
      )
    expect(words(4)).toContain('T1, T2, T3 et T4, 2 prévues')
    expect(words(10)).toContain('T1, T2, T3 et 7 autres, 2 prévues')
  })

  test('noting a missed dose never raises it, and noting every dose once raises no watch', () => {
    fc.assert(
      fc.property(anyPlan, fc.array(fc.nat(70)), (any, days) => {
        const all = Array.from({ length: 71 }, (_, back) =>
          any.times.map((time) => givenDose(back, time)),
        ).flat()
        expect(raisedBy([course({ steps: [step({ plan: any })], doses: all })])).toEqual([])
        const some = all.filter((_, index) => days.includes(index))
        const before = raisedBy([course({ steps: [step({ plan: any })], doses: some })])
        if (before.length === 0)
          expect(
            raisedBy([
              course({
                steps: [step({ plan: any })],
                doses: [...some, ...all.filter((one) => !some.includes(one)).slice(0, 3)],
              }),
            ]),
          ).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})
