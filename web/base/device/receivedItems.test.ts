// @vitest-environment node
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/base/duration'
import { itemOf } from './receivedItem'
import { deleteAllReceived, deleteReceived, readReceived, storeReceived } from './receivedItems'

const sevenOClock = Date.parse('2026-11-26T07:00:00Z')

/** Stores a text, and returns its id. */
async function receive(text: string, at = sevenOClock): Promise<string> {
  const item = itemOf({ file: null, text }, at)
  await storeReceived(item)
  return item.id
}

const texts = async (user: string, id: string | null, now = sevenOClock) =>
  (await readReceived(user, id, now)).map(({ text }) => text)

beforeEach(() => void (globalThis.indexedDB = new IDBFactory()))

test('an item belongs to the account that first opens its address', async () => {
  const id = await receive('a')
  expect(await texts('owner', null)).toEqual([])
  expect(await texts('owner', crypto.randomUUID())).toEqual([])
  expect(await texts('owner', id)).toEqual(['a'])
  expect(await texts('owner', null)).toEqual(['a'])
})

test('another account never reads it, and it is deleted when that account reads its items', async () => {
  const id = await receive('a')
  await texts('owner', id)
  expect(await texts('otherOwner', id)).toEqual([])
  expect(await texts('owner', id)).toEqual([])
})

test('an item is stored for an hour without an account, and for a day with one', async () => {
  const early = await receive('a')
  expect(await texts('owner', early, sevenOClock + HOUR_MS)).toEqual(['a'])
  expect(await texts('owner', null, sevenOClock + DAY_MS)).toEqual(['a'])
  expect(await texts('owner', null, sevenOClock + DAY_MS + 1)).toEqual([])
  const late = await receive('b')
  expect(await texts('owner', late, sevenOClock + HOUR_MS + 1)).toEqual([])
  expect(await texts('owner', late)).toEqual([])
})

test('an item is deleted, too, if the device’s clock was put back', async () => {
  const id = await receive('a')
  expect(await texts('owner', id, sevenOClock - 2 * HOUR_MS)).toEqual([])
})

test('only the three newest items stay, newest first', async () => {
  const ids: string[] = []
  for (const [index, text] of ['a', 'b', 'c', 'd'].entries())
    ids.push(await receive(text, sevenOClock + index))
  for (const id of ids) await readReceived('owner', id, sevenOClock + 4)
  expect(await texts('owner', null, sevenOClock + 4)).toEqual(['d', 'c', 'b'])
})

test('a used item is deleted alone, a sign-out deletes all', async () => {
  const [first, second] = [await receive('a'), await receive('b', sevenOClock + 1)]
  await texts('owner', first)
  await texts('owner', second)
  await deleteReceived(first)
  expect(await texts('owner', null)).toEqual(['b'])
  const unclaimed = await receive('c')
  await deleteAllReceived()
  expect(await texts('owner', unclaimed)).toEqual([])
})
