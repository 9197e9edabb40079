import { describe, expect, test } from 'vitest'
import { entry } from '../testing/entries'
import { fieldErrorsOf } from '../testing/fieldErrorsOf'
import {
  type Health,
  loadRulesWith,
  thresholdShifts,
  thresholdNames,
} from '../testing/shiftedThresholds'
import { emptyFields } from './answers/entry'
import { type AlertRule, alertRules, type NoticeRule, noticeRules } from './rules/rules'
import { watchRules } from './rules/watchTable'

const alertNames = Object.keys(alertRules) as AlertRule[]
const noticeNames = Object.keys(noticeRules) as NoticeRule[]
const tooMuch = {
  waterMl: -1,
  appetite: 0,
  vomiting: -1,
  urination: -1,
  lethargy: 0,
  note: 'x'.repeat(1000),
}

/** A number of the facts, which no threshold is. */
const fact = 987
const watchFacts = {
  seen: ['mange peu'],
  count: fact,
  water: fact,
  usual: fact,
  treatments: ['Amodip'],
  categories: ['appetite' as const],
}

/**
 * Every sentence of the record that may contain a number, by its name. Sentences with an answer use
 * an answer of 3.
 */
function sentences(health: Health): Record<string, string> {
  const {
    alertLines,
    noticeLines,
    watchLines,
    plainText,
    ruleWords,
    journalRow,
    journalLegend,
    sheetLegend,
    tileAnswer,
    measurementInput,
  } = health
  const row = journalRow(
    { ...entry({ quickHydrationValue: 'more', lethargy: 3 }), id: '1' },
    '2025-03-16',
  )
  const list: [name: string, text: string][] = [
    ...alertNames.map((rule): [string, string] => [
      `alert ${rule}`,
      plainText(alertLines(rule, { dates: null, perfusion: true })),
    ]),
    ...noticeNames.map((rule): [string, string] => [
      `notice ${rule}`,
      plainText(noticeLines(rule, null)),
    ]),
    ...watchRules.map((rule): [string, string] => [
      `watch ${rule}`,
      plainText(watchLines(rule, 'red', watchFacts)),
    ]),
    ...[...alertNames, ...noticeNames, ...watchRules].map((rule): [string, string] => [
      `why ${rule}`,
      ruleWords(rule) ?? '',
    ]),
    ['journal, hydration', row.hydrationTitle ?? ''],
    ['journal, energy', row.energy],
    ['journal, legend', journalLegend.map(({ text }) => text).join('')],
    ['sheet, legend', sheetLegend],
    ['tile, energy', tileAnswer('energy', { ...emptyFields, lethargy: 3 })],
    ...Object.entries(fieldErrorsOf(measurementInput, tooMuch)).map(
      ([field, text]): [string, string] => [`form, ${field}`, text],
    ),
  ]
  return Object.fromEntries(list)
}

/**
 * Numbers that are no thresholds: those of the facts, the day of an answer, the answer itself, and the
 * first value of counts and scales.
 */
const given = new RegExp(`${fact}|plus de 24 h|3(?=/)|entre [01] |de 1 `, 'g')

/**
 * A number includes the text after it, so that the 5 of '5 jours' differs from that of '2/5'; '2 ou
 * 3' is one number.
 */
const numbers = (text = ''): string[] =>
  text.replace(given, '').match(/\d+( (ou|à) \d+)?\s?\S/g) ?? []

describe('with a threshold moved', async () => {
  const usual = sentences(await loadRulesWith())
  const moved: { name: string; texts: Record<string, string> }[] = []
  for (const { name, changed } of thresholdShifts)
    moved.push({ name, texts: sentences(await loadRulesWith(changed)) })

  test.each(Object.entries(usual))(
    '%s: each number follows a threshold, whichever way it moves',
    (key, text) => {
      const follows = (number: string, name: string) =>
        moved.every((move) => move.name !== name || !numbers(move.texts[key]).includes(number))
      expect(
        numbers(text).filter((number) => !thresholdNames.some((name) => follows(number, name))),
      ).toEqual([])
    },
  )

  test('some sentences have such numbers, and no sentence loses a word', () => {
    expect(Object.values(usual).flatMap(numbers).length).toBeGreaterThan(30)
    expect(moved.flatMap(({ texts }) => Object.values(texts)).join('\n')).not.toMatch(
      /undefined|NaN|null/,
    )
  })
})

test.each<[changed: object, name: string, text: string]>([
  [
    { VOMITING_FREQUENT: 4 },
    'alert vomiting-two-today',
    'Vomissements\u00a0: 2 ou 3 vomissements.',
  ],
  [{ VOMITING_FREQUENT: 5 }, 'why vomiting-two-today', '2 à 4 vomissements le même jour.'],
  [
    { VOMITING_REPEATED: 3, VOMITING_FREQUENT: 4 },
    'notice vomiting-light-unconfirmed',
    'Vomissements\u00a0: 1 ou 2 vomissements, aucun à la saisie précédente.',
  ],
  [
    { VOMITING_LIGHT: 2, VOMITING_REPEATED: 3 },
    'notice vomiting-light-unconfirmed',
    'Vomissements\u00a0: 2 vomissements, moins de 2 à la saisie précédente.',
  ],
  [
    { URINATION_VERY_LOW: 1 },
    'why urination-blood-low-count',
    'Sang visible, et 1 urination observée ou moins.',
  ],
  [{ APPETITE_REFUSAL: 2 }, 'why appetite-refusal', 'Au plus 25\u202f% de la ration.'],
  [
    { ENERGY_VERY_LOW: 2 },
    'why energy-low-with-red',
    'Énergie à 2/5 ou moins, et l’appétit, les vomissements ou l’urination sont urgents.',
  ],
  [
    { USABLE_GAP_HOURS: 121 },
    'why hydration-confirmed-decrease',
    'Boit moins que d’habitude sur deux saisies espacées de 121 h au plus.',
  ],
])('with %o, %s', async (changed, name, text) => {
  expect(sentences(await loadRulesWith(changed))[name]?.split('\n')[0]).toBe(text)
})
