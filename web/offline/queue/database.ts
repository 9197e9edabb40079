import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'
import { StorageError } from '../../base/device/storageError'
import { newUuid } from '../../base/device/uuid'
import type { MeasurementDraft, QueuedMutation, OtherChange } from './rows'

export interface OfflineSchema extends DBSchema {
  measurementDrafts: { key: number; value: MeasurementDraft; indexes: { userUuid: string } }
  queuedMutations: { key: number; value: QueuedMutation; indexes: { userUuid: string } }
  queuedRecords: { key: number; value: OtherChange; indexes: { userUuid: string } }
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>
export type QueueTable = keyof {
  [Name in keyof OfflineSchema as string extends Name ? never : Name]: true
}
type Upgrade = IDBPTransaction<OfflineSchema, QueueTable[], 'versionchange'>
export const tables: QueueTable[] = ['measurementDrafts', 'queuedMutations', 'queuedRecords']

/** Opens the tables of product/offline 1.1 on demand, and again after the browser has closed them. */
export interface QueueConnection {
  open(): Promise<OfflineDatabase>
  close(): Promise<void>
}

const version = 3

/** Version 3 added a table for changes that are no entries. */
function createTables(db: OfflineDatabase): void {
  for (const name of tables.filter((table) => !db.objectStoreNames.contains(table))) {
    db.createObjectStore(name, { keyPath: 'id', autoIncrement: true }).createIndex(
      'userUuid',
      'userUuid',
    )
  }
}

/** Version 2 gave edits an id, by which the server recognises a retry. */
async function nameEdits(tx: Upgrade): Promise<void> {
  const edits = tx.objectStore('queuedMutations')
  for (const edit of await edits.getAll()) {
    edit.data.variables.input['editUuid'] ??= newUuid()
    await edits.put(edit)
  }
}

export function connect(name: string): QueueConnection {
  let attempt: { opened: Promise<OfflineDatabase>; blocked: Promise<never> } | null = null

  function begin() {
    let rejectBlocked = (_: Error) => {}
    const blocked = new Promise<never>((_, reject) => (rejectBlocked = reject))
    blocked.catch(() => {})
    const opened = openDB<OfflineSchema>(name, version, {
      upgrade: (db, from, _, tx) => {
        createTables(db)
        if (from === 1) nameEdits(tx).catch(() => tx.abort())
      },
      // An older build holds the tables in another tab; the attempt still succeeds if that tab closes them.
      blocked: () => rejectBlocked(new StorageError('blocked')),
      // Another tab has a newer build, which waits to upgrade.
      blocking: () => void close(),
      terminated: () => (attempt = null),
    })
    opened.catch(() => (attempt = null))
    return { opened, blocked }
  }

  async function close(): Promise<void> {
    const closing = attempt
    attempt = null
    const db = await closing?.opened.catch(() => null)
    db?.close()
  }

  return {
    open: () => {
      attempt ??= begin()
      return Promise.race([attempt.opened, attempt.blocked])
    },
    close,
  }
}

export const queueDatabase = connect('nephrochat')
