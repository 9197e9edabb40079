import { expect, test } from 'vitest'
import { findViolations } from './checker'
import type { Deletion, History, Read, ReadEntry, StoredEntry, Write } from './history'

const cat = { userId: 'owner', animalId: 'isis' }
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
const read = (time: number, ...entries: ReadEntry[]): Read => ({
  ...cat,
  kind: 'read',
  began: time,
  ended: time + 1,
  entries,
})
const seen = (note: string, time: number): ReadEntry => ({
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
const violationsIn = (history: Partial<History>, stored: StoredEntry[]) =>
  findViolations({ writes: [], deletions: [], reads: [], ...history }, stored).map(
    ({ kind }) => kind,
  )

const a = write('a', 1)
const b = write('b', 10, { kind: 'edit' })

test('a correct history has no violation', () => {
  const history = {
    writes: [a, b, write('c', 20, { outcome: 'unknown' }), write('d', 21, { outcome: 'failed' })],
    reads: [read(5, seen('a', 1)), read(15, seen('b', 10))],
  }
  expect(
    violationsIn(history, [entry('b', 10, { revisions: [{ note: 'a', answeredAt: at(1) }] })]),
  ).toEqual([])
})

test.each<[string, Partial<History>, StoredEntry[], string[]]>([
  ['an acknowledged write is missing', { writes: [a] }, [], ['lost']],
  ['a write was replaced without a revision', { writes: [a, b] }, [entry('b', 10)], ['lost']],
  [
    'a write is stored twice in one entry',
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
  ['a day has two entries', { writes: [a, b] }, [entry('a', 1), entry('b', 10)], ['doubled']],
  [
    'no client sent the stored note',
    { writes: [a] },
    [entry('a', 1, { revisions: [{ note: 'x', answeredAt: at(0) }] })],
    ['phantom'],
  ],
  [
    'a refused write is stored',
    { writes: [write('a', 1, { outcome: 'failed' })] },
    [entry('a', 1)],
    ['phantom'],
  ],
  [
    'a deleted entry is stored',
    { writes: [a], deletions: [deletion(5)] },
    [entry('a', 1)],
    ['phantom'],
  ],
  [
    'a write is stored for another user’s cat',
    { writes: [a] },
    [entry('a', 1, { userId: 'otherOwner', animalId: 'tom' })],
    ['foreign'],
  ],
  [
    'a write is stored for another day',
    { writes: [a] },
    [entry('a', 1, { day: '2026-03-13' })],
    ['foreign'],
  ],
  [
    'the older write is current',
    { writes: [a, b] },
    [entry('a', 1, { revisions: [{ note: 'b', answeredAt: at(10) }] })],
    ['overwritten'],
  ],
  ['a read lacks the write', { writes: [a], reads: [read(5)] }, [entry('a', 1)], ['stale']],
  [
    'a read shows the former answers',
    { writes: [a, b], reads: [read(15, seen('a', 1))] },
    [entry('b', 10, { revisions: [{ note: 'a', answeredAt: at(1) }] })],
    ['stale'],
  ],
  [
    'a read shows a deleted entry',
    { writes: [a], deletions: [deletion(5)], reads: [read(8, seen('a', 1))] },
    [],
    ['stale'],
  ],
  [
    'a read shows another user’s entry',
    {
      writes: [write('a', 1, { userId: 'otherOwner', animalId: 'tom' })],
      reads: [read(5, seen('a', 1))],
    },
    [entry('a', 1, { userId: 'otherOwner', animalId: 'tom' })],
    ['foreign'],
  ],
  ['a read shows a note that was never sent', { reads: [read(5, seen('x', 1))] }, [], ['phantom']],
])('%s', (_, history, stored, expected) => {
  expect(violationsIn(history, stored)).toEqual(expected)
})

test('a request without a known outcome is no violation', () => {
  expect(violationsIn({ writes: [a], reads: [read(1)] }, [entry('a', 1)])).toEqual([])
  expect(
    violationsIn(
      { writes: [a], deletions: [{ ...deletion(5), outcome: 'unknown' }], reads: [read(8)] },
      [],
    ),
  ).toEqual([])
  expect(
    violationsIn({ writes: [a], deletions: [{ ...deletion(5), outcome: 'unknown' }] }, [
      entry('a', 1),
    ]),
  ).toEqual([])
})
