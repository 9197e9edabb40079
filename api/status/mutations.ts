import { DAY_MS } from '#shared/base/duration'
import { PUT_ASIDE_DAYS } from '#shared/health/watches/watches'
import { isInFuture } from '../base/accountClock'
import { invalid } from '../base/errors'
import { AnimalPayload } from '../cat/payloadTypes'
import { requireAnimal, requireViewer } from '../graphql/access'
import { builder } from '../graphql/builder'
import { WatchLevelEnum } from '../graphql/enums'
import { readWatches } from './readWatches'

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
  }),
})

builder.mutationFields((t) => ({
  putWatchAside: t.field({
    type: AnimalPayload,
    description:
      'Hides a watch for 7 days, unless its level rises. A watch that is not raised changes nothing.',
    args: { input: t.arg({ type: PutWatchAsideInput, required: true }) },
    resolve: async (_, { input: { animalUuid, rule, level, seenAt } }, context) => {
      const { clock } = requireViewer(context)
      const record = await requireAnimal(context, animalUuid, 'putAside')
      const seen = seenAt ?? clock.now
      if (isInFuture(seen, clock.now))
        throw invalid({ seenAt: 'La date ne peut pas être dans le futur' })
      const watch = (await readWatches(record, clock, context)).find((one) => one.rule === rule)
      const until = new Date(seen.getTime() + PUT_ASIDE_DAYS * DAY_MS).toISOString()
      // A later sighting wins: this one may have been queued on a phone.
      if (!watch || (record.putAside[rule]?.until ?? '') >= until) return { animal: record }
      const aside = { [rule]: { level: level ?? watch.level, until } }
      // The row is merged in the database, because another phone may put another watch aside at the
      // same time.
      await context.prisma.$executeRaw`
        UPDATE animals SET put_aside = put_aside || ${JSON.stringify(aside)}::jsonb
        WHERE id = ${record.id}::uuid AND coalesce(put_aside -> ${rule} ->> 'until', '') < ${until}`
      // The results that were calculated before are dropped.
      const { results: _calculated, ...row } = record
      return { animal: { ...row, putAside: { ...row.putAside, ...aside } } }
    },
  }),
}))
