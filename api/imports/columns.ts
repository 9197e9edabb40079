import type {
  AlertRecord,
  Animal,
  Dose,
  LabResult,
  Measurement,
  MeasurementRevision,
  Prisma,
  Treatment,
  VetProposal,
  Weight,
} from '#prisma'
import { watchedDays } from '#shared/care/course'
import { answersIn, groupFlags } from '#shared/health/sentAnswers'
import { parseWeight } from '#shared/weight'
import { fromDay } from '../records/fields'
import type { CopyProfile } from './copyProfile'
import type { CopyRow } from './copyRows'

// A copy's rows as the database has them.

export interface Owned {
  /** The cat under which the rows are staged. */
  animalId: string
  /** The account that imports. */
  userId: string
  /** The account that owns the cat until the import is complete. */
  holderId: string
  /** The real time. */
  now: Date
}

type Json = Prisma.JsonValue

const day = (text: string | null | undefined) => (text == null ? null : fromDay(text))
const grams = (kg: string | null) => (kg === null ? null : parseWeight(kg))
/** Of other people's parts nobody's: who they were is not in this account (product/accounts 8.4). */
const writer = ({ byOwner }: { byOwner: boolean }, { userId }: Owned) => (byOwner ? userId : null)

export const animalRow = (
  { id: _, photo: __, vetStage: ___, reminders: ____, ...said }: CopyProfile,
  { animalId, holderId }: Owned,
): Animal => ({
  ...said,
  id: animalId,
  userId: holderId,
  species: 'animal',
  birthDate: day(said.birthDate),
  ageAsOf: day(said.ageAsOf),
  photoId: null,
  entriesVersion: 0,
  putAside: said.putAside as unknown as Json,
  proposedBy: null,
  diedOn: day(said.diedOn),
})

export function entryRow(said: CopyRow['measurements'], owned: Owned): Measurement {
  const { id, date, answeredAt, usualUrinations, isOfflineGenerated, createdAt, updatedAt } = said
  return {
    ...answersIn(said),
    id,
    animalId: owned.animalId,
    day: fromDay(said.day),
    date,
    answeredAt,
    weightGrams: grams(said.weight),
    usualUrinations,
    usualSince: day(said.usualSince),
    isOfflineGenerated,
    revisionCount: said.revisions.length,
    addedOn: day(said.addedOn),
    byId: writer(said, owned),
    createdAt,
    updatedAt,
  }
}

export const revisionRow = (
  { id, answeredAt, replacedAt, answers, ...said }: CopyRow['measurements']['revisions'][number],
  measurementId: string,
  owned: Owned,
): MeasurementRevision => ({
  id,
  measurementId,
  answeredAt,
  replacedAt,
  answers: groupFlags(answersIn(answers)),
  byId: writer(said, owned),
})

export const alertRow = (
  { day: of, ...said }: CopyRow['alerts'],
  { animalId }: Owned,
): AlertRecord => ({ ...said, animalId, day: fromDay(of) })

export const weightRow = (
  { id, weight, date, createdAt, ...said }: CopyRow['weights'],
  owned: Owned,
): Weight => ({
  id,
  animalId: owned.animalId,
  grams: parseWeight(weight)!,
  date,
  createdAt: createdAt ?? owned.now,
  byId: writer(said, owned),
  importId: null,
})

export const treatmentRow = (
  {
    plan,
    addedOn,
    firstDay,
    lastDay,
    amount,
    unit,
    withMeal,
    note,
    stopReason,
    ...said
  }: CopyRow['treatments'],
  { animalId }: Owned,
): Treatment => ({
  ...said,
  animalId,
  amount: amount ?? null,
  unit: unit ?? null,
  plan: plan as unknown as Json,
  watchedDays: watchedDays(plan),
  withMeal: withMeal ?? null,
  addedOn: fromDay(addedOn),
  firstDay: fromDay(firstDay),
  lastDay: day(lastDay),
  note: note ?? null,
  stopReason: stopReason ?? null,
})

export const doseRow = (
  { byOwner, day: of, time, amountMl, site, reason, note, ...said }: CopyRow['doses'],
  treatmentId: string,
  owned: Owned,
): Dose => ({
  ...said,
  animalId: owned.animalId,
  treatmentId,
  day: fromDay(of),
  time: time ?? null,
  amountMl: amountMl ?? null,
  site: site ?? null,
  reason: reason ?? null,
  note: note ?? null,
  byId: writer({ byOwner }, owned),
})

export const labRow = (
  { confirmed: _, day: of, laboratory, values, note, ...said }: CopyRow['labResults'],
  { animalId }: Owned,
): LabResult => ({
  ...said,
  animalId,
  day: fromDay(of),
  laboratory: laboratory ?? null,
  values,
  note: note ?? null,
})

export const proposalRow = (
  { id, vetName, practice, text, numbers, createdAt, decidedOn, accepted }: CopyRow['vetProposals'],
  { animalId }: Owned,
): VetProposal => ({
  id,
  animalId,
  linkId: null,
  vetName: vetName as string,
  practice: practice as string | null,
  text: text as string | null,
  numbers,
  createdAt,
  decidedOn: day(decidedOn),
  accepted,
})
