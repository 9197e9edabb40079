import {
  type DefaultConnectionArguments,
  resolveCursorConnection,
  type ResolveCursorConnectionArgs,
} from '@pothos/plugin-relay'
import { isInstant } from '#shared/base/time'
import { ownSlice } from '../base/slices'
import type { Context } from '../graphql/context'
import { requirePageSize, unknownCursor } from '../graphql/pageArguments'
import type { EntryRow } from '../reading/entryRow'
import type { RecordRow } from '../reading/record'

/**
 * Pages up to this length are completed together, so that a screen of ten cats needs few
 * statements.
 */
const maxReadAtOnce = 20
/** Pages beyond this length are completed in several slices. */
const minSlicedPage = 250

/**
 * Returns a page of entries. A long page waits for its turn in the event loop (base/slices.ts).
 */
export async function readEntryPage(
  record: RecordRow,
  args: DefaultConnectionArguments,
  context: Context,
) {
  const page = await loadEntries(record, args, context)
  if (page.edges.length <= maxReadAtOnce) return page
  await ownSlice(context)
  return page.edges.length <= minSlicedPage
    ? page
    : { ...page, edges: page.edges.map((edge) => ({ ...edge, isSliced: true })) }
}

/**
 * Reads a page of entries. Entries that were read with the record are reused; further pages of
 * several cats are one batched statement.
 */
async function loadEntries(
  record: RecordRow,
  args: DefaultConnectionArguments,
  { loaders }: Context,
) {
  requirePageSize(args)
  return await resolveCursorConnection(
    { args, defaultSize: 20, maxSize: 5_000, toCursor: ({ date }: EntryRow) => date },
    async ({ before, after, limit, inverted }: ResolveCursorConnectionArgs) => {
      const isNewest = before === undefined && after === undefined && !inverted
      const entries = record.measurements
      if (isNewest && (limit <= entries.length || entries.length < record.historyBounds.entries))
        return entries.slice(0, limit)
      // The order is newest first: entries after a cursor are older than it.
      const bounds = { before: toDate('after', after), after: toDate('before', before) }
      return await loaders.entries.load({
        animalId: record.id,
        ...bounds,
        limit,
        isOldestFirst: inverted,
      })
    },
  )
}

/**
 * Returns the instant of a cursor, limited to the range of the database: beyond it there are no
 * entries.
 */
function toDate(name: string, cursor: string | undefined): Date | undefined {
  if (cursor === undefined) return undefined
  const date = new Date(cursor)
  if (Number.isNaN(date.getTime())) throw unknownCursor(name)
  if (isInstant(date)) return date
  return new Date(date.getTime() < 0 ? '1900-01-01' : '9999-12-31')
}
