import { describe, expect, test } from 'vitest'
import { categoryLabels } from '../answers/answerLabels'
import { type AlertRule, alertRules, type NoticeRule, noticeRules } from '../rules/rules'
import { alertLines, allGreenLines, noticeLines, plainText } from './alertMessages'

const rules = Object.keys(alertRules) as AlertRule[]
const firstDay = { dates: null, perfusion: false }
const text = (rule: AlertRule, facts: Parameters<typeof alertLines>[1] = firstDay) =>
  plainText(alertLines(rule, facts))

describe('the exact phrases that other programs read (product/rules 6.1)', () => {
  test('all-green', () => {
    expect(plainText(allGreenLines)).toBe('Les indicateurs sont au vert.')
  })

  test.each(rules)('%s starts with its category and contains the advice', (rule) => {
    const { category, severity } = alertRules[rule]
    const [first, ...others] = alertLines(rule, firstDay)
    expect(first?.segments[0]).toEqual({ text: categoryLabels[category], bold: true })
    expect(first?.segments[1]?.text).toMatch(/^\u00a0: \S.*\.$/)
    const isAmber = severity === 'amber'
    expect(
      plainText(others).includes('À surveiller; si persiste → parlez-en à votre vétérinaire'),
    ).toBe(isAmber)
    expect(plainText(others).includes("Consulter votre vétérinaire aujourd'hui")).toBe(!isAmber)
  })

  test('alerts to be confirmed contain that advice', () => {
    const waiting = rules.filter((rule) => text(rule).includes('À confirmer demain'))
    expect(waiting).toEqual([
      'hydration-first-day-decrease',
      'hydration-first-day-increase',
      'hydration-first-day-precise',
      'energy-low-first-day',
    ])
  })

  test('an increase mentions the perfusion that may explain it, and nothing else does', () => {
    const mentioning = rules.filter((rule) =>
      text(rule, { dates: null, perfusion: true }).includes('perfusion en cours'),
    )
    expect(mentioning).toEqual(['hydration-first-day-increase', 'hydration-first-day-precise'])
    expect(rules.filter((rule) => text(rule).includes('perfusion'))).toEqual([])
  })

  test('no two rules have the same text', () => {
    expect(new Set(rules.map((rule) => text(rule))).size).toBe(rules.length)
  })

  test('each category has its name', () => {
    expect(Object.values(categoryLabels)).toEqual([
      'Hydratation',
      'Appétit',
      'Vomissements',
      'Urination',
      'Énergie',
    ])
  })
})

describe('structure', () => {
  test('bold text is a segment, never a star or HTML', () => {
    expect(alertLines('appetite-refusal', firstDay)).toEqual([
      {
        segments: [
          { text: 'Appétit', bold: true },
          { text: '\u00a0: refus de manger depuis plus de 24 h.', bold: false },
        ],
      },
      {
        segments: [
          { text: "Consulter votre vétérinaire aujourd'hui", bold: true },
          { text: '.', bold: false },
        ],
      },
    ])
    expect(rules.map((rule) => text(rule)).join()).not.toMatch(/[*<>]/)
  })

  test('a message names two entries, the older first', () => {
    expect(
      text('appetite-reduced-consecutive', { dates: ['12/03', '16/03'], perfusion: false }),
    ).toBe(
      "Appétit\u00a0: mange moins que d'habitude, deux saisies de suite (2 dernières saisies, 12/03 et 16/03).\n" +
        'À surveiller; si persiste → parlez-en à votre vétérinaire',
    )
  })

  test.each(Object.keys(noticeRules) as NoticeRule[])('%s is worded like an alert', (rule) => {
    const lines = noticeLines(rule, ['12/03', '16/03'])
    expect(lines[0]?.segments[0]).toEqual({
      text: categoryLabels[noticeRules[rule].category],
      bold: true,
    })
    expect(plainText(lines)).toMatch(
      /^\S+\u00a0: \S.* \(2 dernières saisies, 12\/03 et 16\/03\)\.\nÀ confirmer demain\.\nSi cela continue/,
    )
  })
})
