import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { draftRow, optionsAt, sevenOClock } from '../testing/queueRows'
import { connect, queueDatabase } from './database'
import { enqueueDraft } from './enqueue'
import { forgetSent, isOfRow } from './forgetSent'
import { changesToShow, deleteSent, pendingOf, queueStore } from './pendingChanges'

beforeEach(async () => {
  await queueDatabase.close()
  globalThis.indexedDB = new IDBFactory()
})

const enqueueSent = async (uuid: string) => {
  await enqueueDraft(draftRow({ uuid }), optionsAt(sevenOClock))
  const row = (await pendingOf('owner')).at(-1)!
  await queueStore().markSent(row, 'current')
}
const shown = async (tab = queueDatabase) =>
  (await changesToShow('owner', tab)).map((change) => change.kind === 'draft' && change.uuid)

test('a deleted row is shown by no tab until it is refetched; changes that wait stay', async () => {
  const otherTab = connect('nephrochat')
  await enqueueSent('deleted')
  await enqueueSent('other')
  await enqueueDraft(draftRow({ uuid: 'deleted' }), optionsAt(sevenOClock))
  await forgetSent('owner', isOfRow('deleted'))
  expect([await shown(), await shown(otherTab)]).toEqual([
    ['other', 'deleted'],
    ['other', 'deleted'],
  ])
  expect((await changesToShow('owner')).at(-1)!.syncStatus).toBe('pending')
  await otherTab.close()
})

test('a change whose row another tab has removed is not shown either', async () => {
  const [tab, otherTab] = [connect('nephrochat'), connect('nephrochat')]
  await enqueueSent('deleted')
  expect(await shown(tab)).toEqual(['deleted'])
  await deleteSent(await changesToShow('owner', otherTab), undefined, otherTab)
  expect(await shown(tab)).toEqual(['deleted'])
  await forgetSent('owner', isOfRow('deleted'), tab)
  expect(await shown(tab)).toEqual([])
  await Promise.all([tab.close(), otherTab.close()])
})
