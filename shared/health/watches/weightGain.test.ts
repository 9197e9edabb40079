import { describe, expect, test } from 'vitest'
import { addDays } from '../../base/time'
import { course, givenDose } from '../../testing/courses'
import type { EntryOverrides } from '../../testing/entries'
import { entryAgo, days, today, watchesFor, weighed } from '../../testing/watchInput'
import { watchesOf, type WeightCase as Row } from '../../testing/weightRows'
import { plainText } from '../alerts/alertMessages'
import type { Entry } from '../answers/entry'

const rows: Row[] = [
  [
    '5 % de plus en une semaine',
    [
      [0, 4200],
      [7, 4000],
    ],
    ['weight-gain-fast amber'],
  ],
  [
    'en huit jours',
    [
      [0, 4200],
      [8, 4000],
    ],
    [],
  ],
  [
    'un peu moins de 5 %',
    [
      [0, 4199],
      [7, 4000],
    ],
    [],
  ],
  [
    '5 % de 2 kg sont 100 g',
    [
      [0, 2100],
      [7, 2000],
    ],
    ['weight-gain-fast amber'],
  ],
  [
    'moins de 100 g',
    [
      [0, 1099],
      [7, 1000],
    ],
    [],
  ],
  [
    '8 %',
    [
      [0, 4320],
      [7, 4000],
    ],
    ['weight-gain-fast red'],
  ],
  [
    'un peu moins de 8 %',
    [
      [0, 4319],
      [7, 4000],
    ],
    ['weight-gain-fast amber'],
  ],
  [
    'la médiane de la semaine compte, pas la plus légère',
    [
      [0, 4200],
      [1, 4150],
      [6, 4000],
      [7, 4100],
    ],
    [],
  ],
  [
    'de deux, la moyenne',
    [
      [0, 4200],
      [1, 4100],
      [7, 3900],
    ],
    ['weight-gain-fast amber'],
  ],
  [
    'de trois, celle du milieu',
    [
      [0, 4200],
      [1, 4300],
      [6, 4000],
      [7, 3900],
    ],
    ['weight-gain-fast amber'],
  ],
]

describe('a fast gain (product/watches 3.2)', () => {
  test.each(rows)('%s', (_, weighings, expected) => {
    const found = watchesOf(weighings.map(([daysAgo, grams]) => weighed(daysAgo, grams)))
    expect(found.map(({ rule, level }) => `${rule} ${level}`)).toEqual(expected)
  })

  test('its words name the weights and the breathing', () => {
    const lines = (...weighings: [number, number][]) =>
      plainText(watchesOf(weighings.map(([one, grams]) => weighed(one, grams)))[0]!.lines)
        .replaceAll(/[\u00a0\u202f]/g, ' ')
        .split('\n')
    expect(lines([0, 4250], [1, 4000])).toEqual([
      'Prise de poids rapide : +6 % en 1 jour (4,0 kg le 15/03, 4,25 kg le 16/03). Une ' +
        'accumulation de liquide peut en être la cause, surtout sous perfusions.',
      'Appelez votre vétérinaire avant la prochaine perfusion. S’il respire vite ' +
        '(plus de 40 par minute au repos) ou gueule ouverte : urgence.',
    ])
    expect(lines([0, 4250], [1, 4000], [2, 4000])[0]).toContain(
      '+6 % (4,0 kg la semaine d’avant, 4,25 kg le 16/03)',
    )
  })
})

describe('5 % is red after fluids, if the cat eats little or is tired (product/watches 3.2)', () => {
  const gained = [weighed(0, 4200), weighed(7, 4000)]
  const levelOf = (entries: Entry[], courses = [course({ kind: 'fluids', doses: [] })]) =>
    watchesFor({ weighings: gained, entries, courses }).find(
      ({ rule }) => rule === 'weight-gain-fast',
    )?.level
  const fluids = (daysAgo: number) => [course({ kind: 'fluids', doses: [givenDose(daysAgo)] })]
  const perfused: EntryOverrides = { subcutaneousPerfusion: 'yes' }

  test.each<[title: string, entries: Entry[], courses: ReturnType<typeof fluids>, level: string]>([
    ['une dose du jour, mange 75 %', days({ appetite: 3 }), fluids(0), 'red'],
    ['une dose du jour, énergie à 2', days({ lethargy: 2 }), fluids(0), 'red'],
    ['une dose du jour, mange 75 % la veille', days({}, { appetite: 3 }), fluids(0), 'red'],
    ['une dose du jour, 75 % avant-hier', days({}, {}, { appetite: 3 }), fluids(0), 'amber'],
    ['une dose du jour, mange et bouge bien', days({}), fluids(0), 'amber'],
    ['une dose il y a sept jours', days({ appetite: 3 }), fluids(7), 'red'],
    ['il y a huit jours', days({ appetite: 3 }), fluids(8), 'amber'],
    ['« oui » dans la saisie du jour', days({ ...perfused, appetite: 3 }), [], 'red'],
    ['« oui » il y a sept jours', [...days({ appetite: 3 }), entryAgo(7, perfused)], [], 'red'],
    ['« oui » il y a huit jours', [...days({ appetite: 3 }), entryAgo(8, perfused)], [], 'amber'],
    [
      'une dose du jour, énergie et appétit sans réponse',
      days({ appetite: null, lethargy: null }),
      fluids(0),
      'amber',
    ],
    ['sans perfusion', days({ appetite: 3 }), [], 'amber'],
    [
      'une dose sautée',
      days({ appetite: 3 }),
      [course({ kind: 'fluids', doses: [givenDose(0, '08:00', { outcome: 'skipped' })] })],
      'amber',
    ],
    [
      'un médicament',
      days({ appetite: 3 }),
      [course({ kind: 'medicine', doses: [givenDose(0)] })],
      'amber',
    ],
  ])('%s', (_, entries, courses, level) => expect(levelOf(entries, courses)).toBe(level))
})

test('fluids after the last weighing are not in its weight (product/watches 3.2)', () => {
  const [gain] = watchesFor({
    weighings: [weighed(1, 4200), weighed(8, 4000)],
    entries: days({ appetite: 3 }),
    courses: [course({ kind: 'fluids', doses: [givenDose(0)] })],
  })
  expect([gain!.rule, gain!.level]).toEqual(['weight-gain-fast', 'amber'])
})

describe('fluids of the hours before a weighing (product/watches 3.1)', () => {
  // The weighing is at 07:00.
  const dose = (at: string, overrides: Parameters<typeof givenDose>[2] = {}) =>
    givenDose(0, null, { at: `${today}T${at}:00.000Z`, amountMl: 100, ...overrides })
  const raised = (doses: ReturnType<typeof dose>[], kind: 'fluids' | 'medicine' = 'fluids') =>
    watchesFor({
      weighings: [weighed(0, 4200), weighed(7, 4000)],
      courses: [course({ kind, steps: [], doses })],
    })

  test.each<[title: string, doses: ReturnType<typeof dose>[], isRaised: boolean]>([
    ['six heures avant', [dose('01:00')], false],
    ['plus de six heures avant', [dose('00:59')], true],
    ['à l’heure de la pesée', [dose('07:00')], false],
    ['après la pesée', [dose('07:01')], true],
    ['de la veille, notée après coup', [dose('06:00', { day: addDays(today, -1) })], true],
    ['sautée', [dose('06:00', { outcome: 'skipped' })], true],
    ['sans quantité', [dose('06:00', { amountMl: null })], true],
    [
      'deux doses de 1 mL s’ajoutent: 2 g de moins que 5 %',
      [dose('05:00', { amountMl: 1 }), dose('06:00', { amountMl: 1 })],
      false,
    ],
  ])('%s', (_, doses, isRaised) =>
    expect(raised(doses).some(({ rule }) => rule === 'weight-gain-fast')).toBe(isRaised),
  )

  test('a medicine is no fluid', () => expect(raised([dose('06:00')], 'medicine')).toHaveLength(1))

  test('the reason names the subtracted fluids', () => {
    const [gain] = watchesFor({
      weighings: [weighed(0, 4400), weighed(7, 4000)],
      courses: [
        course({
          kind: 'fluids',
          steps: [],
          doses: [dose('05:00', { amountMl: 60 }), dose('06:00', { amountMl: 40 })],
        }),
      ],
    })
    expect(gain!.level).toBe('amber')
    expect(gain!.reasons.map(({ label }) => label.replaceAll(/\u00a0|\u202f(?=%)/g, ' '))).toEqual([
      'Poids : 4,3 kg, sans 100 mL de perfusion',
      'Poids : 4,0 kg',
    ])
  })
})
