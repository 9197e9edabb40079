import { LRUCache } from 'lru-cache'
import { HISTORY_DAYS, type PastEntry, pastEntries } from '#shared/health/history/pastEntries'
import { WEIGHT_GAIN_DAYS } from '#shared/health/thresholds/thresholds'
import type { Rows } from '../base/db/database'
import { nextSlice } from '../base/slices'
import { columnsJson } from './columns'
import { type JudgedJson, judgedColumns, toJudgedEntries } from './judgedColumns'
import type { RecordRow } from './record'

// The watches compare the latest entry with two months of entries. These change with a save only,
// so that each process caches them by the version of the cat's entries.

/**
 * The rules read two months of entries, and compare the oldest with the one before. They also read the
 * perfusions of the week before the oldest weighing that is reported.
 */
export const HISTORY_ENTRIES = HISTORY_DAYS + WEIGHT_GAIN_DAYS + 2

/** A cat's history is about 8 kB, so that the cache takes up to 40 MB. */
const maxCachedCats = 5000

interface History {
  key: string
  entries: PastEntry[]
}

const caches = new WeakMap<Rows, LRUCache<string, History>>()

function cacheOf(database: Rows): LRUCache<string, History> {
  const cache = caches.get(database) ?? new LRUCache<string, History>({ max: maxCachedCats })
  caches.set(database, cache)
  return cache
}

export type HistoryKey = Pick<
  RecordRow,
  'id' | 'entriesVersion' | 'measurements' | 'judged' | 'historyBounds'
>

/** A cat that was deleted and imported again may have an earlier version's number. */
const keyOf = ({ entriesVersion, measurements: [latest] }: HistoryKey): string =>
  `${entriesVersion} ${latest?.id} ${latest?.updatedAt}`

/**
 * Returns the history of this version of the entries if it is cached, or if the record was read with
 * the entries of a longer period. It is empty for a cat without entries.
 */
export function knownHistory(database: Rows, record: HistoryKey): PastEntry[] | undefined {
  const { id, measurements, judged, historyBounds } = record
  if (measurements.length === 0) return []
  const cached = cacheOf(database).get(id)
  if (cached?.key === keyOf(record)) return cached.entries
  if (historyBounds.judged < HISTORY_ENTRIES) return undefined
  return cacheHistory(database, record, pastEntries(judged.slice(0, HISTORY_ENTRIES)))
}

function cacheHistory(database: Rows, record: HistoryKey, entries: PastEntry[]): PastEntry[] {
  cacheOf(database).set(record.id, { key: keyOf(record), entries })
  return entries
}

const statement = {
  name: 'entryHistories',
  text: `SELECT a.id, ${columnsJson(
    judgedColumns,
    'SELECT * FROM measurements WHERE animal_id = a.id ORDER BY date DESC LIMIT $2::int',
  )} AS entries
FROM animals a WHERE a.id = ANY($1::uuid[])`,
}

/** Reads the histories of several cats in one statement, newest first, and caches them. */
export async function readHistories(
  database: Rows,
  records: readonly HistoryKey[],
): Promise<PastEntry[][]> {
  const rows = await database.rows<{ id: string; entries: JudgedJson | null }>(statement, [
    records.map(({ id }) => id),
    HISTORY_ENTRIES,
  ])
  const entriesById = new Map<string, PastEntry[]>()
  for (const { id, entries } of rows) {
    await nextSlice(rows)
    entriesById.set(id, pastEntries(toJudgedEntries(entries)))
  }
  return records.map((record) => cacheHistory(database, record, entriesById.get(record.id) ?? []))
}
