import { dayIn } from '#shared/base/time'
import { FUTURE_DATE_MESSAGE } from '#shared/base/validation'
import { isLossRule } from '#shared/health/rules/lossRules'
import { isWatchRule, type WatchRule } from '#shared/health/rules/watchTable'
import { createMeasuredPutAsideState } from '#shared/health/watches/putAside'
import { isFutureDay, isInFuture } from '../base/accountClock'
import { notFound, validationError } from '../base/errors'
import { AnimalPayload } from '../cat/payloadTypes'
import { requireAnimal, requireViewer } from '../graphql/access'
import { builder } from '../graphql/builder'
import type { Context } from '../graphql/context'
import { WatchLevelEnum } from '../graphql/enums'
import { watchInputOf } from '../reading/currentWatches'
import { toDay } from '../reading/entryRow'
import type { RecordRow } from '../reading/record'
import { readFacts, readWatches } from './readWatches'
import { putAsideLogSql } from './watchNotes'

const PutWatchAsideInput = builder.inputType('PutWatchAsideInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    rule: t.string({ required: true }),
    level: t.field({
      type: WatchLevelEnum,
      description: 'The level that the owner saw; the current one by default.',
    }),
    seenAt: t.field({
      type: 'DateTime',
      description:
        'When the owner saw it; now by default. It is earlier if the request was queued offline.',
    }),
    seenByVetOn: t.field({
      type: 'Date',
      description:
        'The day on which a vet saw a loss of weight. Earlier weighings no longer count for losses.',
    }),
  }),
})

type StoredLog = Pick<RecordRow, 'asideLog'>

builder.mutationFields((t) => ({
  putWatchAside: t.field({
    type: AnimalPayload,
    description:
      'Hides a watch for 7 days, or until the next entry, unless it gets ' +
      'worse. A watch that is not raised changes nothing; an unknown rule is NOT_FOUND.',
    args: { input: t.arg({ type: PutWatchAsideInput, required: true }) },
    resolve: async (_, { input: { animalUuid, rule, level, seenAt, seenByVetOn } }, context) => {
      const { clock } = requireViewer(context)
      const record = await requireAnimal(context, animalUuid, 'putAside')
      if (!isWatchRule(rule)) throw notFound('Surveillance non trouvée')
      const seenInstant = seenAt ?? clock.now
      if (isInFuture(seenInstant, clock.now)) throw validationError({ seenAt: FUTURE_DATE_MESSAGE })
      const vetDay = seenByVetOn && toDay(seenByVetOn)
      if (vetDay && isFutureDay(vetDay, clock))
        throw validationError({ seenByVetOn: FUTURE_DATE_MESSAGE })
      const watch = (await readWatches(record, clock, context)).find((one) => one.rule === rule)
      if (!watch) return { animal: record }
      if (vetDay && isLossRule(rule))
        return { animal: await storeLossSighting(record, watch.rule, vetDay, context) }
      const input = watchInputOf({ ...record, ...(await readFacts(record, clock, context)) }, clock)
      const aside = createMeasuredPutAsideState(
        watch.rule,
        level ?? watch.level,
        seenInstant,
        input,
      )
      // A later sighting wins: this one may have been queued on a phone.
      if ((record.putAside[rule]?.until ?? '') >= aside.until) return { animal: record }
      const day = dayIn(seenInstant, clock.timeZone)
      const log = putAsideLogSql({ rule: watch.rule, kind: 'put_aside', day })
      // The row is merged in the database, because another phone may put another watch aside at the
      // same time.
      const [stored] = await context.prisma.$queryRaw<StoredLog[]>`
        UPDATE animals
        SET put_aside = put_aside || ${JSON.stringify({ [rule]: aside })}::jsonb, aside_log = ${log}
        WHERE id = ${record.id}::uuid AND coalesce(put_aside -> ${rule} ->> 'until', '') < ${aside.until}
        RETURNING aside_log AS "asideLog"`
      const putAside = { ...record.putAside, [rule]: aside }
      return { animal: withFields(record, { putAside, ...stored }) }
    },
  }),
}))

/** Logs the vet's visit, and stores its day unless a later one is stored. */
async function storeLossSighting(
  record: RecordRow,
  rule: WatchRule,
  day: string,
  { prisma }: Context,
): Promise<RecordRow> {
  const [stored] = await prisma.$queryRaw<StoredLog[]>`
    UPDATE animals
    SET loss_seen_on = greatest(loss_seen_on, ${day}::date),
      aside_log = ${putAsideLogSql({ rule, kind: 'seen_by_vet', day })}
    WHERE id = ${record.id}::uuid
    RETURNING aside_log AS "asideLog"`
  const lastSeenOn = record.lossSeenOn
  const lossSeenOn = lastSeenOn && lastSeenOn > day ? lastSeenOn : day
  return withFields(record, { lossSeenOn, ...stored })
}

/** Returns the record without the results that were calculated before. */
function withFields(
  { results: _calculated, ...record }: RecordRow,
  fields: Partial<RecordRow>,
): RecordRow {
  return { ...record, ...fields }
}
