import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma, Treatment } from '#prisma'
import { watchedDayCount } from '#shared/care/course'
import type { Plan } from '#shared/care/plan'
import { lockAnimal, lockCourse } from '../base/db/locks'
import { notFound } from '../base/errors'
import { AnimalRef } from '../cat/types'
import { matchableId, requireAnimal } from '../graphql/access'
import { builder } from '../graphql/builder'
import type { Context } from '../graphql/context'
import { toDay } from '../reading/entryRow'
import { PlanKindEnum, TreatmentRef } from './treatmentTypes'

// The mutations of a treatment have these parts in common.

interface TreatmentResult {
  treatment: typeof TreatmentRef.$inferType
  animalId: string
}

export const TreatmentPayload = builder
  .objectRef<TreatmentResult>('TreatmentPayload')
  .implement({
    fields: (t) => ({
      treatment: t.field({ type: TreatmentRef, resolve: ({ treatment }) => treatment }),
      animal: t.field({
        type: AnimalRef,
        resolve: ({ animalId }, _, context) => requireAnimal(context, animalId, 'see'),
      }),
    }),
  })

export const PlanInput = builder.inputType('PlanInput', {
  fields: (t) => ({
    kind: t.field({ type: PlanKindEnum, required: true }),
    everyDays: t.int({ description: 'The interval in days, 1–30. Only for kind `days`.' }),
    weekdays: t.intList({ description: '1 is Monday, 7 is Sunday. Only for kind `weekdays`.' }),
    times: t.stringList({
      description:
        'There are one to six, such as "08:00", in the owner’s time zone. Only for kinds `days` and `weekdays`.',
    }),
    shortestHours: t.int({
      description: 'The least number of hours between two doses. Only for kind `needed`.',
    }),
  }),
})

/** Returns the columns of a plan. The days that are watched are derived from it. */
export const planColumns = (plan: Plan) => ({
  plan: { ...plan },
  watchedDays: watchedDayCount(plan),
})

/**
 * Reads a treatment of the viewer's cat and locks its course until the transaction ends.
 * @throws NOT_FOUND
 */
export async function lockTreatment(
  tx: Prisma.TransactionClient,
  animalId: string,
  uuid: string,
): Promise<Treatment> {
  await lockAnimal(tx, animalId)
  const row = await tx.treatment.findFirst({ where: { id: matchableId(uuid), animalId } })
  if (!row) throw notFound('Traitement non trouvé')
  await lockCourse(tx, row.courseId)
  return row
}

/** Returns the steps of a treatment's course after it, in order. */
export const laterSteps = (
  tx: Prisma.TransactionClient,
  { courseId, firstDay }: Treatment,
): Promise<Treatment[]> =>
  tx.treatment.findMany({
    where: { courseId, firstDay: { gt: firstDay } },
    orderBy: { firstDay: 'asc' },
  })

export const haveBegun = (steps: readonly Treatment[], today: string): boolean =>
  steps.some(({ firstDay }) => toDay(firstDay) <= today)

/** The reason why a step with a begun successor neither changes nor stops. */
export const ALREADY_CHANGED = 'Ce traitement a déjà été changé'

/** Removes planned steps of a course. A dose that was noted for one of them stays, with `kept`. */
export async function removeSteps(
  tx: Prisma.TransactionClient,
  steps: readonly Treatment[],
  kept: Treatment,
): Promise<void> {
  const ids = steps.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.dose.updateMany({ where: { treatmentId: { in: ids } }, data: { treatmentId: kept.id } })
  await tx.treatment.deleteMany({ where: { id: { in: ids } } })
}

/** Returns what a client selected of the payload's treatment, as a query of Prisma. */
export const queryOf = (context: Context, info: GraphQLResolveInfo) =>
  queryFromInfo({ context, info, path: ['treatment'] })
