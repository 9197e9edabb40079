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
  ['tout est noté', { doses: noted }, []],
  ['deux fois la même prise', { doses: [...noted, givenDose(0), again] }, ['dose-doubled red']],
  [
    'donnée, puis sautée',
    { doses: [...noted, givenDose(0), { ...again, outcome: 'skipped' }] },
    [],
  ],
  ['la même heure de deux jours', { doses: [...noted, givenDose(0)] }, []],
  ['deux fois, il y a trois jours', { doses: [...noted, givenDose(3), givenDose(3)] }, []],
  [
    'si besoin, plus rapprochées que l’intervalle',
    {
      steps: [needed],
      doses: [givenDose(0, null), { ...givenDose(0, null), at: `${today}T08:40:00.000Z` }],
    },
    ['dose-doubled red'],
  ],
  [
    'si besoin, plus rapprochées que l’intervalle, après la fin du traitement',
    {
      steps: [{ ...needed, lastDay: addDays(today, -2) }],
      doses: [givenDose(0, null), { ...givenDose(0, null), at: `${today}T08:40:00.000Z` }],
    },
    ['dose-doubled red'],
  ],
  [
    'si besoin, assez espacées',
    { steps: [needed], doses: [givenDose(0, null), givenDose(1, null)] },
    [],
  ],
  [
    'si besoin, à l’intervalle même',
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
    'si besoin, peu après une prise avec une heure',
    {
      steps: [needed],
      doses: [givenDose(0), givenDose(0, null, { at: `${today}T08:40:00.000Z` })],
    },
    ['dose-doubled red'],
  ],
  [
    'si besoin, sans intervalle',
    {
      steps: [step({ plan: plan({ kind: 'needed', times: [] }) })],
      doses: [givenDose(0, null), givenDose(0, null, { at: `${today}T08:40:00.000Z` })],
    },
    [],
  ],
  [
    'si besoin, avant le début du traitement',
    {
      steps: [{ ...needed, firstDay: addDays(today, 1) }],
      doses: [givenDose(0, null), givenDose(0, null, { at: `${today}T08:40:00.000Z` })],
    },
    [],
  ],
  ['rien hier ni avant-hier', {}, ['doses-missed info']],
  ['rien hier ni avant-hier, à ne pas manquer', { mustNotMiss: true }, ['doses-missed amber']],
  ['rien hier', { doses: [givenDose(2)] }, []],
  ['sautée hier', { doses: [givenDose(1, '08:00', { outcome: 'skipped' })] }, []],
  [
    'deux heures par jour: rien hier',
    { steps: [step({ plan: plan({ times: ['08:00', '20:00'] }) })] },
    ['doses-missed info'],
  ],
  [
    'deux heures par jour: rien hier soir',
    { steps: [step({ plan: plan({ times: ['08:00', '20:00'] }) })], doses: [givenDose(1)] },
    [],
  ],
  [
    'tous les deux jours, rien il y a deux et quatre jours',
    { steps: [everyTwo], doses: [givenDose(0), givenDose(6)] },
    ['doses-missed info'],
  ],
  ['tous les deux jours, une seule sans réponse', { steps: [everyTwo], doses: [givenDose(4)] }, []],
  ['ajouté hier', { addedOn: addDays(today, -1) }, []],
  ['ajouté il y a trois jours', { addedOn: addDays(today, -3) }, ['doses-missed info']],
  ['fini hier', { steps: [step({ lastDay: addDays(today, -1) })] }, []],
  ['pas encore commencé', { steps: [step({ firstDay: addDays(today, 1) })] }, []],
  ['si besoin, jamais donné', { steps: [needed] }, []],
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
