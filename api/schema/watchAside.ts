import { PUT_ASIDE_DAYS } from '#shared/health/watches'
import { requireOwnAnimal, requireViewer } from './access'
import { builder } from './builder'
import { AnimalPayload } from './editAnimal'
import { recordWatches } from './recordWatches'

const DAY_MS = 24 * 3_600_000

const PutWatchAsideInput = builder.inputType('PutWatchAsideInput', {
  fields: (t) => ({ animalUuid: t.id({ required: true }), rule: t.string({ required: true }) }),
})

builder.mutationFields((t) => ({
  putWatchAside: t.field({
    type: AnimalPayload,
    description: 'The owner has seen a watch: it stays away for 7 days, unless its level rises. One that does not stand changes nothing.',
    args: { input: t.arg({ type: PutWatchAsideInput, required: true }) },
    resolve: async (_, { input: { animalUuid, rule } }, context) => {
      const { clock } = requireViewer(context)
      const record = await requireOwnAnimal(context, animalUuid)
      const watch = (await recordWatches(record, clock, context)).find((one) => one.rule === rule)
      if (!watch) return { animal: record }
      const aside = { [rule]: { level: watch.level, until: new Date(clock.now.getTime() + PUT_ASIDE_DAYS * DAY_MS).toISOString() } }
      // In the database: another phone may put another one aside at once.
      await context.prisma.$executeRaw`UPDATE animals SET put_aside = put_aside || ${JSON.stringify(aside)}::jsonb WHERE id = ${record.id}::uuid`
      return { animal: { ...record, putAside: { ...record.putAside, ...aside } } }
    },
  }),
}))
