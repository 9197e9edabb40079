import { commitLocalUpdate } from 'relay-runtime'
import { expect, test } from 'vitest'
import type { PendingChange } from '../queue/rows'
import { writeField } from '../store/writeField'
import { offlineEnvironment } from '../testing/offlineEnvironment'
import { draft, now, pendingBase, yesterday } from '../testing/pendingChanges'
import { applyPending } from './applyPending'
import { kindOf } from './index'

// A page may stay open for weeks (product/offline 3.2). The server or another tab may then name a
// watch's rule that this build does not have.

const seen = {
  ...pendingBase,
  id: 2,
  kind: 'seenWatch',
  uuid: 's',
  content: { rule: 'newer-rule', level: 'amber' },
} as unknown as PendingChange

/** Returns what the screens show of a cat with a watch of a newer rule. */
function shownWith(...pending: PendingChange[]) {
  let shown: unknown
  commitLocalUpdate(offlineEnvironment(), (store) => {
    const animal = store
      .create('mistigri', 'Animal')
      .setValue('mistigri', 'uuid')
      .setValue('2025-03-12', 'today')
    store.getRoot().setLinkedRecord(animal, 'animal', { uuid: 'mistigri' })
    writeField(store, animal, 'measurements', { edges: [{ node: yesterday }] }, { first: 9 })
    const newer = { rule: 'newer-rule', level: 'amber', lines: [], burdens: [], reasons: [] }
    writeField(store, animal, 'watches', [newer], { includeHidden: true })
    applyPending(store, pending, now)
    const entry = animal
      .getLinkedRecord('measurements', { first: 9 })
      ?.getLinkedRecords('edges')?.[0]
      ?.getLinkedRecord('node')
    shown = {
      appetite: entry?.getValue('appetite'),
      watches: animal
        .getLinkedRecords('watches', { includeHidden: true })
        ?.map((watch) => [watch.getValue('rule'), watch.getValue('putAsideUntil')]),
    }
  })
  return shown
}

test('a pending entry is shown beside a watch of a newer rule, which stays as received', () => {
  expect(shownWith(draft({ appetite: 4 }))).toEqual({
    appetite: 4,
    watches: [['newer-rule', null]],
  })
})

test('‘Vu, merci’ of a newer rule hides its watch for a day, and has words in the list', () => {
  expect(shownWith(seen)).toMatchObject({ watches: [['newer-rule', '2025-03-13T08:00:00.000Z']] })
  expect(kindOf(seen).summary?.(seen)).toBe('Vu, merci')
})
