import type { Prisma } from '#prisma'
import { type Indication, indication, indicationText } from '#shared/labs/iris'
import { knownOrNot } from '#shared/labs/labSchemas'
import { type LabValue, quantityNames } from '#shared/labs/quantities'
import { type VetStage, vetStageText } from '#shared/labs/vetStage'
import { invalid } from '../base/errors'
import { mostLabResults } from '../base/limits/recordQuotas'
import { clockOf, HealthRecord } from '../cat/healthRecord'
import { rowOf, relationsOf } from '../graphql/access'
import { builder, wholeListCost } from '../graphql/builder'
import { toDay } from '../reading/entryRow'

export const KnownOrNotEnum = builder.enumType('KnownOrNot', { values: knownOrNot })
export const LabQuantityEnum = builder.enumType('LabQuantity', { values: quantityNames })

const LabValueRef = builder
  .objectRef<LabValue>('LabValue')
  .implement({
    fields: (t) => ({
      quantity: t.expose('quantity', { type: LabQuantityEnum }),
      value: t.exposeString('value', { description: 'As it was typed, such as "2.4".' }),
      unit: t.exposeString('unit', { description: 'As it was typed; empty for a ratio.' }),
    }),
  })

export const LabResultRef = builder.prismaNode('LabResult', {
  description: 'The values of a cat’s blood or urine from a laboratory, or a blood pressure.',
  id: { field: 'id' },
  findUnique: (id, context) => rowOf(context, id, 'see'),
  nullable: true,
  select: {},
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    animalUuid: t.expose('animalId', { type: 'UUID' }),
    day: t.field({ type: 'Date', select: { day: true }, resolve: ({ day }) => toDay(day) }),
    laboratory: t.exposeString('laboratory', { nullable: true }),
    values: t.field({
      type: [LabValueRef],
      select: { values: true },
      resolve: ({ values }) => values as unknown as LabValue[],
    }),
    fasting: t.expose('fasting', { type: KnownOrNotEnum }),
    hydrated: t.expose('hydrated', { type: KnownOrNotEnum }),
    note: t.exposeString('note', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

const newestResult: Prisma.LabResultOrderByWithRelationInput[] = [
  { day: 'desc' },
  { createdAt: 'desc' },
]

const VetStageRef = builder
  .objectRef<VetStage>('VetStage')
  .implement({
    description:
      'The stage that the vet gave, as the owner entered it. It takes precedence over the computed one (product/labs 2.4).',
    fields: (t) => ({
      stage: t.exposeInt('stage', { description: '1–4.' }),
      substage: t.exposeString('substage', { nullable: true }),
      day: t.expose('day', { type: 'Date' }),
      message: t.string({ description: 'The text is French.', resolve: vetStageText }),
    }),
  })

const IrisRef = builder
  .objectRef<Indication & { byVet: VetStage | null }>('IrisIndication')
  .implement({
    description: 'An indication only: the vet determines the stage (product/labs 2).',
    fields: (t) => ({
      stage: t.exposeInt('stage', {
        nullable: true,
        description: '1–4. It is null for the reason in `because`.',
      }),
      because: t.exposeString('because', {
        nullable: true,
        description: 'no-creatinine, old, one-result, sdma-higher or disagreement.',
      }),
      message: t.string({ description: 'The text is French.', resolve: indicationText }),
      byVet: t.expose('byVet', { type: VetStageRef, nullable: true }),
    }),
  })

builder.interfaceFields(HealthRecord, (t) => ({
  labResults: t.prismaField({
    type: [LabResultRef],
    complexity: ({ first }) => wholeListCost(Math.max(0, first)),
    args: {
      first: t.arg.int({ required: true, defaultValue: mostLabResults, description: '1–200.' }),
    },
    description: 'Newest first, 200 at most.',
    resolve: (query, record, { first }, context) => {
      if (first < 1 || first > mostLabResults)
        throw invalid({ first: `Doit être compris entre 1 et ${mostLabResults}` })
      return relationsOf(record, context).labResults({
        ...query,
        orderBy: newestResult,
        take: first,
      })
    },
  }),
  iris: t.field({
    type: IrisRef,
    resolve: async (record, _, context) => {
      const [results, byVet] = await Promise.all([
        relationsOf(record, context).labResults({
          select: { day: true, values: true },
          orderBy: newestResult,
          take: mostLabResults,
        }),
        relationsOf(record, context).vetStage(),
      ])
      const read = results.map(({ day, values }) => ({
        day: toDay(day),
        values: values as unknown as LabValue[],
      }))
      return {
        ...indication(read, clockOf(record, context).today),
        byVet: byVet && { ...byVet, day: toDay(byVet.day) },
      }
    },
  }),
}))
