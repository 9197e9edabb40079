import type { PrismaClient } from '#prisma'
import { hasRight } from '#shared/circle/rights'
import { notFound } from '../base/errors'
import { MAX_VET_PROPOSALS } from '../base/limits/quotas'
import { MeasurementRef, MeasurementRevisionRef } from '../entry/types'
import { findAnimal, relationsOf } from '../graphql/access'
import { builder, wholeListPrice } from '../graphql/builder'
import { type EntryRow, fromDay, toDay, toEntryRow } from '../reading/entryRow'
import { findMeasurement } from '../reading/findMeasurement'
import type { RecordRow } from '../reading/record'
import { ShareLinkRef } from '../sharing/types'
import { VetProposalRef } from '../sharing/vetProposalTypes'
import { clockOf, HealthRecord } from './healthRecord'

export const AnimalRef = builder.objectRef<RecordRow>('Animal')

builder.node(AnimalRef, {
  interfaces: [HealthRecord],
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => findAnimal(context, id),
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    species: t.exposeString('species'),
    birthDate: t.field({
      type: 'Date',
      nullable: true,
      resolve: ({ birthDate }) => birthDate && toDay(birthDate),
    }),
    vetPhone: t.exposeString('vetPhone', { nullable: true }),
    sharedLitter: t.exposeBoolean('sharedLitter', {
      description:
        'True if several cats use the same litter boxes: urination and stool then begin at ‘not seen’.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    inMemorySince: t.expose('inMemorySince', {
      type: 'DateTime',
      nullable: true,
      description: 'When the cat’s death was recorded. It is null if the cat is alive.',
    }),
    lossSeenOn: t.field({
      type: 'Date',
      nullable: true,
      description:
        'The day on which a vet saw a loss of weight. Earlier weighings do not count for losses.',
      resolve: ({ lossSeenOn }) => lossSeenOn,
    }),
    diedOn: t.field({
      type: 'Date',
      nullable: true,
      resolve: ({ diedOn }) => diedOn && toDay(diedOn),
    }),
    entryCount: t.int({
      complexity: 20,
      resolve: async ({ id }, _, { prisma }) => {
        const { _count } = await prisma.animal.findUniqueOrThrow({
          where: { id },
          select: { _count: { select: { measurements: true } } },
        })
        return _count.measurements
      },
    }),
    measurement: t.field({
      type: MeasurementRef,
      nullable: true,
      description: 'Returns an entry by its id or by an alias of it; by default today’s entry.',
      args: { uuid: t.arg({ type: 'ID' }) },
      resolve: async (record, { uuid }, context) => {
        const { prisma } = context
        if (uuid == null) return await entryOfDay(prisma, record, clockOf(record, context).today)
        const row = await findMeasurement(prisma, record.id, uuid)
        return row && toEntryRow(row)
      },
    }),
    revisions: t.prismaField({
      type: [MeasurementRevisionRef],
      complexity: { price: 60, size: 50 },
      description: 'The answers that later answers of the same day replaced, newest first.',
      args: { measurementUuid: t.arg({ type: 'ID', required: true }) },
      resolve: async (query, { id }, { measurementUuid }, { prisma }) => {
        const measurement = await findMeasurement(prisma, id, measurementUuid)
        if (!measurement) throw notFound('Saisie non trouvée')
        return await prisma.measurementRevision.findMany({
          ...query,
          where: { measurementId: measurement.id },
          orderBy: [{ replacedAt: 'desc' }, { answeredAt: 'desc' }],
        })
      },
    }),
    proposedBy: t.exposeString('proposedBy', {
      nullable: true,
      description:
        'The vet of the newest proposal that the owner has not decided. It is null if there is none.',
    }),
    vetProposals: t.prismaField({
      type: [VetProposalRef],
      complexity: wholeListPrice(20),
      description: 'Newest first.',
      resolve: (query, record, _, context) =>
        relationsOf(record, context).vetProposals({
          ...query,
          orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
          take: MAX_VET_PROPOSALS,
        }),
    }),
    shareLinks: t.prismaField({
      type: [ShareLinkRef],
      complexity: wholeListPrice(40),
      description: 'Newest first. Empty for viewers who may not share the cat.',
      resolve: (query, record, _, context) =>
        hasRight(record.role, 'share')
          ? relationsOf(record, context).shareLinks({ ...query, orderBy: { createdAt: 'desc' } })
          : [],
    }),
  }),
})

/**
 * Returns the entry of a day. Only the admin's override has entries after today: then the entry may
 * be older than those that were read with the record.
 */
async function entryOfDay(
  prisma: PrismaClient,
  { id, measurements, historyBounds }: RecordRow,
  day: string,
): Promise<EntryRow | null> {
  const oldest = measurements.at(-1)
  if (!oldest || oldest.day <= day || measurements.length < historyBounds.entries)
    return measurements.find((entry) => entry.day === day) ?? null
  const row = await prisma.measurement.findUnique({
    where: { animalId_day: { animalId: id, day: fromDay(day) } },
  })
  return row && toEntryRow(row)
}

export const AnimalConnection = builder.connectionObject({
  type: AnimalRef,
  name: 'AnimalConnection',
})

builder.queryField('animal', (t) =>
  t.field({
    type: AnimalRef,
    nullable: true,
    complexity: 5,
    description:
      'A cat of the viewer’s, or one that the viewer cares for. It is null if it is ' +
      'unknown, if it is another person’s, or if the id is no UUID.',
    args: { uuid: t.arg({ type: 'ID', required: true }) },
    resolve: (_, { uuid }, context) => findAnimal(context, uuid),
  }),
)
