import { commitLocalUpdate } from 'relay-runtime'
import { expect, test } from 'vitest'
import type { PendingChange } from '../queue/rows'
import { writeField } from '../store/writeField'
import { offlineEnvironment } from '../testing/offlineEnvironment'
import { now, pendingBase } from '../testing/pendingChanges'
import { applyPending } from './applyPending'

const day = '2025-03-12'
const dose = (uuid: string, outcome: 'given' | 'skipped' = 'given'): PendingChange => ({
  ...pendingBase,
  id: 1,
  kind: 'dose',
  uuid,
  content: { treatmentUuid: 't', day, time: '20:00', outcome, treatmentName: 'Semintra' },
})
const undone = (uuid: string): PendingChange => ({
  ...pendingBase,
  id: 2,
  kind: 'undoneDose',
  uuid,
  content: { treatmentName: 'Semintra' },
})
const change = (uuid: string, amount: number, courseUuid = 't'): PendingChange => ({
  ...pendingBase,
  id: 3,
  kind: 'stockChange',
  uuid,
  content: {
    kind: amount > 0 ? 'renewed' : 'corrected',
    amount,
    courseUuid,
    treatmentName: 'Semintra',
    unit: 'dose',
  },
})

/** A cat with 900 mL left, whose perfusions of today and yesterday were noted in the other order. */
function stockOfFluids(pending: PendingChange[]): unknown {
  const environment = offlineEnvironment()
  let message: unknown
  commitLocalUpdate(environment, (store) => {
    const animal = store
      .create('mistigri', 'Animal')
      .setValue('mistigri', 'uuid')
      .setValue(day, 'today')
    store.getRoot().setLinkedRecord(animal, 'animal', { uuid: 'mistigri' })
    const plan = { kind: 'days', everyDays: 1, shortestHours: null }
    const treatment = { uuid: 'f', course: 'f', kind: 'fluids', name: 'Ringer', plan }
    writeField(store, animal, 'treatments', [
      { ...treatment, addedOn: '2025-03-01', firstDay: '2025-03-01', amount: null, unit: null },
    ])
    animal.getLinkedRecords('treatments')[0]!.getLinkedRecord('plan').setValue(['08:00'], 'times')
    const perfusion = (of: string, hour: string, amountMl: number) => ({
      node: {
        uuid: of,
        treatmentUuid: 'f',
        day: of,
        time: '08:00',
        outcome: 'given',
        at: `${day}T${hour}:00.000Z`,
        amountMl,
      },
    })
    const edges = [perfusion('2025-03-11', '09:00', 150), perfusion(day, '08:05', 100)]
    writeField(store, animal, 'doses', { edges }, { first: 150 })
    writeField(store, animal, 'stocks', [
      {
        course: 'f',
        unit: 'ml',
        bagMl: null,
        warningDays: 7,
        isPutAway: false,
        startedAt: '2025-03-10T08:00:00.000Z',
        startedOn: '2025-03-10',
        level: 900,
        lastMl: 100,
        changes: [{ uuid: 'first', kind: 'renewed', amount: 1150, at: '2025-03-10T08:00:00.000Z' }],
        recentDoses: [],
      },
    ])
    applyPending(store, pending, now)
    message = animal.getLinkedRecords('stocks')[0]!.getValue('message')
  })
  return message
}

test('the amount of the newest day counts, as on the server, whenever it was noted', () => {
  expect(stockOfFluids([change('other', 10, 'other')])).toMatch(/^Reste 9/)
})

/** A cat with 14 doses left for two a day, one of which the server has. */
function stock(pending: PendingChange[]) {
  const environment = offlineEnvironment()
  let seen: unknown
  commitLocalUpdate(environment, (store) => {
    const animal = store
      .create('mistigri', 'Animal')
      .setValue('mistigri', 'uuid')
      .setValue(day, 'today')
    store.getRoot().setLinkedRecord(animal, 'animal', { uuid: 'mistigri' })
    const plan = { kind: 'days', everyDays: 1, shortestHours: null }
    const treatment = { uuid: 't', course: 't', kind: 'medicine', name: 'Semintra', plan }
    writeField(store, animal, 'treatments', [
      { ...treatment, addedOn: '2025-03-01', firstDay: '2025-03-01', amount: 1, unit: 'tablet' },
    ])
    animal
      .getLinkedRecords('treatments')[0]!
      .getLinkedRecord('plan')
      .setValue(['08:00', '20:00'], 'times')
    const stored = { uuid: 'stored', treatmentUuid: 't', day, time: '08:00', outcome: 'given' }
    const at = '2025-03-12T07:00:00.000Z'
    writeField(store, animal, 'doses', { edges: [{ node: { ...stored, at } }] }, { first: 150 })
    writeField(store, animal, 'stocks', [
      {
        course: 't',
        unit: 'dose',
        bagMl: null,
        warningDays: 7,
        isPutAway: false,
        startedAt: '2025-03-10T08:00:00.000Z',
        startedOn: '2025-03-10',
        level: 14,
        lastMl: null,
        changes: [{ uuid: 'first', kind: 'renewed', amount: 16, at: '2025-03-10T08:00:00.000Z' }],
        recentDoses: [{ uuid: 'stored', amount: 1 }],
      },
    ])
    applyPending(store, pending, now)
    const [shown] = animal.getLinkedRecords('stocks')
    seen = [shown!.getValue('level'), shown!.getValue('message'), shown!.getValue('isLow')]
  })
  return seen
}

test.each([
  ['a dose that the server has', [dose('stored')], 14, 'Reste 7\u00a0jours', true],
  ['another dose', [dose('here')], 13, 'Reste 6\u00a0jours', true],
  ['a skipped dose', [dose('here', 'skipped')], 14, 'Reste 7\u00a0jours', true],
  ['a dose that is taken back', [undone('stored')], 15, 'Reste 7\u00a0jours', true],
  ['taken back before it was sent', [dose('here'), undone('here')], 14, 'Reste 7\u00a0jours', true],
  ['a renewal', [change('new', 10)], 24, 'Reste 12\u00a0jours', false],
  [
    'a renewal that the server has',
    [change('first', 16), dose('stored')],
    14,
    'Reste 7\u00a0jours',
    true,
  ],
  ['a correction', [change('less', -13)], 1, 'Reste 1\u00a0jour', true],
  [
    'a change of another stock',
    [change('other', 10, 'other'), dose('stored')],
    14,
    'Reste 7\u00a0jours',
    true,
  ],
] as const)('%s', (_, pending, level, message, isLow) => {
  expect(stock([...pending])).toEqual([level, message, isLow])
})
