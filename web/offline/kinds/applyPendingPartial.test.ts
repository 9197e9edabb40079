import { commitLocalUpdate } from 'relay-runtime'
import { expect, test } from 'vitest'
import type { PendingChange } from '../queue/rows'
import { writeField } from '../store/writeField'
import { offlineEnvironment } from '../testing/offlineEnvironment'
import { draft, now, pendingBase, yesterday } from '../testing/pendingChanges'
import { applyPending } from './applyPending'

// Some screens select only a few fields of a list that pending changes are written into.

const dose: PendingChange = {
  ...pendingBase,
  id: 1,
  kind: 'dose',
  uuid: 'd',
  content: {
    treatmentUuid: 't',
    day: '2025-03-12',
    time: '08:00',
    outcome: 'given',
    treatmentName: 'Semintra',
  },
}
const result: PendingChange = {
  ...pendingBase,
  id: 2,
  kind: 'labResult',
  uuid: 'l',
  content: {
    day: '2025-03-12',
    values: [{ quantity: 'creatinine', value: '2.1', unit: 'mg/L' }],
    fasting: 'yes',
    hydrated: 'unknown',
  },
}

/** Returns what the screens show of a cat with these fields in the store. */
function shownWith(fields: (write: (name: string, value: object) => void) => void) {
  let shown: unknown
  commitLocalUpdate(offlineEnvironment(), (store) => {
    const animal = store
      .create('mistigri', 'Animal')
      .setValue('mistigri', 'uuid')
      .setValue('2025-03-12', 'today')
    store.getRoot().setLinkedRecord(animal, 'animal', { uuid: 'mistigri' })
    writeField(store, animal, 'measurements', { edges: [{ node: yesterday }] }, { first: 9 })
    writeField(store, animal, 'careToday', { noted: 0, planned: 2 })
    fields((name, value) =>
      writeField(store, animal, name, value, name === 'doses' ? { first: 150 } : undefined),
    )
    applyPending(store, [dose, result, draft({ appetite: 2 })], now)
    const entry = animal
      .getLinkedRecord('measurements', { first: 9 })
      ?.getLinkedRecords('edges')?.[0]
      ?.getLinkedRecord('node')
    shown = {
      appetite: entry?.getValue('appetite'),
      planned: animal.getLinkedRecord('careToday')?.getValue('planned'),
    }
  })
  return shown
}

test('pending answers are shown beside results of which only the ids are known', () => {
  const onlyIds = shownWith((write) => write('labResults', [{ uuid: 'new' }, { uuid: 'old' }]))
  expect(onlyIds).toEqual({ appetite: 2, planned: 2 })
})

test('treatments of which only the ids are known leave the count of planned doses as received', () => {
  const onlyIds = shownWith((write) => {
    write('treatments', [{ uuid: 't' }])
    write('doses', { edges: [] })
  })
  expect(onlyIds).toEqual({ appetite: 2, planned: 2 })
})
