import { commitLocalUpdate } from 'relay-runtime'
import { expect, test } from 'vitest'
import type { PendingWeighing } from '../queue/rows'
import { offlineEnvironment } from '../testing/offlineEnvironment'
import { pendingBase } from '../testing/pendingChanges'
import { weightAt } from './storedEntries'
import { writeField } from './writeField'

const at = (day: number, hour = 12) => new Date(Date.UTC(2025, 2, day, hour)).toISOString()
const weighing = (weight: string, date: string, createdAt: string): PendingWeighing => ({
  ...pendingBase,
  id: 1,
  kind: 'weighing',
  uuid: weight,
  date,
  createdAt,
  content: { weight },
})

/** The weight of an entry of a day of March, written on the 12th at 8:00, for a cat of 4.5 kg. */
function weightOfEntry(
  pending: PendingWeighing[],
  lists: Record<string, unknown>,
  day = 12,
): string | null {
  const environment = offlineEnvironment()
  let weight: string | null = null
  commitLocalUpdate(environment, (store) => {
    const animal = store.create('mina', 'Animal').setValue('4.5', 'weight')
    for (const [name, value] of Object.entries(lists)) writeField(store, animal, name, value)
    weight = weightAt(animal, pending)({ date: at(day, 8), createdAt: at(12, 8) })
  })
  return weight
}

const list = { weights: [{ uuid: 'w', weight: '4.5', date: at(11) }] }
const curve = { weightCurve: { points: [{ day: '2025-03-11', weight: '4.5' }], changes: [] } }
const datedCurve = (date: string) => ({
  weightCurve: {
    points: [
      { day: '2025-03-11', date: at(11), weight: '4.5' },
      { day: '2025-03-12', date, weight: '3.9' },
    ],
    changes: [],
  },
})

test.each([
  ['newer than the list', list, [weighing('3.9', at(12, 7), at(12, 7))], '3.9'],
  ['older than the list', list, [weighing('3.9', at(1), at(12, 7))], '4.5'],
  ['older than the curve', curve, [weighing('3.9', at(1), at(12, 7))], '4.5'],
  ['of the curve’s last day', curve, [weighing('3.9', at(11), at(12, 7))], '3.9'],
  ['without any list', {}, [weighing('3.9', at(11), at(12, 7))], '3.9'],
  ['after the entry', list, [weighing('3.9', at(12, 9), at(12, 7))], '4.5'],
  ['written after the entry', list, [weighing('3.9', at(12, 7), at(12, 9))], '4.5'],
  [
    'two, the newest first',
    list,
    [weighing('4.1', at(12, 7), at(12, 6)), weighing('3.9', at(11, 13), at(12, 7))],
    '4.1',
  ],
])('an entry’s weight with a pending weighing %s', (_, lists, pending, weight) => {
  expect(weightOfEntry(pending, lists)).toBe(weight)
})

test('an entry has the weight of its time if the cat was weighed on the same day', () => {
  expect(weightOfEntry([], datedCurve(at(12, 7)))).toBe('3.9')
  expect(weightOfEntry([], datedCurve(at(12, 9)))).toBe('4.5')
})

test.each([
  [
    'the list',
    {
      weights: [
        { uuid: 'w2', weight: '4.5', date: at(11) },
        { uuid: 'w1', weight: '3', date: at(1) },
      ],
    },
  ],
  [
    'the curve',
    {
      weightCurve: {
        points: [
          { day: '2025-03-01', weight: '3' },
          { day: '2025-03-11', weight: '4.5' },
        ],
        changes: [],
      },
    },
  ],
])('a forgotten day has the weight of its time in %s, or else the oldest one', (_, lists) => {
  expect(weightOfEntry([], lists, 9)).toBe('3')
  expect(weightOfEntry([weighing('3.5', at(8), at(11))], lists, 9)).toBe('3.5')
  expect(weightOfEntry([], lists, 0)).toBe('3')
})
