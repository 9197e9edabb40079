import { formatWeight } from '#shared/weight'
import { answersIn, nested } from '#shared/health/sentAnswers'
import { type EntryRow, toEntryRow } from '../records/fields'
import { isUuid } from '../records/uuid'
import { answerFields } from './answerFields'
import { builder } from './builder'

const DailyEntry = builder.interfaceRef<object>('DailyEntry').implement({
  description: 'The answers of a day. Null: not answered.',
  fields: (t) => ({ answeredAt: t.field({ type: 'DateTime' }), ...answerFields((_, options) => t.field(options)) }),
})

export const MeasurementRef = builder.objectRef<EntryRow>('Measurement')

builder.node(MeasurementRef, {
  interfaces: [DailyEntry],
  id: { resolve: (measurement) => measurement.id },
  loadWithoutCache: async (id, { prisma, viewer }) => {
    if (!viewer || !isUuid(id)) return null
    const row = await prisma.measurement.findFirst({ where: { id, animal: { userId: viewer.user.id } } })
    return row && toEntryRow(row)
  },
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    animalUuid: t.expose('animalId', { type: 'UUID' }),
    day: t.expose('day', { type: 'Date', description: 'The owner’s calendar day; one entry a day.' }),
    date: t.expose('date', { type: 'DateTime' }),
    weight: t.string({
      nullable: true,
      description: 'The cat’s weight at the time of the entry, kg.',
      resolve: ({ weightGrams }) => (weightGrams === null ? null : formatWeight(weightGrams)),
    }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime' }),
    ...answerFields((name, options) => t.expose(name as 'note', options)),
    isOfflineGenerated: t.exposeBoolean('isOfflineGenerated'),
    revisions: t.exposeInt('revisionCount', { description: 'How many answers of that day were set aside.' }),
    addedOn: t.expose('addedOn', { type: 'Date', nullable: true, description: 'The day on which a forgotten day was answered; null: its own.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

export const MeasurementConnection = builder.connectionObject({ type: MeasurementRef, name: 'MeasurementConnection' })

export const MeasurementRevisionRef = builder.prismaObject('MeasurementRevision', {
  description: 'Answers that others of the same day replaced, or that came too late to replace them.',
  interfaces: [DailyEntry],
  select: {},
  fields: (t) => ({
    answeredAt: t.expose('answeredAt', { type: 'DateTime' }),
    replacedAt: t.expose('replacedAt', { type: 'DateTime' }),
    // One from before an answer existed does not have it.
    ...answerFields((name, options) =>
      t.field({ ...options, select: { answers: true }, resolve: ({ answers }) => nested(answersIn(answers as object))[name] as string }),
    ),
  }),
})
