import { expect, test } from 'vitest'
import { alertGroups } from './alertGroups'

const line = (text: string) => ({ segments: [{ text, bold: false }] })
const alert = (rule: string, severity: 'red' | 'amber' | 'green', actions: string[], hidden = false) => ({ rule, severity, hidden, lines: [line(rule), ...actions.map(line)] })

test('what asks for the same stands under it once, in order; none is lost', () => {
  const groups = alertGroups([
    alert('refus', 'red', ['Consulter.']),
    alert('sang', 'red', ['Consulter.']),
    alert('soif', 'amber', ['A confirmer demain.', 'A surveiller'], true),
    alert('énergie', 'amber', ['A surveiller'], true),
  ])
  expect(groups.map(({ severity, hidden, action, raised }) => [severity, hidden, action, raised.map(({ rule }) => rule)])).toEqual([
    ['red', false, 'Consulter.', ['refus', 'sang']],
    ['amber', true, 'A confirmer demain. A surveiller', ['soif']],
    ['amber', true, 'A surveiller', ['énergie']],
  ])
})

test('shown and hidden ones are not mixed; good news asks for nothing', () => {
  expect(alertGroups([alert('a', 'amber', ['x']), alert('b', 'amber', ['x'], true)])).toHaveLength(2)
  expect(alertGroups([alert('vert', 'green', [])])).toMatchObject([{ action: '', raised: [{ rule: 'vert' }] }])
})
