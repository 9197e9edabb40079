import type { Prisma } from '#prisma'
import { type Indication, indication, indicationWords, type StagedResult } from '#shared/labs/iris'
import { knownOrNot } from '#shared/labs/labSchemas'
import { type LabValue, quantityNames } from '#shared/labs/quantities'
import { isForToday, type Remark, remarkFact, remarksOf, remarkWords } from '#shared/labs/remarks'
import { type VetStage, vetStageWords } from '#shared/labs/vetStage'
import { validationError } from '../base/errors'
import { MAX_LAB_RESULTS } from '../base/limits/recordQuotas'
import { HealthRecord, recordClock } from '../cat/healthRecord'
import { rowNode, relationsOf } from '../graphql/access'
import { builder, wholeListPrice } from '../graphql/builder'
import type { Context } from '../graphql/context'
import { toDay } from '../reading/entryRow'
import type { RecordRow } from '../reading/record'

export const KnownOrNotEnum = builder.enumType('KnownOrNot', { values: knownOrNot })
export const LabQuantityEnum = builder.enumType('LabQuantity', { values: quantityNames })

const LabValueRef = builder
  .objectRef<LabValue>('LabValue')
  .implement({
    fields: (t) => ({
      quantity: t.expose('quantity', { type: LabQuantityEnum }),
      value: t.exposeString('value', { description: 'As it was typed, such as "2.4".' }),
      unit: t.exposeString('unit', { description: 'As it was typed; empty for a ratio.' }),
      rangeFrom: t.exposeString('rangeFrom', {
        nullable: true,
        description: 'The lower end of the laboratory’s own range, in `unit`, if it was typed.',
      }),
      rangeTo: t.exposeString('rangeTo', {
        nullable: true,
        description: 'The upper end of that range.',
      }),
    }),
  })

export const LabResultRef = builder.prismaNode('LabResult', {
  description: 'The values of a cat’s blood or urine from a laboratory, or a blood pressure.',
  ...rowNode('see'),
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    animalUuid: t.expose('animalId', { type: 'UUID' }),
    day: t.field({ type: 'Date', select: { day: true }, resolve: ({ day }) => toDay(day) }),
    laboratory: t.exposeString('laboratory', { nullable: true }),
    values: t.field({
      type: [LabValueRef],
      select: { values: true },
      resolve: ({ values }) => values,
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
  { id: 'desc' },
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
      message: t.string({
        description: 'The vet’s stage in a French sentence.',
        resolve: vetStageWords,
      }),
    }),
  })

const IrisRef = builder
  .objectRef<Indication & { byVet: VetStage | null }>('IrisIndication')
  .implement({
    description: 'An indication only: the vet determines the stage (product/labs 2).',
    fields: (t) => ({
      stage: t.exposeInt('stage', {
        nullable: true,
        description: '1–4. It is null if `because` is not.',
      }),
      because: t.exposeString('because', {
        nullable: true,
        description:
          'no-creatinine, old, one-result, sdma-higher, sdma-lower, sdma-persistent, between or disagreement.',
      }),
      between: t.exposeIntList('between', {
        description: 'The two stages of `between`: results near a limit, on both sides of it.',
      }),
      stageBySdma: t.exposeInt('stageBySdma', {
        nullable: true,
        description: '2–4, the stage of SDMA if `because` is sdma-persistent.',
      }),
      leftOut: t.expose('leftOut', {
        type: ['Date'],
        description: 'The days of results that do not count: the cat was dehydrated.',
      }),
      message: t.string({
        description: 'The indication in a French sentence.',
        resolve: indicationWords,
      }),
      byVet: t.expose('byVet', { type: VetStageRef, nullable: true }),
    }),
  })

const LabRemarkRef = builder
  .objectRef<Remark>('LabRemark')
  .implement({
    description:
      'A remark on the newest value of a quantity (product/labs 4.7, 4.8). It has neither a ' +
      'colour nor a stage.',
    fields: (t) => ({
      rule: t.exposeString('rule', {
        description: 'pressure-severe, potassium-low, creatinine-rise or creatinine-above-lowest.',
      }),
      quantity: t.field({ type: LabQuantityEnum, resolve: ({ newest }) => newest.quantity }),
      value: t.string({ resolve: ({ newest }) => newest.value }),
      unit: t.string({ resolve: ({ newest }) => newest.unit }),
      day: t.field({ type: 'Date', resolve: ({ newest }) => newest.day }),
      forToday: t.boolean({
        description: 'If true, the vet is to see the value today.',
        resolve: isForToday,
      }),
      percent: t.exposeInt('percent', {
        nullable: true,
        description: 'The rise since `comparedDay`, rounded down.',
      }),
      comparedDay: t.field({
        type: 'Date',
        nullable: true,
        resolve: ({ compared }) => compared?.day ?? null,
      }),
      fact: t.string({ description: 'The remark in French, for the vet.', resolve: remarkFact }),
      message: t.string({
        description: 'The remark in French, for the owner.',
        resolve: remarkWords,
      }),
    }),
  })

async function readResults(record: RecordRow, context: Context): Promise<StagedResult[]> {
  const rows = await relationsOf(record, context).labResults({
    select: { day: true, values: true, hydrated: true },
    orderBy: newestResult,
    take: MAX_LAB_RESULTS,
  })
  return rows.map(({ day, values, hydrated }) => ({ day: toDay(day), values: values, hydrated }))
}

builder.interfaceFields(HealthRecord, (t) => ({
  labResults: t.prismaField({
    type: [LabResultRef],
    complexity: ({ first }) => wholeListPrice(Math.max(0, first)),
    args: {
      first: t.arg.int({ required: true, defaultValue: MAX_LAB_RESULTS, description: '1–200.' }),
    },
    description: 'Newest first, 200 at most.',
    resolve: (query, record, { first }, context) => {
      if (first < 1 || first > MAX_LAB_RESULTS)
        throw validationError({ first: `Doit être compris entre 1 et ${MAX_LAB_RESULTS}` })
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
        readResults(record, context),
        relationsOf(record, context).vetStage(),
      ])
      return {
        ...indication(results, recordClock(record, context).today),
        byVet: byVet && { ...byVet, day: toDay(byVet.day) },
      }
    },
  }),
  labRemarks: t.field({
    type: [LabRemarkRef],
    complexity: wholeListPrice(4),
    description: 'Remarks on the newest values (product/labs 4.7, 4.8).',
    resolve: async (record, _, context) =>
      record.inMemorySince
        ? []
        : remarksOf(await readResults(record, context), recordClock(record, context).today),
  }),
}))
