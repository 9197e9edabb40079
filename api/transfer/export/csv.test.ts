import { expect, test } from 'vitest'
import { csvLine, escapeFormula } from './csv'

// Tests that no text of a user becomes a formula, whichever separator a spreadsheet splits lines by
// (exports.test.ts tests the files).

const formulas = [
  '=A1',
  `x;=cmd|'/c calc'!A0;y`,
  'x,=A1',
  'x\t=A1',
  'x\n=A1',
  'x\r\n+1',
  'x;-1;@A1',
  'x;"=A1"',
  'x;\t=A1',
  ';=A1',
]

test.each(formulas)('%j has no cell that begins like a formula', (text) => {
  for (const separator of [',', ';'] as const) {
    const line = csvLine(['2025-03-16', escapeFormula(text), '-3'], separator)
    // A foreign separator also splits inside quotes, which then are part of a cell.
    const [, ...cells] = line.split(/[;,\t\r\n]/).filter((cell) => cell !== '-3')
    expect(cells.filter((cell) => /^"*[=+\-@]/.test(cell))).toEqual([])
  }
})

test('other texts do not change', () => {
  for (const text of ['a=b', 'Félix ; 4,2 kg', 'x; =A1', 'peu bu, -20 %', '', '4,2'])
    expect(escapeFormula(text)).toBe(text)
})
