import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'
import { DAY_MS } from '#shared/base/duration'
import { type Answers, emptyAnswers } from '#shared/health/answers/answers'
import { flattenFlags, type GroupedFlags, groupFlags } from '#shared/health/answers/sentAnswers'
import { withReconnect } from './reconnect'
import { withTimeout } from './timeouts'
import { newUuid } from './uuid'

export interface FormKey {
  userUuid: string
  animalId: string
  day: string
}

export interface UnsubmittedForm extends FormKey {
  tab: string
  answers: Answers
  /** Answers that the form showed before the first one was given. */
  begun: Answers
  madeFrom: string | null
  /** Milliseconds since 1970, by this device's clock. */
  keptAt: number
}

/** The stored form has flags in their groups: older and newer builds read it too. */
type StoredForm = Omit<UnsubmittedForm, 'answers' | 'begun'> & {
  answers: GroupedFlags<Answers>
  begun: GroupedFlags<Answers>
}

/** Other builds may have stored fewer or more answers. */
function answersOf(storedAnswers: GroupedFlags<Answers>): Answers {
  const knownAnswers = Object.entries(flattenFlags<Answers>(storedAnswers)).filter(
    ([name]) => name in emptyAnswers,
  )
  return { ...emptyAnswers, ...Object.fromEntries(knownAnswers) }
}

const fromStored = (row: StoredForm): UnsubmittedForm => ({
  ...row,
  answers: answersOf(row.answers),
  begun: answersOf(row.begun),
})
const toStored = (row: UnsubmittedForm): StoredForm => ({
  ...row,
  answers: groupFlags(row.answers),
  begun: groupFlags(row.begun),
})

interface Schema extends DBSchema {
  answers: {
    key: [string, string, string, string]
    value: StoredForm
    indexes: { userUuid: string }
  }
}

type FormsTransaction = IDBPTransaction<Schema, ['answers'], 'readwrite'>

const storedForMs = DAY_MS
/** After this time-out the form opens without the stored answers. A slow phone may need seconds after a reload. */
const timeoutMs = 5_000

let connection: Promise<IDBPDatabase<Schema>> | null = null

/** Opens a database of its own, which may be lost. It stays open, since each answer is written. */
function database(): Promise<IDBPDatabase<Schema>> {
  const forget = () => (connection = null)
  connection ??= openDB<Schema>('nephrochat-answers', 1, {
    upgrade: (fresh) =>
      fresh
        .createObjectStore('answers', { keyPath: ['userUuid', 'animalId', 'day', 'tab'] })
        .createIndex('userUuid', 'userUuid'),
    blocking: () => void closeUnsubmittedForms(),
    terminated: forget,
  }).catch((error: unknown) => {
    forget()
    throw error
  })
  return connection
}

export async function closeUnsubmittedForms(): Promise<void> {
  const closing = connection
  connection = null
  ;(await closing?.catch(() => null))?.close()
}

/** Returns an id that survives a reload, but not the tab. */
export function tabId(): string {
  const key = 'tab'
  const id = sessionStorage.getItem(key) ?? newUuid()
  sessionStorage.setItem(key, id)
  return id
}

/** Returns a form's answers of this tab, else the newest of another tab. Deletes rows older than a day. */
export async function readUnsubmittedForms(
  userUuid: string,
  now: number,
  tab = tabId(),
): Promise<(form: Omit<FormKey, 'userUuid'>) => UnsubmittedForm | null> {
  const rows = await withTimeout(timeoutMs, freshRowsOf(userUuid, now)).catch((error: unknown) => {
    console.warn('the unsubmitted answers could not be read', error)
    return []
  })
  return ({ animalId, day }) => {
    const matches = rows
      .filter((row) => row.animalId === animalId && row.day === day)
      .toSorted((a, b) => b.keptAt - a.keptAt)
    const newest = matches.find((row) => row.tab === tab) ?? matches[0]
    return newest ? fromStored(newest) : null
  }
}

function transact<T>(work: (tx: FormsTransaction) => Promise<T>): Promise<T> {
  return withReconnect({ open: database, close: closeUnsubmittedForms }, async (db) => {
    const tx = db.transaction('answers', 'readwrite')
    const result = await work(tx)
    await tx.done
    return result
  })
}

function freshRowsOf(userUuid: string, now: number): Promise<StoredForm[]> {
  return transact(async (tx) => {
    for (const row of await tx.store.getAll()) {
      if (Math.abs(now - row.keptAt) > storedForMs) await tx.store.delete(keyOf(row))
    }
    return await tx.store.index('userUuid').getAll(userUuid)
  })
}

/** Stores a form. `continuedForm` is another tab's, which this tab continues. */
export async function storeUnsubmittedForm(
  row: Omit<UnsubmittedForm, 'tab'>,
  continuedForm: UnsubmittedForm | null,
  tab = tabId(),
): Promise<void> {
  await transact(async (tx) => {
    if (continuedForm && continuedForm.tab !== tab) await deleteContinued(tx, continuedForm)
    const stored = tx.store.put(toStored({ ...row, tab }))
    // Without it the transaction would end in a later task, which a reload of the page prevents.
    tx.commit()
    await stored
  })
}

/** Deletes a form after sending or discarding it, and the one that it continued. */
export async function deleteUnsubmittedForm(
  form: FormKey,
  continuedForm: UnsubmittedForm | null = null,
  tab = tabId(),
): Promise<void> {
  await transact(async (tx) => {
    if (continuedForm) await deleteContinued(tx, continuedForm)
    await tx.store.delete(keyOf({ ...form, tab }))
  })
}

/** Deletes a form, unless its tab is open and has stored newer answers. */
async function deleteContinued(tx: FormsTransaction, form: UnsubmittedForm): Promise<void> {
  const existing = await tx.store.get(keyOf(form))
  if (existing?.keptAt === form.keptAt) await tx.store.delete(keyOf(form))
}

export async function deleteUnsubmittedFormsOf(userUuid: string): Promise<void> {
  await transact(async (tx) => {
    for (const key of await tx.store.index('userUuid').getAllKeys(userUuid))
      await tx.store.delete(key)
  })
}

const keyOf = ({
  userUuid,
  animalId,
  day,
  tab,
}: FormKey & { tab: string }): [string, string, string, string] => [userUuid, animalId, day, tab]
