import { expect, test } from 'vitest'
import { check } from './checker'
import type { Deletion, History, Read, SeenEntry, StoredEntry, Write } from './history'

const cat = { person: 'ada', animalId: 'isis' }
const at = (minute: number) => `2026-03-12T07:${String(minute).padStart(2, '0')}:00.000Z`
const write = (note: string, time: number, other: Partial<Write> = {}): Write => {
  return {
    ...cat,
    kind: 'create',
    day: '2026-03-12',
    note,
    answeredAt: at(time),
    began: time,
    ended: time + 1,
    outcome: 'ok',
    ...other,
  }
}
const deletion = (time: number): Deletion => ({
  ...cat,
  kind: 'delete',
  day: '2026-03-12',
  began: time,
  ended: time + 1,
  outcome: 'ok',
})
const read = (time: number, ...saw: SeenEntry[]): Read => ({
  ...cat,
  kind: 'read',
  began: time,
  ended: time + 1,
  saw,
})
const seen = (note: string, time: number): SeenEntry => ({
  day: '2026-03-12',
  note,
  answeredAt: at(time),
})
const entry = (note: string, time: number, other: Partial<StoredEntry> = {}): StoredEntry => ({
  ...cat,
  ...seen(note, time),
  id: note,
  revisions: [],
  ...other,
})
const told = (history: Partial<History>, stored: StoredEntry[]) =>
  check({ writes: [], deletions: [], reads: [], ...history }, stored).map(({ kind }) => kind)

const a = write('a', 1)
const b = write('b', 10, { kind: 'edit' })

test('a history without a fault', () => {
  const history = {
    writes: [a, b, write('c', 20, { outcome: 'unknown' }), write('d', 21, { outcome: 'failed' })],
    reads: [read(5, seen('a', 1)), read(15, seen('b', 10))],
  }
  expect(
    told(history, [entry('b', 10, { revisions: [{ note: 'a', answeredAt: at(1) }] })]),
  ).toEqual([])
})

test.each<[string, Partial<History>, StoredEntry[], string[]]>([
  ['acknowledged, and not there', { writes: [a] }, [], ['lost']],
  ['overwritten without a revision', { writes: [a, b] }, [entry('b', 10)], ['lost']],
  [
    'twice in one entry',
    { writes: [a, b] },
    [
      entry('b', 10, {
        revisions: [
          { note: 'a', answeredAt: at(1) },
          { note: 'a', answeredAt: at(1) },
        ],
      }),
    ],
    ['doubled'],
  ],
  ['two entries of a day', { writes: [a, b] }, [entry('a', 1), entry('b', 10)], ['doubled']],
  [
    'nobody sent it',
    { writes: [a] },
    [entry('a', 1, { revisions: [{ note: 'x', answeredAt: at(0) }] })],
    ['phantom'],
  ],
  [
    'it was refused',
    { writes: [write('a', 1, { outcome: 'failed' })] },
    [entry('a', 1)],
    ['phantom'],
  ],
  ['it came back', { writes: [a], deletions: [deletion(5)] }, [entry('a', 1)], ['phantom']],
  [
    'another person’s cat',
    { writes: [a] },
    [entry('a', 1, { person: 'bob', animalId: 'tom' })],
    ['foreign'],
  ],
  ['another day', { writes: [a] }, [entry('a', 1, { day: '2026-03-13' })], ['foreign']],
  [
    'the older one stands',
    { writes: [a, b] },
    [entry('a', 1, { revisions: [{ note: 'b', answeredAt: at(10) }] })],
    ['overwritten'],
  ],
  ['a read that does not show it', { writes: [a], reads: [read(5)] }, [entry('a', 1)], ['stale']],
  [
    'a read of what stood before',
    { writes: [a, b], reads: [read(15, seen('a', 1))] },
    [entry('b', 10, { revisions: [{ note: 'a', answeredAt: at(1) }] })],
    ['stale'],
  ],
  [
    'a read of what was deleted',
    { writes: [a], deletions: [deletion(5)], reads: [read(8, seen('a', 1))] },
    [],
    ['stale'],
  ],
  [
    'a read of somebody else’s',
    { writes: [write('a', 1, { person: 'bob', animalId: 'tom' })], reads: [read(5, seen('a', 1))] },
    [entry('a', 1, { person: 'bob', animalId: 'tom' })],
    ['foreign'],
  ],
  ['a read of what nobody sent', { reads: [read(5, seen('x', 1))] }, [], ['phantom']],
])('%s', (_, history, stored, expected) => {
  expect(told(history, stored)).toEqual(expected)
})

test('what is not known to be over is no fault', () => {
  expect(told({ writes: [a], reads: [read(1)] }, [entry('a', 1)])).toEqual([])
  expect(
    told(
      { writes: [a], deletions: [{ ...deletion(5), outcome: 'unknown' }], reads: [read(8)] },
      [],
    ),
  ).toEqual([])
  expect(
    told({ writes: [a], deletions: [{ ...deletion(5), outcome: 'unknown' }] }, [entry('a', 1)]),
  ).toEqual([])
})
