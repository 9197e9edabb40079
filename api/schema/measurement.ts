import { formatWeight } from '#shared/weight'
import { type EntryFields, emptyFields } from '#shared/health/entry'
import type { MeasurementRevision } from '#prisma'
import { type EntryRow, toEntryRow } from '../records/fields'
import { isUuid } from '../records/uuid'
import { builder } from './builder'
import { ClumpSizeEnum, HydrationLevelEnum, YesNoEnum } from './enums'

type Answered = EntryFields & { answeredAt: string }

const VomitingTypeRef = builder.objectRef<EntryFields['vomitingType']>('VomitingType').implement({
  fields: (t) => ({
    hairball: t.exposeBoolean('hairball'),
    waterIntolerance: t.exposeBoolean('waterIntolerance', { description: 'Water not kept down.' }),
    regurgitation: t.exposeBoolean('regurgitation'),
  }),
})

const UrinationSignsRef = builder.objectRef<EntryFields['urinationSigns']>('UrinationSigns').implement({
  fields: (t) => ({
    straining: t.exposeBoolean('straining'),
    bloodVisible: t.exposeBoolean('bloodVisible'),
    noUrination: t.exposeBoolean('noUrination'),
  }),
})

const DailyEntry = builder.interfaceRef<Answered>('DailyEntry').implement({
  description: 'The answers of a day. Null: not answered.',
  fields: (t) => ({
    answeredAt: t.expose('answeredAt', { type: 'DateTime' }),
    waterMl: t.exposeInt('waterMl', { nullable: true, description: 'mL, 0–2000.' }),
    appetite: t.exposeInt('appetite', { nullable: true, description: '1–5.' }),
    vomiting: t.exposeInt('vomiting', { nullable: true, description: 'Times, 0–20.' }),
    vomitingType: t.expose('vomitingType', { type: VomitingTypeRef }),
    urination: t.exposeInt('urination', {
      nullable: true,
      description: 'Times, 0–20; holds 2 more than was seen where perfusion was given.',
    }),
    urinationSigns: t.expose('urinationSigns', { type: UrinationSignsRef }),
    urinationBallSize: t.expose('urinationBallSize', { type: ClumpSizeEnum, nullable: true }),
    lethargy: t.exposeInt('lethargy', { nullable: true, description: 'Energy, 1 (very low) – 5.' }),
    note: t.exposeString('note', { nullable: true, description: '280 characters at most.' }),
    quickHydrationValue: t.expose('quickHydrationValue', { type: HydrationLevelEnum, nullable: true }),
    subcutaneousPerfusion: t.expose('subcutaneousPerfusion', { type: YesNoEnum, nullable: true }),
  }),
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
    isOfflineGenerated: t.exposeBoolean('isOfflineGenerated'),
    revisions: t.exposeInt('revisionCount', { description: 'How many answers of that day were set aside.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

export const MeasurementConnection = builder.connectionObject({ type: MeasurementRef, name: 'MeasurementConnection' })

type RevisionShape = Answered & { replacedAt: Date }

export const toRevision = ({ answers, answeredAt, replacedAt }: MeasurementRevision): RevisionShape => ({
  ...emptyFields,
  ...(answers as Partial<EntryFields>),
  answeredAt: answeredAt.toISOString(),
  replacedAt,
})

export const MeasurementRevisionRef = builder.objectRef<RevisionShape>('MeasurementRevision').implement({
  description: 'Answers that others of the same day replaced, or that came too late to replace them.',
  interfaces: [DailyEntry],
  fields: (t) => ({ replacedAt: t.expose('replacedAt', { type: 'DateTime' }) }),
})
