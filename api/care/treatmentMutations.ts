import type { Prisma } from '#prisma'
import { treatmentInput } from '#shared/care/treatmentSchemas'
import { lockAnimal } from '../base/db/locks'
import { newRowIds } from '../base/derivedId'
import { closedRecord, validationError } from '../base/errors'
import { requireQuotaForTreatment } from '../base/limits/recordQuotas'
import { requireAnimal, requireViewer } from '../graphql/access'
import { builder } from '../graphql/builder'
import { clientIdFields, isCorrectable } from '../graphql/clientId'
import { validate } from '../graphql/validate'
import { fromDay } from '../reading/entryRow'
import { DoseUnitEnum, TreatmentKindEnum, YesNoEnum } from './treatmentTypes'
import { planColumns, PlanInput, queryOf, TreatmentPayload } from './treatmentWrite'

const AddTreatmentInput = builder.inputType('AddTreatmentInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    ...clientIdFields(t),
    kind: t.field({ type: TreatmentKindEnum, required: true }),
    name: t.string({ required: true }),
    amount: t.float({ description: 'The amount of one dose; at most three decimals.' }),
    unit: t.field({ type: DoseUnitEnum }),
    plan: t.field({ type: PlanInput, required: true }),
    withMeal: t.field({
      type: YesNoEnum,
      description:
        '`yes` if the dose is given with food, `no` if without. It is null if it does not matter.',
    }),
    mustNotMiss: t.boolean({
      description: 'If true, missed doses of its course are amber instead of information.',
    }),
    firstDay: t.string({ required: true, description: 'YYYY-MM-DD.' }),
    lastDay: t.string({ description: 'YYYY-MM-DD.' }),
    note: t.string({ description: '280 characters.' }),
  }),
})

builder.mutationFields((t) => ({
  addTreatment: t.field({
    type: TreatmentPayload,
    args: { input: t.arg({ type: AddTreatmentInput, required: true }) },
    resolve: async (_, { input }, context, info) => {
      const { clock } = requireViewer(context)
      const {
        id: animalId,
        name: cat,
        inMemorySince,
      } = await requireAnimal(context, input.animalUuid, 'changeTreatments')
      const { plan, firstDay, lastDay, ...otherFields } = validate(treatmentInput, input)
      const { amount = null, unit = null, withMeal = null, note = null, ...rest } = otherFields
      const data = {
        ...rest,
        amount,
        unit,
        withMeal,
        note,
        mustNotMiss: rest.mustNotMiss ?? false,
        ...planColumns(plan),
        firstDay: fromDay(firstDay),
        lastDay: lastDay == null ? null : fromDay(lastDay),
      }
      const { prisma, now } = context
      const query = queryOf(context, info)
      const treatment = await prisma.$transaction(async (tx) => {
        await lockAnimal(tx, animalId)
        const ids = newRowIds(animalId, input.uuid)
        const existing = await tx.treatment.findMany({
          where: { id: { in: ids } },
          select: { id: true, animalId: true, courseId: true, createdAt: true },
        })
        const own = existing.find((one) => one.animalId === animalId)
        if (own && !input.isCorrection)
          return await tx.treatment.findUniqueOrThrow({ ...query, where: { id: own.id } })
        if (inMemorySince) throw closedRecord(cat)
        if (own) {
          await requireUnused(tx, own, now)
          return await tx.treatment.update({ ...query, where: { id: own.id }, data })
        }
        await requireQuotaForTreatment(tx, animalId)
        const id = ids[existing.length]!
        const addedOn = fromDay(clock.today)
        return await tx.treatment.create({
          ...query,
          data: { ...data, id, courseId: id, animalId, addedOn, createdAt: now },
        })
      })
      return { animalId, treatment }
    },
  }),
}))

/**
 * Requires that a retry can still correct a treatment: it was changed by no successor, and has no dose.
 * @throws VALIDATION
 */
async function requireUnused(
  tx: Prisma.TransactionClient,
  { courseId, createdAt }: { courseId: string; createdAt: Date },
  now: Date,
): Promise<void> {
  const steps = await tx.treatment.count({ where: { courseId } })
  const doses = await tx.dose.count({ where: { treatment: { courseId } } })
  if (steps === 1 && doses === 0 && isCorrectable({ createdAt }, now)) return
  throw validationError({
    name: 'Ce traitement est déjà ajouté, avec d’autres valeurs\u00a0: changez-le dans la liste',
  })
}
