import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyFields } from '#shared/health/answers/entry'
import { groupFlags } from '#shared/health/answers/sentAnswers'
import { StorageError } from '../../base/device/storageError'
import { tables, queueDatabase } from './database'
import { enqueueDraft, enqueueOtherChange, type NewDraft } from './enqueue'
import { changesToShow, pendingOf } from './pendingChanges'

const now = new Date('2025-03-12T07:00:00Z')
const draft = (uuid: string): NewDraft => ({
  ...groupFlags(emptyFields),
  userUuid: 'owner',
  animalId: 'mina',
  animalName: 'Mina',
  day: '2025-03-12',
  uuid,
  date: now.toISOString(),
  answeredAt: now.toISOString(),
})
const keep = async (uuid: string) =>
  await enqueueDraft(draft(uuid), {
    now,
    replaces: (await pendingOf('owner').catch(() => []))[0] ?? null,
  })
const pendingIds = async () =>
  (await pendingOf('owner')).map((entry) => entry.kind === 'draft' && entry.uuid)

beforeEach(async () => {
  await queueDatabase.close()
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('a full device throws, and earlier rows stay', async () => {
  await keep('first')
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(keep('second')).rejects.toThrow(
    'La mémoire de cet appareil est pleine. Libérez de la place, puis réessayez.',
  )
  expect(await pendingIds()).toEqual(['first'])
})

test.each(['SecurityError', 'InvalidStateError'])(
  'a private window, where the browser throws %s',
  async (name) => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', name)
    })
    await expect(keep('first')).rejects.toThrow(/navigation privée/)
  },
)

test('a browser without IndexedDB throws the same problem', async () => {
  // @ts-expect-error -- some browsers have none in a private window
  globalThis.indexedDB = undefined
  await expect(keep('first')).rejects.toThrow(/navigation privée/)
})

test('a connection that the browser lost is reopened without an error', async () => {
  await keep('first')
  ;(await queueDatabase.open()).close()
  await keep('second')
  ;(await queueDatabase.open()).close()
  expect(await pendingIds()).toEqual(['second'])
})

test('a write that is reported but missing throws', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function get(this: IDBObjectStore) {
    return this.getKey(-1)
  })
  await expect(keep('first')).rejects.toThrow(
    'Cet appareil n’a pas gardé ce que vous notiez. Réessayez.',
  )
})

const formerVersion = (version: number) =>
  openDB('nephrochat', version, {
    upgrade(db) {
      for (const name of ['measurementDrafts', 'queuedMutations']) {
        db.createObjectStore(name, { keyPath: 'id', autoIncrement: true }).createIndex(
          'userUuid',
          'userUuid',
        )
      }
    },
  })

test('tables of the first version keep pending rows, and each edit gets an id', async () => {
  const old = await formerVersion(1)
  const row = { userUuid: 'owner', createdAt: now.toISOString(), retryCount: 1, refusal: null }
  await old.add('measurementDrafts', { ...draft('first'), ...row, syncStatus: 'pending' })
  await old.add('queuedMutations', {
    ...row,
    measurementId: 'entry',
    data: { id: 'hash', variables: { input: { appetite: 2 } } },
  })
  old.close()
  expect(await pendingOf('owner')).toMatchObject([
    { uuid: 'first', retryCount: 1 },
    {
      measurementId: 'entry',
      data: {
        variables: { input: { appetite: 2, editUuid: expect.stringMatching(/^[\da-f-]{36}$/) } },
      },
    },
  ])
})

test('tables of the second version keep pending, sent and refused rows, and get weighings', async () => {
  const old = await formerVersion(2)
  const row = {
    userUuid: 'owner',
    animalId: 'mina',
    animalName: 'Mina',
    day: '2025-03-12',
    createdAt: now.toISOString(),
    retryCount: 0,
    refusal: null,
  }
  const pending = { ...draft('first'), ...row, isOfflineGenerated: true, syncStatus: 'pending' }
  const refused = {
    ...draft('second'),
    ...row,
    isOfflineGenerated: true,
    syncStatus: 'pending',
    retryCount: 1,
    refusal: { reason: 'trop ancienne', field: 'date' },
  }
  const sent = { ...draft('third'), ...row, isOfflineGenerated: true, syncStatus: 'synced' }
  const edit = {
    ...row,
    measurementId: 'entry',
    method: 'POST',
    url: '/graphql',
    maxRetries: 3,
    data: { id: 'hash', variables: { input: { appetite: 2, editUuid: 'one' } } },
  }
  for (const one of [pending, refused, sent]) await old.add('measurementDrafts', one)
  await old.add('queuedMutations', edit)
  old.close()
  const weighing = {
    userUuid: 'owner',
    animalId: 'mina',
    animalName: 'Mina',
    day: '2025-03-12',
    kind: 'weighing' as const,
    uuid: 'w',
    date: now.toISOString(),
    content: { weight: '4.2' },
  }
  await enqueueOtherChange(weighing, { now: new Date('2025-03-12T08:00:00Z'), replaces: null })
  expect(await changesToShow('owner')).toEqual([
    { ...pending, kind: 'draft', id: 1 },
    { ...edit, kind: 'edit', id: 1 },
    { ...refused, kind: 'draft', id: 2 },
    { ...sent, kind: 'draft', id: 3 },
    {
      ...weighing,
      id: 1,
      createdAt: '2025-03-12T08:00:00.000Z',
      retryCount: 0,
      refusal: null,
      syncStatus: 'pending',
    },
  ])
})

test('a row of an unknown kind of a newer build is neither shown nor sent, and stays', async () => {
  await keep('first')
  const db = await openDB('nephrochat')
  const row = { kind: 'unknown', userUuid: 'owner', createdAt: now.toISOString() }
  await db.add('queuedRecords', row)
  expect(await pendingIds()).toEqual(['first'])
  expect(await db.count('queuedRecords')).toBe(1)
  db.close()
})

test('an older version in another tab throws, until that tab is closed', async () => {
  const old = await formerVersion(2)
  await expect(keep('first')).rejects.toThrow(/Un autre onglet de NéphroChat est encore ouvert/)
  await expect(keep('first')).rejects.toThrow(/Un autre onglet de NéphroChat est encore ouvert/)
  old.close()
  await vi.waitFor(() => keep('first'), 20_000)
  expect(await pendingIds()).toEqual(['first'])
})

test('a newer version of the tables requires a reload', async () => {
  ;(await openDB('nephrochat', 4)).close()
  await expect(keep('first')).rejects.toThrow(/Rechargez cette page/)
})

test('a newer version in another tab is not blocked', async () => {
  await keep('first')
  const newer = await openDB('nephrochat', 4)
  expect(newer.version).toBe(4)
  newer.close()
})

/** Keeps a transaction from ending, as a hung disk does; returns how to end it. */
function hold(request: () => Promise<unknown>): () => void {
  let held = true
  const again = () => {
    if (held) void request().then(again)
  }
  again()
  return () => (held = false)
}

async function hungTransaction() {
  const tx = (await openDB('nephrochat')).transaction(
    ['measurementDrafts', 'queuedMutations'],
    'readwrite',
  )
  return hold(() => tx.objectStore('measurementDrafts').get(0))
}

/** Another tab is creating the tables and never finishes. */
async function hungUpgrade() {
  let begin = (_: () => void) => {}
  const started = new Promise<() => void>((resolve) => (begin = resolve))
  void openDB('nephrochat', 3, {
    upgrade(db, _, __, tx) {
      for (const name of tables) {
        db.createObjectStore(name, { keyPath: 'id', autoIncrement: true }).createIndex(
          'userUuid',
          'userUuid',
        )
      }
      begin(hold(() => tx.objectStore('measurementDrafts').get(0)))
    },
  }).then((db) => db.close())
  return await started
}

test.each([
  ['a hung transaction', ['first'], hungTransaction],
  ['a hung upgrade', [], hungUpgrade],
])(
  'reads and writes of hung tables (%s) fail after a time, and nothing is written afterwards',
  async (_, before, hang) => {
    for (const uuid of before) await keep(uuid)
    const end = await hang()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const reading = pendingOf('owner').catch((error: unknown) => error)
    const writing = enqueueDraft(draft('second'), { now, replaces: null }).catch(
      (error: unknown) => error,
    )
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    expect([await reading, await writing]).toEqual([
      new StorageError('timeout'),
      new StorageError('timeout'),
    ])
    end()
    expect(await pendingIds()).toEqual(before)
  },
)

test('a slow read-back counts as stored: a second try would store it twice', async () => {
  let end = () => {}
  let started = () => {}
  const reading = new Promise<void>((resolve) => (started = resolve))
  const { transaction } = IDBDatabase.prototype
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    names,
    mode,
    options,
  ) {
    if (mode === 'readonly') {
      const other = transaction.call(this, names, 'readwrite')
      const again = () => {
        other.objectStore('measurementDrafts').get(0).addEventListener('success', next)
      }
      let next = again
      end = () => (next = () => {})
      again()
      started()
    }
    return transaction.call(this, names, mode, options)
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const keeping = enqueueDraft(draft('first'), { now, replaces: null })
  await reading
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  await keeping
  end()
  vi.restoreAllMocks()
  expect(await pendingIds()).toEqual(['first'])
})
