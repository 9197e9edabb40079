import { expect, test } from 'vitest'
import type { PendingChange } from '../queue/rows'
import { pendingBase } from '../testing/pendingChanges'
import { kindOf } from './index'

const words = (change: Pick<PendingChange, 'kind'> & { content: object }) => {
  const row = { ...pendingBase, id: 1, uuid: 'u', ...change } as PendingChange
  return kindOf(row).summary?.(row)
}

test('the words of a pending change have all that was typed, for a copy', () => {
  const lab = {
    day: '2025-03-12',
    values: [{ quantity: 'creatinine', value: '210', unit: 'µmol/L' }],
    laboratory: 'Clinique du Parc',
    fasting: 'yes',
    hydrated: 'unknown',
    note: 'prise difficile',
  }
  expect(words({ kind: 'labResult', content: lab })).toBe(
    'Analyses\u00a0: Créatinine\u00a0210\u00a0µmol/L · Clinique du Parc · à jeun · prise difficile',
  )
  const bare = { ...lab, laboratory: null, fasting: 'unknown', note: null }
  expect(words({ kind: 'correctedLabResult', content: bare })).toBe(
    'Analyses corrigées\u00a0: Créatinine\u00a0210\u00a0µmol/L',
  )
  const dose = { treatmentUuid: 't', treatmentName: 'Ringer', day: '2025-03-12', time: null }
  const given = { ...dose, outcome: 'given', amountMl: 100, site: 'left' }
  expect(words({ kind: 'dose', content: given })).toBe(
    'Ringer, si besoin\u00a0: donné, 100 mL, flanc gauche',
  )
  const skipped = { ...dose, time: '08:00', outcome: 'skipped', reason: 'refused', note: 'grogne' }
  expect(words({ kind: 'dose', content: skipped })).toBe(
    'Ringer, 08:00\u00a0: sauté, refusé, grogne',
  )
  const pack = { courseUuid: 't', treatmentName: 'Semintra', kind: 'renewed', unit: 'dose' }
  const renewed = { ...pack, amount: 30, openedOn: '2025-03-12', useBy: '2025-09-01', note: null }
  expect(words({ kind: 'stockChange', content: renewed })).toMatch(
    /renouvelé.*, ouvert le 12\/03\/2025, à utiliser avant le 01\/09\/2025$/,
  )
})
