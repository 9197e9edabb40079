import { commitLocalUpdate } from 'relay-runtime'
import { expect, test } from 'vitest'
import type { PendingChange } from '../queue/rows'
import { allWatches } from '../store/storedLists'
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

interface StoredCat {
  /** ISO instants of doses of 100 mL, whose day is theirs. */
  doses?: string[]
  /** By day; `null` if a former build stored the record. */
  weighedFluids?: { day: string; ml: number }[] | null
  count?: number
  /** The vet's weight in kg, under which the server found the cat: a red watch. */
  limit?: string
}

/** The watches of a cat that weighed 4 kg on the 9th and 4.4 kg on the 10th, and weighs 4.4 kg now. */
function watchesAfter({
  doses = [],
  weighedFluids = [],
  count = doses.length,
  limit,
}: StoredCat): unknown {
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
    const limits = limit ? [{ part: 'weight', value: limit, days: null, since: '2025-03-01' }] : []
    writeField(store, animal, 'vetLimits', limits)
    if (limit) {
      const under = { rule: 'weight-under-threshold', level: 'red', hidden: false }
      writeField(store, animal, 'watches', [{ ...under, lines: [], reasons: [] }], allWatches.args)
    }
    const points = [
      { day: '2025-03-09', weight: '4' },
      { day: '2025-03-10', weight: '4.05' },
    ]
    writeField(store, animal, 'weightCurve', { points, changes: [] })
    if (weighedFluids) writeField(store, animal, 'weighedFluids', weighedFluids)
    const plan = { kind: 'needed', everyDays: null, shortestHours: null }
    const days = { addedOn: '2025-01-01', firstDay: '2025-01-01' }
    writeField(store, animal, 'treatments', [
      { uuid: 't', course: 't', kind: 'fluids', name: 'Ringer', ...days, plan },
    ])
    const edges = Array.from({ length: count }, (_, index) => {
      const at = doses[index] ?? doses.at(-1)!
      return {
        node: {
          uuid: String(index),
          treatmentUuid: 't',
          day: at.slice(0, 10),
          time: null,
          outcome: 'given',
          at,
          amountMl: 100,
        },
      }
    })
    writeField(store, animal, 'doses', { edges }, { first: 150 })
    applyPending(store, [weighing], now)
    watches = animal
      .getLinkedRecords('watches', { includeHidden: true })
      ?.map((watch) => `${watch.getValue('rule')} ${watch.getValue('level')}`)
  })
  return watches
}

test('a pending weighing raises a fast gain, also of a cat that had fluids', () => {
  expect(watchesAfter({})).toEqual(['weight-gain-fast red'])
  expect(watchesAfter({ doses: ['2025-03-12T00:30:00.000Z'] })).toEqual(['weight-gain-fast red'])
})

test('fluids of the hours before are subtracted: from it by the doses, from stored ones by the server', () => {
  const near = ['2025-03-12T06:30:00.000Z', '2025-03-12T07:00:00.000Z', '2025-03-12T07:30:00.000Z']
  expect(watchesAfter({ doses: near })).toEqual([])
  expect(watchesAfter({ weighedFluids: [{ day: '2025-03-09', ml: 300 }] })).toEqual([
    'weight-gain-fast red',
  ])
  const both = [
    { day: '2025-03-09', ml: 300 },
    { day: '2025-03-10', ml: 300 },
  ]
  expect(watchesAfter({ doses: near, weighedFluids: both })).toEqual(['weight-gain-fast red'])
})

test('it raises nothing if fluids may be unknown', () => {
  expect(watchesAfter({ weighedFluids: null })).toEqual([])
  const doses = ['2025-03-11T08:00:00.000Z']
  expect(watchesAfter({ doses, count: 149 })).toEqual(['weight-gain-fast red'])
  expect(watchesAfter({ doses, count: 150 })).toEqual([])
  const older = [...doses, '2025-03-03T08:00:00.000Z']
  expect(watchesAfter({ doses: older, count: 150 })).toEqual(['weight-gain-fast red'])
})

test('a red watch under the vet’s weight ends only if the fluids are known', () => {
  expect(watchesAfter({ limit: '4.35' })).toEqual(['weight-gain-fast red'])
  expect(watchesAfter({ limit: '4.35', weighedFluids: null })).toEqual([
    'weight-under-threshold red',
  ])
  expect(watchesAfter({ limit: '4.42', weighedFluids: null })).toEqual([
    'weight-under-threshold red',
  ])
  expect(watchesAfter({ limit: '4.46', weighedFluids: null })).toEqual([
    'weight-under-threshold red',
  ])
})
