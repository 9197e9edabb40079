import { expect, test } from 'vitest'
import { alertGroups } from './alertGroups'

const line = (text: string) => ({ segments: [{ text, bold: false }] })
const alert = (rule: string, severity: 'red' | 'amber' | 'green', hidden = false) => ({
  rule,
  severity,
  hidden,
  lines: [line(rule), line('Consulter.')],
})

test('messages of a level are grouped in order; all are listed, hidden ones apart, without advice', () => {
  const groups = alertGroups([
    alert('refus', 'red'),
    alert('soif', 'amber', true),
    alert('sang', 'red'),
    alert('énergie', 'amber'),
    alert('appétit', 'amber', true),
  ])
  expect(
    groups.map(({ severity, isHidden, raised }) => [
      severity,
      isHidden,
      raised.map((one) => [one.rule, one.line.segments[0]!.text]),
    ]),
  ).toEqual([
    [
      'red',
      false,
      [
        ['refus', 'refus'],
        ['sang', 'sang'],
      ],
    ],
    [
      'amber',
      true,
      [
        ['soif', 'soif'],
        ['appétit', 'appétit'],
      ],
    ],
    ['amber', false, [['énergie', 'énergie']]],
  ])
})
