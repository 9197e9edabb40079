import { openDB, type DBSchema } from 'idb'
import { HOUR_MS } from '#shared/base/duration'
import type { ReceivedItem } from './receivedItem'

// The service worker and launchedFile.ts store items; pages read and delete them.

interface Schema extends DBSchema {
  items: { key: string; value: ReceivedItem }
}

/** The items of an account expire after this time. */
export const storedForMs = 24 * HOUR_MS
/** Items without an account expire earlier: a sign-in follows soon, or none. */
export const unclaimedForMs = HOUR_MS
const maxItems = 3

/** Opens a database of its own: the queue's has no room for files, and this one may be lost. */
async function withDatabase<Result>(
  work: (items: {
    all(): Promise<ReceivedItem[]>
    put(item: ReceivedItem): Promise<unknown>
    delete(id: string): Promise<void>
  }) => Promise<Result>,
): Promise<Result> {
  const db = await openDB<Schema>('nephrochat-received', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('items', { keyPath: 'id' }),
  })
  try {
    const { store, done } = db.transaction('items', 'readwrite')
    const result = await work({
      all: () => store.getAll(),
      put: (item) => store.put(item),
      delete: (id) => store.delete(id),
    })
    await done
    return result
  } finally {
    db.close()
  }
}

const isExpired = ({ userUuid, receivedAt }: ReceivedItem, now: number): boolean =>
  Math.abs(now - receivedAt) > (userUuid === null ? unclaimedForMs : storedForMs)

/** Stores an item, at most `maxItems` of the newest. */
export async function storeReceived(item: ReceivedItem): Promise<void> {
  await withDatabase(async (items) => {
    const storedItems = (await items.all()).toSorted((a, b) => b.receivedAt - a.receivedAt)
    const excess = storedItems.filter(
      (one, index) => index >= maxItems - 1 || isExpired(one, item.receivedAt),
    )
    for (const { id } of excess) await items.delete(id)
    await items.put(item)
  })
}

/**
 * Returns the account's items, newest first. An item without an account becomes this one's if `id`
 * names it. Deletes the items of other accounts, and those that are too old.
 */
export async function readReceived(
  userUuid: string,
  id: string | null,
  now = Date.now(),
): Promise<ReceivedItem[]> {
  const received = await withDatabase(async (items) => {
    const ownItems: ReceivedItem[] = []
    for (const item of await items.all()) {
      const isForeign = item.userUuid !== null && item.userUuid !== userUuid
      if (isForeign || isExpired(item, now)) await items.delete(item.id)
      else if (item.userUuid === userUuid) ownItems.push(item)
      else if (item.id === id) {
        const claimed = { ...item, userUuid }
        await items.put(claimed)
        ownItems.push(claimed)
      }
    }
    return ownItems
  })
  return received.toSorted((a, b) => b.receivedAt - a.receivedAt)
}

/** Runs once an item has been used. If it fails, the item is offered again until it is too old. */
export async function deleteReceived(id: string): Promise<void> {
  await withDatabase((items) => items.delete(id)).catch((error: unknown) =>
    console.warn('a received item is still on this device', error),
  )
}

/** Runs at a sign-out: the next user of the device must not see the items. */
export async function deleteAllReceived(): Promise<void> {
  await withDatabase(async (items) => {
    for (const { id } of await items.all()) await items.delete(id)
  })
}
