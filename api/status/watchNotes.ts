import { Prisma } from '#prisma'
import {
  type PutAsideRecord,
  ASIDE_LOG_MAX,
  type WatchNote,
  watchNotes,
} from '#shared/health/watches/watchNotes'
import { clockOf, HealthRecord } from '../cat/healthRecord'
import { builder } from '../graphql/builder'
import { watchInputOf } from '../reading/currentWatches'
import { readFacts } from './readWatches'

const WatchNoteRef = builder
  .objectRef<WatchNote>('WatchNote')
  .implement({
    description: 'A note of the journal about a watch: the owner’s answer, or its end.',
    fields: (t) => ({
      day: t.expose('day', { type: 'Date' }),
      message: t.exposeString('message', { description: 'The note in French.' }),
    }),
  })

builder.interfaceField(HealthRecord, 'watchNotes', (t) =>
  t.field({
    type: [WatchNoteRef],
    complexity: 20,
    description: 'The notes of the journal’s days about watches, oldest first.',
    async resolve(record, _, context) {
      if (record.inMemorySince) return []
      const clock = clockOf(record, context)
      const facts = await readFacts(record, clock, context)
      return watchNotes(watchInputOf({ ...record, ...facts }, clock), record.asideLog)
    },
  }),
)

/** Returns the SQL of the cat's log with one more answer; the log is bounded and has an answer once. */
export function putAsideLogSql(record: PutAsideRecord): Prisma.Sql {
  const added = JSON.stringify([record])
  const newest = `$[last-${ASIDE_LOG_MAX - 1} to last]`
  return Prisma.sql`CASE WHEN aside_log @> ${added}::jsonb THEN aside_log
    ELSE jsonb_path_query_array(aside_log || ${added}::jsonb, ${newest}::jsonpath) END`
}
