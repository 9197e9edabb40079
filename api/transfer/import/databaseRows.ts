import type {
  AlertRecord,
  Animal,
  Dose,
  LabResult,
  Measurement,
  MeasurementRevision,
  Stock,
  StockChange,
  Treatment,
  VetProposal,
  Weight,
} from '#prisma'
import { watchedDayCount } from '#shared/care/course'
import { answersIn, groupFlags } from '#shared/health/answers/sentAnswers'
import { parseWeight } from '#shared/weight/weightValue'
import { fromDay, fromOptionalDay } from '../../reading/entryRow'
import type { CopyProfile } from './copyProfile'
import type { CopyRow } from './copyRows'

// These functions turn the rows of a copy into database rows.

export interface ImportOwner {
  /** The cat under which the rows are staged. */
  animalId: string
  /** The account that imports. */
  userId: string
  /** The account that owns the cat until the import is complete. */
  holderId: string
  /** The real time. */
  now: Date
}

const grams = (kg: string | null) => (kg === null ? null : parseWeight(kg))
/**
 * Returns the writer of a row: `null` if a helper wrote it, whose account is unknown here
 * (product/accounts 8.4).
 */
const writer = ({ byOwner }: { byOwner: boolean }, { userId }: ImportOwner) =>
  byOwner ? userId : null

export const animalRow = (
  { id: _id, photo: _photo, vetStage: _stage, reminders: _choice, ...rest }: CopyProfile,
  { animalId, holderId }: ImportOwner,
): Animal => ({
  ...rest,
  id: animalId,
  userId: holderId,
  species: 'animal',
  birthDate: fromOptionalDay(rest.birthDate),
  ageAsOf: fromOptionalDay(rest.ageAsOf),
  photoId: null,
  entriesVersion: 0,
  asideLog: rest.asideLog,
  proposedBy: null,
  diedOn: fromOptionalDay(rest.diedOn),
  lossSeenOn: fromOptionalDay(rest.lossSeenOn),
})

export function entryRow(entry: CopyRow['measurements'], importOwner: ImportOwner): Measurement {
  const { id, date, answeredAt, usualUrinations, isOfflineGenerated, createdAt, updatedAt } = entry
  return {
    ...answersIn(entry),
    id,
    animalId: importOwner.animalId,
    day: fromDay(entry.day),
    date,
    answeredAt,
    weightGrams: grams(entry.weight),
    usualUrinations,
    usualSince: fromOptionalDay(entry.usualSince),
    isOfflineGenerated,
    revisionCount: entry.revisions.length,
    addedOn: fromOptionalDay(entry.addedOn),
    byId: writer(entry, importOwner),
    createdAt,
    updatedAt,
  }
}

export const revisionRow = (
  { id, answeredAt, replacedAt, answers, ...rest }: CopyRow['measurements']['revisions'][number],
  measurementId: string,
  importOwner: ImportOwner,
): MeasurementRevision => ({
  id,
  measurementId,
  answeredAt,
  replacedAt,
  answers: groupFlags(answersIn(answers)),
  byId: writer(rest, importOwner),
})

export const alertRow = (
  { day: text, ...rest }: CopyRow['alerts'],
  { animalId }: ImportOwner,
): AlertRecord => ({ ...rest, animalId, day: fromDay(text) })

export const weightRow = (
  { id, weight, date, createdAt, ...rest }: CopyRow['weights'],
  importOwner: ImportOwner,
): Weight => ({
  id,
  animalId: importOwner.animalId,
  grams: parseWeight(weight)!,
  date,
  createdAt: createdAt ?? importOwner.now,
  byId: writer(rest, importOwner),
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
    mustNotMiss,
    note,
    stopReason,
    ...rest
  }: CopyRow['treatments'],
  { animalId }: ImportOwner,
): Treatment => ({
  ...rest,
  animalId,
  amount: amount ?? null,
  unit: unit ?? null,
  plan,
  watchedDays: watchedDayCount(plan),
  withMeal: withMeal ?? null,
  mustNotMiss: mustNotMiss ?? false,
  addedOn: fromDay(addedOn),
  firstDay: fromDay(firstDay),
  lastDay: fromOptionalDay(lastDay),
  note: note ?? null,
  stopReason: stopReason ?? null,
})

export const doseRow = (
  { byOwner, day: text, time, amountMl, site, reason, note, ...rest }: CopyRow['doses'],
  treatmentId: string,
  importOwner: ImportOwner,
): Dose => ({
  ...rest,
  animalId: importOwner.animalId,
  treatmentId,
  day: fromDay(text),
  time: time ?? null,
  amountMl: amountMl ?? null,
  site: site ?? null,
  reason: reason ?? null,
  note: note ?? null,
  byId: writer({ byOwner }, importOwner),
})

export const stockRow = (
  { bagMl, startedOn, ...rest }: CopyRow['stocks'],
  courseId: string,
  { animalId }: ImportOwner,
): Stock => ({ ...rest, courseId, animalId, bagMl: bagMl ?? null, startedOn: fromDay(startedOn) })

export const stockChangeRow = (
  { openedOn, useBy, note, byOwner, ...rest }: CopyRow['stockChanges'],
  courseId: string,
  importOwner: ImportOwner,
): StockChange => ({
  ...rest,
  courseId,
  animalId: importOwner.animalId,
  openedOn: fromOptionalDay(openedOn),
  useBy: fromOptionalDay(useBy),
  note: note ?? null,
  byId: writer({ byOwner }, importOwner),
})

export const labRow = (
  { confirmed: _, day: text, laboratory, values, note, ...rest }: CopyRow['labResults'],
  { animalId }: ImportOwner,
): LabResult => ({
  ...rest,
  animalId,
  day: fromDay(text),
  laboratory: laboratory ?? null,
  values,
  note: note ?? null,
})

export const proposalRow = (
  { id, vetName, practice, text, numbers, createdAt, decidedOn, accepted }: CopyRow['vetProposals'],
  courseOf: (courseId: string) => string,
  { animalId }: ImportOwner,
): VetProposal => ({
  id,
  animalId,
  linkId: null,
  vetName: vetName as string,
  practice: practice as string | null,
  text: text as string | null,
  numbers: numbers.map((number) =>
    number.courseId === undefined ? number : { ...number, courseId: courseOf(number.courseId) },
  ),
  createdAt,
  decidedOn: fromOptionalDay(decidedOn),
  accepted,
})
