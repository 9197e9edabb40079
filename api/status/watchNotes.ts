import {
  type AsideRecord,
  ASIDE_LOG_MOST,
  type WatchNote,
  watchNotes,
} from '#shared/health/watches/watchNotes'
import { clockOf, HealthRecord } from '../cat/healthRecord'
import { builder } from '../graphql/builder'
import type { Context } from '../graphql/context'
import { watchInputOf } from '../reading/currentWatches'
import { readFacts } from './readWatches'

const WatchNoteRef = builder
  .objectRef<WatchNote>('WatchNote')
  .implement({
    description: 'A note of the journal about a watch: the owner’s answer, or its end.',
    fields: (t) => ({
      day: t.expose('day', { type: 'Date' }),
      message: t.exposeString('message', { description: 'The text is French.' }),
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

/** Adds an answer to the cat's log, which is bounded. */
export async function logAside(
  { prisma }: Pick<Context, 'prisma'>,
  animalId: string,
  record: AsideRecord,
): Promise<void> {
  const newest = `$[last-${ASIDE_LOG_MOST - 1} to last]`
  await prisma.$executeRaw`
    UPDATE animals
    SET aside_log = jsonb_path_query_array(aside_log || ${JSON.stringify([record])}::jsonb, ${newest}::jsonpath)
    WHERE id = ${animalId}::uuid AND NOT aside_log @> ${JSON.stringify([record])}::jsonb`
}
