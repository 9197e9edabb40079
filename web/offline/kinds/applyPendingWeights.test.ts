import { commitLocalUpdate } from 'relay-runtime'
import { expect, test } from 'vitest'
import type { PendingChange } from '../queue/rows'
import { writeField } from '../store/writeField'
import { offlineEnvironment } from '../testing/offlineEnvironment'
import { now, pendingBase, yesterday } from '../testing/pendingChanges'
import { applyPending } from './applyPending'

const weighing: PendingChange = {
  ...pendingBase,
  id: 1,
  kind: 'weighing',
  uuid: 'w',
  content: { weight: '4.4' },
}

/** The watches of a cat of 4 kg that is weighed today, with doses of 100 mL on these days. */
function watchesAfter(fluidDays: readonly string[]): unknown {
  const environment = offlineEnvironment()
  let watches: unknown
  commitLocalUpdate(environment, (store) => {
    const animal = store
      .create('mistigri', 'Animal')
      .setValue('mistigri', 'uuid')
      .setValue('2025-03-12', 'today')
      .setValue('Europe/Paris', 'timeZone')
      .setValue('4', 'weight')
    store.getRoot().setLinkedRecord(animal, 'animal', { uuid: 'mistigri' })
    writeField(store, animal, 'measurements', { edges: [{ node: yesterday }] }, { first: 9 })
    writeField(store, animal, 'vetLimits', [])
    const points = ['2025-03-09', '2025-03-10'].map((day) => ({ day, weight: '4' }))
    writeField(store, animal, 'weightCurve', { points, changes: [] })
    const plan = { kind: 'needed', everyDays: null, shortestHours: null }
    const days = { addedOn: '2025-01-01', firstDay: '2025-01-01' }
    writeField(store, animal, 'treatments', [
      { uuid: 't', course: 't', kind: 'fluids', name: 'Ringer', ...days, plan },
    ])
    const edges = fluidDays.map((day) => ({
      node: {
        uuid: day,
        treatmentUuid: 't',
        day,
        time: null,
        outcome: 'given',
        at: `${day}T08:00:00.000Z`,
        amountMl: 100,
      },
    }))
    writeField(store, animal, 'doses', { edges }, { first: 150 })
    applyPending(store, [weighing], now)
    watches = animal
      .getLinkedRecords('watches', { includeHidden: true })
      ?.map((watch) => `${watch.getValue('rule')} ${watch.getValue('level')}`)
  })
  return watches
}

test('a pending weighing is compared if no fluids were given on the day of a weighing or before it', () => {
  expect(watchesAfter([])).toEqual(['weight-gain-fast red'])
  expect(watchesAfter(['2025-03-07'])).toEqual(['weight-gain-fast red'])
})

test('weighings with fluids are compared by the server, which knows their hours', () => {
  for (const day of ['2025-03-08', '2025-03-10', '2025-03-12'])
    expect(watchesAfter([day])).toEqual([])
})
