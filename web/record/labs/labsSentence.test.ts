import { expect, test } from 'vitest'
import { labsSentence } from './labsSentence'

const value = (quantity: 'creatinine' | 'urea', amount: string, unit: string) => ({
  quantity,
  value: amount,
  unit,
})

test('names the newest value of the first quantity, with its day', () => {
  const sentence = labsSentence([
    { day: '2025-03-12', values: [value('urea', '12', 'mmol/L')] },
    {
      day: '2025-02-12',
      values: [value('urea', '11', 'mmol/L'), value('creatinine', '212', 'µmol/L')],
    },
  ])
  expect(sentence?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe('Créatinine 212 µmol/L le 12/02/2025')
})

test('returns null without results', () => expect(labsSentence([])).toBeNull())
