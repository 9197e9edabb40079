import { commitLocalUpdate } from 'relay-runtime'
import { expect, test } from 'vitest'
import type { PendingChange } from '../queue/rows'
import { writeField } from '../store/writeField'
import { offlineEnvironment } from '../testing/offlineEnvironment'
import { now, pendingBase, yesterday } from '../testing/pendingChanges'
import { applyPending } from './applyPending'

const putAsideUntil = '2025-03-17T07:05:00.000Z'

interface StoredCat {
  /** Weights by day. The last one was noted a few minutes before the loss was put aside. */
  stored: Record<string, string>
  pending: string
  entryDate?: string
  /** 'Vu, merci' on this phone. */
  seen?: PendingChange
}

/** Returns when the loss that was put aside on the morning of the 10th is shown again. */
function asideAfter({ stored, pending, entryDate = yesterday.date, seen }: StoredCat): unknown {
  const environment = offlineEnvironment()
  const weighing: PendingChange = {
    ...pendingBase,
    id: 1,
    kind: 'weighing',
    uuid: 'w',
    content: { weight: pending },
  }
  let end: unknown
  commitLocalUpdate(environment, (store) => {
    const animal = store
      .create('mistigri', 'Animal')
      .setValue('mistigri', 'uuid')
      .setValue('2025-03-12', 'today')
      .setValue('Europe/Paris', 'timeZone')
    store.getRoot().setLinkedRecord(animal, 'animal', { uuid: 'mistigri' })
    const node = { ...yesterday, date: entryDate, day: entryDate.slice(0, 10) }
    writeField(store, animal, 'measurements', { edges: [{ node }] }, { first: 9 })
    writeField(store, animal, 'vetLimits', [])
    const points = Object.entries(stored).map(([day, weight]) => ({ day, weight }))
    writeField(store, animal, 'weightCurve', { points, changes: [] })
    const loss = { rule: 'weight-loss', level: 'amber', hidden: false, putAsideUntil }
    writeField(store, animal, 'watches', [{ ...loss, lines: [], reasons: [] }], {
      includeHidden: true,
    })
    applyPending(store, seen ? [weighing, seen] : [weighing], now)
    end = animal
      .getLinkedRecords('watches', { includeHidden: true })
      ?.find((watch) => watch.getValue('rule') === 'weight-loss')
      ?.getValue('putAsideUntil')
  })
  return end
}

const firstLoss = { '2025-02-01': '5', '2025-03-10': '4.7' }
const knownLoss = { '2025-02-01': '5', '2025-03-03': '4.72', '2025-03-10': '4.55' }

test('a pending weighing is compared with the one of the morning on which the loss was put aside', () => {
  expect(asideAfter({ stored: firstLoss, pending: '4.7' })).toBe(putAsideUntil)
  expect(asideAfter({ stored: firstLoss, pending: '4.36' })).toBe(null)
  expect(asideAfter({ stored: knownLoss, pending: '4.55' })).toBe(putAsideUntil)
})

test('an earlier answer of this phone does not replace a later one of another phone', () => {
  const seenOn = (day: string): PendingChange => ({
    ...pendingBase,
    id: 2,
    kind: 'seenWatch',
    uuid: 's',
    date: `${day}T08:00:00.000Z`,
    content: { rule: 'weight-loss', level: 'info' },
  })
  expect(asideAfter({ stored: firstLoss, pending: '4.7', seen: seenOn('2025-03-09') })).toBe(
    putAsideUntil,
  )
  expect(asideAfter({ stored: firstLoss, pending: '4.7', seen: seenOn('2025-03-11') })).toBe(null)
})

test('an entry of that morning does not end what was put aside', () => {
  const entryDate = '2025-03-10T07:30:00.000Z'
  expect(asideAfter({ stored: firstLoss, pending: '4.7', entryDate })).toBe(putAsideUntil)
})
