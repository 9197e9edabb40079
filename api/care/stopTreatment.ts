import type { Prisma, Treatment } from '#prisma'
import { treatmentStop } from '#shared/care/treatmentSchemas'
import { validationError } from '../base/errors'
import { requireAnimal, requireViewer } from '../graphql/access'
import { builder } from '../graphql/builder'
import { validate } from '../graphql/validate'
import { fromDay, toDay } from '../reading/entryRow'
import {
  ALREADY_CHANGED,
  haveBegun,
  laterSteps,
  lockTreatment,
  queryOf,
  removeSteps,
  TreatmentPayload,
} from './treatmentWrite'

const StopTreatmentInput = builder.inputType('StopTreatmentInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    uuid: t.id({ required: true }),
    lastDay: t.string({ required: true, description: 'YYYY-MM-DD. Doses after it are kept.' }),
    reason: t.string({ description: '280 characters.' }),
  }),
})

builder.mutationField('stopTreatment', (t) =>
  t.field({
    type: TreatmentPayload,
    description:
      'Sets the last day of a treatment and removes a change planned after it. Doses after it are ' +
      'kept. A last day before a planned treatment begins removes it.',
    args: { input: t.arg({ type: StopTreatmentInput, required: true }) },
    resolve: async (_, { input: { animalUuid, uuid, ...fields } }, context, info) => {
      const { today } = requireViewer(context).clock
      const { id: animalId } = await requireAnimal(context, animalUuid, 'changeTreatments')
      const { lastDay, reason = null } = validate(treatmentStop, fields)
      const query = queryOf(context, info)
      const treatment = await context.prisma.$transaction(async (tx) => {
        const row = await lockTreatment(tx, animalId, uuid)
        const later = await laterSteps(tx, row)
        if (haveBegun(later, today)) throw validationError({ lastDay: ALREADY_CHANGED })
        if (lastDay < toDay(row.firstDay)) {
          if (!haveBegun([row], today)) return await removePlanned(tx, [row, ...later], query)
          throw validationError({ lastDay: 'La date de fin est avant la date de début' })
        }
        const isAfterEnd = ({ firstDay }: Treatment) => toDay(firstDay) > lastDay
        const last = later.findLast((step) => !isAfterEnd(step)) ?? row
        await removeSteps(tx, later.filter(isAfterEnd), last)
        return await tx.treatment.update({
          ...query,
          where: { id: last.id },
          data: { lastDay: fromDay(lastDay), stopReason: reason },
        })
      })
      return { animalId, treatment }
    },
  }),
)

/**
 * Removes the last steps of a course, which have not begun, so that the step before them continues
 * to the course's end. Returns that step, or the removed treatment if there is none.
 * @throws VALIDATION if the whole treatment has a dose
 */
async function removePlanned(
  tx: Prisma.TransactionClient,
  planned: readonly [Treatment, ...Treatment[]],
  query: ReturnType<typeof queryOf>,
) {
  const [{ id, courseId, firstDay }] = planned
  const previous = await tx.treatment.findFirst({
    where: { courseId, firstDay: { lt: firstDay } },
    orderBy: { firstDay: 'desc' },
  })
  if (previous) {
    await removeSteps(tx, planned, previous)
    const { lastDay } = planned.at(-1)!
    return await tx.treatment.update({ ...query, where: { id: previous.id }, data: { lastDay } })
  }
  if ((await tx.dose.count({ where: { treatment: { courseId } } })) > 0)
    throw validationError({ lastDay: 'Une prise est notée pour ce traitement' })
  await tx.stock.deleteMany({ where: { courseId } })
  await tx.treatment.deleteMany({ where: { courseId, id: { not: id } } })
  return await tx.treatment.delete({ ...query, where: { id } })
}
