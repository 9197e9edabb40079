import { measurementInput } from '#shared/health/answers/measurementSchema'
import { accountClock } from '../base/accountClock'
import { notFound } from '../base/errors'
import { AnimalRef } from '../cat/types'
import { grantAccess, requireAnimal, requireViewer } from '../graphql/access'
import { answerInputs } from '../graphql/answerFields'
import { builder } from '../graphql/builder'
import type { Context } from '../graphql/context'
import { KeptEnum } from '../graphql/enums'
import { clientIdDescription } from '../graphql/scalars'
import { validate } from '../graphql/validate'
import { toEntryRow } from '../reading/entryRow'
import type { RecordRow } from '../reading/record'
import { removeEntry, replaceEntry } from './entryChanges'
import type { SavedEntry } from './resolveEntryConflict'
import { saveEntry } from './saveEntry'
import { MeasurementRef } from './types'

const MeasurementPayload = builder.objectRef<SavedEntry>('MeasurementPayload').implement({
  fields: (t) => ({
    measurement: t.field({
      type: MeasurementRef,
      resolve: ({ row }, _, context) => {
        grantAccess(context, row.animalId)
        return toEntryRow(row)
      },
    }),
    animal: t.field({
      type: AnimalRef,
      resolve: ({ row }, _, context) => requireAnimal(context, row.animalId, 'see'),
    }),
    kept: t.expose('kept', {
      type: KeptEnum,
      description:
        '`current` if the sent answers are now those of the day. `revision` if later answers ' +
        'exist, so that the sent ones are stored as a revision.',
    }),
    created: t.exposeBoolean('created', { description: 'False if the entry existed already.' }),
  }),
})

interface DeletedEntry {
  animalId: string
  globalId: { id: string; type: typeof MeasurementRef }
}

const DeleteMeasurementPayload = builder
  .objectRef<DeletedEntry>('DeleteMeasurementPayload')
  .implement({
    fields: (t) => ({
      deletedId: t.globalID({ resolve: ({ globalId }) => globalId }),
      animal: t.field({
        type: AnimalRef,
        resolve: ({ animalId }, _, context) => requireAnimal(context, animalId, 'see'),
      }),
    }),
  })

function answered(
  t: PothosSchemaTypes.InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>,
) {
  return {
    answeredAt: t.field({ type: 'DateTime', description: 'When it was answered; now by default.' }),
    isOfflineGenerated: t.boolean(),
    ...answerInputs(t),
  }
}

const CreateMeasurementInput = builder.inputType('CreateMeasurementInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    uuid: t.field({ type: 'UUID', description: clientIdDescription }),
    date: t.field({
      type: 'DateTime',
      description: 'Now by default; at most 30 days ago, not in the future.',
    }),
    day: t.field({
      type: 'Date',
      description:
        'The calendar day of `date` where the user answered. It defaults to the day in the owner’s current time zone.',
    }),
    ...answered(t),
  }),
})

const UpdateMeasurementInput = builder.inputType('UpdateMeasurementInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    uuid: t.id({ required: true, description: 'The entry’s id, or one that was merged into it.' }),
    editUuid: t.field({
      type: 'UUID',
      description:
        'The id of this edit, made by the client. An edit that is sent again changes nothing.',
    }),
    ...answered(t),
  }),
})

const DeleteMeasurementInput = builder.inputType('DeleteMeasurementInput', {
  fields: (t) => ({ animalUuid: t.id({ required: true }), uuid: t.id({ required: true }) }),
})

/** Returns the cat's id and the clocks that a save needs. */
function scopeOf(context: Context, animalId: string) {
  const { user, clock, plannedRead } = requireViewer(context)
  const { database, now } = context
  return {
    database,
    userId: user.id,
    animalId,
    clock,
    clockOf: (owner: RecordRow['user']) => accountClock(owner, context),
    now,
    planned: plannedRead,
  }
}

builder.mutationFields((t) => ({
  createMeasurement: t.field({
    type: MeasurementPayload,
    description:
      'Saves the entry of a day. If the day has one, it is edited; fields that are not sent are kept.',
    args: { input: t.arg({ type: CreateMeasurementInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { animalUuid, ...request } = input
      const answers = validate(measurementInput, input)
      return await saveEntry(scopeOf(context, animalUuid), { ...request, answers })
    },
  }),
  updateMeasurement: t.field({
    type: MeasurementPayload,
    description: 'Replaces every answer of an entry.',
    args: { input: t.arg({ type: UpdateMeasurementInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { animalUuid, uuid, ...request } = input
      const answers = validate(measurementInput, input)
      return (
        (await replaceEntry(scopeOf(context, animalUuid), uuid, { ...request, answers })) ??
        unknownEntry()
      )
    },
  }),
  deleteMeasurement: t.field({
    type: DeleteMeasurementPayload,
    args: { input: t.arg({ type: DeleteMeasurementInput, required: true }) },
    resolve: async (_, { input: { animalUuid, uuid } }, context) => {
      const removed = (await removeEntry(scopeOf(context, animalUuid), uuid)) ?? unknownEntry()
      return { animalId: removed.animalId, globalId: { id: removed.id, type: MeasurementRef } }
    },
  }),
}))

function unknownEntry(): never {
  throw notFound('Saisie non trouvée')
}
