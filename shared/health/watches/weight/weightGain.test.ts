import { describe, expect, test } from 'vitest'
import { addDays } from '../../../base/time'
import { course, givenDose } from '../../../testing/courses'
import type { EntryOverrides } from '../../../testing/entries'
import { entryAgo, days, today, watchesFor, weighed } from '../../../testing/watchInput'
import { watchesOf, type WeightCase as Row } from '../../../testing/weightRows'
import { plainText } from '../../alerts/alertMessages'
import type { Entry } from '../../answers/entry'

const rows: Row[] = [
  [
    'a gain of 5 % in seven days',
    [
      [0, 4200],
      [7, 4000],
    ],
    ['weight-gain-fast amber'],
  ],
  [
    'a gain of 5 % in eight days',
    [
      [0, 4200],
      [8, 4000],
    ],
    [],
  ],
  [
    'a gain of just under 5 %',
    [
      [0, 4199],
      [7, 4000],
    ],
    [],
  ],
  [
    'a gain of 5 % that is exactly 100 g',
    [
      [0, 2100],
      [7, 2000],
    ],
    ['weight-gain-fast amber'],
  ],
  [
    'a gain of more than 5 % that is less than 100 g',
    [
      [0, 1099],
      [7, 1000],
    ],
    [],
  ],
  [
    'a gain of 8 %',
    [
      [0, 4320],
      [7, 4000],
    ],
    ['weight-gain-fast red'],
  ],
  [
    'a gain of just under 8 %',
    [
      [0, 4319],
      [7, 4000],
    ],
    ['weight-gain-fast amber'],
  ],
  [
    'a gain of 5 % above the lightest weighing of the week, but not above the median',
    [
      [0, 4200],
      [1, 4150],
      [6, 4000],
      [7, 4100],
    ],
    [],
  ],
  [
    'a gain of 5 % above the mean of two weighings',
    [
      [0, 4200],
      [1, 4100],
      [7, 3900],
    ],
    ['weight-gain-fast amber'],
  ],
  [
    'a gain of 5 % above the middle one of three weighings',
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
    ['fluids today, 50–75 % eaten today', days({ appetite: 3 }), fluids(0), 'red'],
    ['fluids today, low energy today', days({ lethargy: 2 }), fluids(0), 'red'],
    ['fluids today, 50–75 % eaten yesterday', days({}, { appetite: 3 }), fluids(0), 'red'],
    ['fluids today, 50–75 % eaten two days ago', days({}, {}, { appetite: 3 }), fluids(0), 'amber'],
    ['fluids today, normal appetite and energy', days({}), fluids(0), 'amber'],
    ['fluids seven days ago, 50–75 % eaten today', days({ appetite: 3 }), fluids(7), 'red'],
    ['fluids eight days ago, 50–75 % eaten today', days({ appetite: 3 }), fluids(8), 'amber'],
    [
      'a perfusion noted in today’s entry, 50–75 % eaten today',
      days({ ...perfused, appetite: 3 }),
      [],
      'red',
    ],
    [
      'a perfusion noted in an entry seven days ago, 50–75 % eaten today',
      [...days({ appetite: 3 }), entryAgo(7, perfused)],
      [],
      'red',
    ],
    [
      'a perfusion noted in an entry eight days ago, 50–75 % eaten today',
      [...days({ appetite: 3 }), entryAgo(8, perfused)],
      [],
      'amber',
    ],
    [
      'fluids today, appetite and energy unanswered',
      days({ appetite: null, lethargy: null }),
      fluids(0),
      'amber',
    ],
    ['no fluids, 50–75 % eaten today', days({ appetite: 3 }), [], 'amber'],
    [
      'a skipped dose of fluids today, 50–75 % eaten today',
      days({ appetite: 3 }),
      [course({ kind: 'fluids', doses: [givenDose(0, '08:00', { outcome: 'skipped' })] })],
      'amber',
    ],
    [
      'a dose of a medicine today, 50–75 % eaten today',
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
      weighings: [weighed(0, 4250), weighed(7, 4000)],
      courses: [course({ kind, steps: [], doses })],
    })

  test.each<[title: string, doses: ReturnType<typeof dose>[], isRaised: boolean]>([
    ['fluids six hours before the weighing', [dose('01:00')], false],
    ['fluids more than six hours before the weighing', [dose('00:59')], true],
    ['fluids at the instant of the weighing', [dose('07:00')], false],
    ['fluids after the weighing', [dose('07:01')], true],
    [
      'fluids of the day before, noted one hour before the weighing',
      [dose('06:00', { day: addDays(today, -1) })],
      true,
    ],
    ['a skipped dose of fluids before the weighing', [dose('06:00', { outcome: 'skipped' })], true],
    [
      'a dose of fluids without an amount before the weighing',
      [dose('06:00', { amountMl: null })],
      true,
    ],
    [
      'two doses of 30 mL before the weighing, either of which would leave a gain of 5 %',
      [dose('05:00', { amountMl: 30 }), dose('06:00', { amountMl: 30 })],
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
