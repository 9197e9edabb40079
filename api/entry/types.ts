import { answersIn, groupFlags } from '#shared/health/answers/sentAnswers'
import { formatWeight } from '#shared/weight/weightValue'
import { returnInSlice } from '../base/slices'
import { grantAccess, whereRow } from '../graphql/access'
import { answerFields } from '../graphql/answerFields'
import {
  isByHelper,
  isEntryRemovable,
  nameOf,
  authorDescription,
  isRemovableDescription,
} from '../graphql/attribution'
import { builder } from '../graphql/builder'
import { type EntryRow, toEntryRow } from '../reading/entryRow'

const DailyEntry = builder
  .interfaceRef<object>('DailyEntry')
  .implement({
    description: 'The answers of a day. An unanswered question is null.',
    fields: (t) => ({
      answeredAt: t.field({ type: 'DateTime' }),
      ...answerFields((_, options) => t.field(options)),
    }),
  })

export const MeasurementRef = builder.objectRef<EntryRow>('Measurement')

builder.node(MeasurementRef, {
  interfaces: [DailyEntry],
  id: { resolve: (measurement) => measurement.id },
  loadWithoutCache: async (id, context) => {
    const row = await context.prisma.measurement.findFirst({ where: whereRow(context, id, 'see') })
    if (row) grantAccess(context, row.animalId)
    return row && toEntryRow(row)
  },
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    animalUuid: t.expose('animalId', { type: 'UUID' }),
    day: t.expose('day', {
      type: 'Date',
      description: 'The owner’s calendar day; one entry a day.',
    }),
    date: t.expose('date', { type: 'DateTime' }),
    weight: t.string({
      nullable: true,
      description: 'The cat’s weight at the time of the entry, kg.',
      resolve: ({ weightGrams }) => (weightGrams === null ? null : formatWeight(weightGrams)),
    }),
    usualUrinations: t.exposeInt('usualUrinations', {
      nullable: true,
      description:
        'The vet’s number that the owner had accepted before the entry. It is null if the usual rule applies.',
    }),
    usualSince: t.expose('usualSince', {
      type: 'Date',
      nullable: true,
      description: 'The owner’s day on which `usualUrinations` was accepted.',
    }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime' }),
    ...answerFields((name, options) => t.expose(name as 'note', options)),
    isOfflineGenerated: t.exposeBoolean('isOfflineGenerated'),
    revisions: t.exposeInt('revisionCount', {
      description: 'How many answers of that day were replaced.',
    }),
    addedOn: t.expose('addedOn', {
      type: 'Date',
      nullable: true,
      description:
        'The later day on which a forgotten day was answered. It is null if it was answered on its own day.',
    }),
    by: t.string({
      nullable: true,
      description: authorDescription,
      resolve: (entry, _, context) => nameOf(context, entry),
    }),
    byHelper: t.boolean({
      nullable: true,
      description:
        'True if a person other than the cat’s owner noted it. It is null if that ' +
        'account was deleted, or if the author was not stored.',
      resolve: (entry, _, context) => isByHelper(context, entry),
    }),
    isRemovable: t.boolean({
      description: isRemovableDescription,
      resolve: (entry, _, context) => isEntryRemovable(context, entry),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

/** An edge of a page whose entries the executor completes in slices instead of at once. */
export interface SlicedEdge {
  cursor: string
  node: EntryRow
  isSliced?: boolean
}

export const MeasurementConnection = builder.connectionObject(
  { type: MeasurementRef, name: 'MeasurementConnection' },
  {
    fields: (t) => ({
      node: t.field({
        type: MeasurementRef,
        resolve: ({ node, isSliced }: SlicedEdge, _, context) =>
          isSliced ? returnInSlice(context, node) : node,
      }),
    }),
  },
)

export const MeasurementRevisionRef = builder.prismaObject('MeasurementRevision', {
  description:
    'Answers that later answers of the same day replaced, or that arrived too late to replace them.',
  interfaces: [DailyEntry],
  select: {},
  fields: (t) => ({
    answeredAt: t.expose('answeredAt', { type: 'DateTime' }),
    replacedAt: t.expose('replacedAt', { type: 'DateTime' }),
    by: t.string({
      nullable: true,
      description:
        'The first name of the author. It is null if that account was deleted, or if the author was not stored.',
      select: { by: { select: { firstName: true } } },
      resolve: ({ by }) => by?.firstName ?? null,
    }),
    // A revision that is older than an answer lacks it.
    ...answerFields((name, options) =>
      t.field({
        ...options,
        select: { answers: true },
        resolve: ({ answers }) => groupFlags(answersIn(answers))[name] as string,
      }),
    ),
  }),
})
