import type { Animal } from '#prisma'
import { derivedId } from '../../base/derivedId'
import { closedRecord } from '../../base/errors'
import { requireWithinQuotas } from '../../base/limits/importQuotas'
import { fromDay } from '../../reading/entryRow'
import type { CatCopy } from './catCopy'
import {
  alertRow,
  animalRow,
  doseRow,
  entryRow,
  labRow,
  type ImportOwner,
  proposalRow,
  revisionRow,
  stockChangeRow,
  stockRow,
  treatmentRow,
  weightRow,
} from './databaseRows'
import { endOverlaps } from './endOverlaps'
import { type MergeTarget, newEntries, newRows, newStocks, newTreatments } from './newRows'
import type { TableRow } from './tables'

/** Counts the rows of a list: added ones and those that existed. */
export interface ImportCounts {
  added: number
  known: number
}

export const importedLists = [
  'measurements',
  'weights',
  'treatments',
  'doses',
  'stocks',
  'stockChanges',
  'labResults',
  'vetProposals',
] as const

export interface ImportedCat extends Record<(typeof importedLists)[number], ImportCounts> {
  id: string
  name: string
  isNew: boolean
  /** True if the cat receives the photo of the copy. */
  photo: boolean
  /** True if the cat receives the vet's stage of the copy. */
  vetStage: boolean
  /** True if the account receives the copy's choice of reminders. */
  reminders: boolean
  /** Counts the days whose entry has other answers than the copy's. The existing entry is kept. */
  differing: number
}

/** Describes what an import adds to a cat. Nothing is written yet. */
export interface CatPlan {
  imported: ImportedCat
  hasAdditions: boolean
  photo: CatCopy['photo']
  /** Generates the rows. A row follows those that it refers to. */
  rows: (importOwner: ImportOwner) => Generator<TableRow>
}

/**
 * Finds what the account's cat lacks. `animal` is `null` if the whole cat is new.
 * @throws OVER_QUOTA; VALIDATION if the record is closed
 */
export async function planCat(
  copy: CatCopy,
  animal: Animal | null,
  { userId, ...services }: Pick<MergeTarget, 'prisma' | 'slicer'> & { userId: string },
): Promise<CatPlan> {
  const { profile } = copy
  const lists = { ...copy.lists, ...endOverlaps(copy.lists) }
  const animalId = animal?.id ?? derivedId(userId, profile.id)
  const target = { ...services, animalId, isNew: animal === null }
  const { added: measurements, differing } = await newEntries(lists.measurements, target)
  const { added: treatments, idOf, courseOf } = await newTreatments(lists.treatments, target)
  const added = {
    measurements,
    treatments,
    weights: await newRows('weights', lists.weights, target),
    doses: await newRows('doses', lists.doses, target),
    ...(await newStocks(lists, courseOf, target)),
    labResults: await newRows('lab_results', lists.labResults, target),
    vetProposals: await newRows('vet_proposals', lists.vetProposals, target),
  }
  const inMemorySince = animal?.inMemorySince
  if (inMemorySince && isAnyAfter(inMemorySince, added)) throw closedRecord(animal.name)
  const name = animal?.name ?? profile.name
  await requireWithinQuotas(services.prisma, { id: animalId, name }, added)
  const photo = animal === null || animal.photoId === null ? copy.photo : null
  const choices = animal && (await choicesOf(services.prisma, animal))
  const vetStage = profile.vetStage !== null && choices?.vetStage == null
  const reminders = profile.reminders !== null && !choices?.reminders.length
  return {
    hasAdditions:
      animal === null ||
      photo !== null ||
      vetStage ||
      reminders ||
      Object.values(added).some((rows) => rows.length > 0),
    photo,
    rows: (importOwner) => rowsOf({ copy, animalId, added, idOf, courseOf }, importOwner),
    imported: {
      id: animalId,
      name,
      isNew: animal === null,
      photo: photo !== null,
      vetStage,
      reminders,
      differing,
      ...countsOf(lists, added),
    },
  }
}

const countsOf = (lists: ImportedLists, added: ImportedLists) =>
  Object.fromEntries(
    importedLists.map((list): [string, ImportCounts] => [
      list,
      { added: added[list].length, known: lists[list].length - added[list].length },
    ]),
  ) as Record<(typeof importedLists)[number], ImportCounts>

/** Reads the parts of which a cat has one. Reminders are those of its owner, who imports. */
const choicesOf = async (prisma: MergeTarget['prisma'], { id, userId }: Animal) =>
  await prisma.animal.findUnique({
    where: { id },
    select: {
      vetStage: { select: { animalId: true } },
      reminders: { where: { userId }, select: { animalId: true } },
    },
  })

type ImportedLists = Pick<CatCopy['lists'], (typeof importedLists)[number]>

const isAnyAfter = (
  since: Date,
  { measurements, weights, doses, stockChanges }: ImportedLists,
): boolean =>
  measurements.some(({ answeredAt }) => answeredAt > since) ||
  weights.some(({ date }) => date > since) ||
  doses.some(({ at }) => at > since) ||
  stockChanges.some(({ at }) => at > since)

interface AddedCatRows {
  copy: CatCopy
  /** The row ids are derived from this cat's id. */
  animalId: string
  added: ImportedLists
  idOf: (treatmentId: string) => string
  courseOf: (courseId: string) => string
}

/** No reminder is raised for a choice that the account does not own yet. */
const endOfTime = new Date('9999-12-31T00:00:00Z')

function* rowsOf(
  { copy, animalId, added, idOf, courseOf }: AddedCatRows,
  importOwner: ImportOwner,
): Generator<TableRow> {
  const { profile, lists } = copy
  yield ['animals', animalRow(profile, importOwner)]
  for (const row of added.measurements) yield ['measurements', entryRow(row, importOwner)]
  for (const { id, revisions } of added.measurements)
    for (const row of revisions) {
      const derivedRow = { ...row, id: derivedId(animalId, row.id) }
      yield ['measurement_revisions', revisionRow(derivedRow, id, importOwner)]
    }
  const days = new Set(added.measurements.map(({ day }) => day))
  for (const row of lists.alerts)
    if (days.has(row.day))
      yield ['alert_records', alertRow({ ...row, id: derivedId(animalId, row.id) }, importOwner)]
  for (const row of added.weights) yield ['weights', weightRow(row, importOwner)]
  for (const row of added.treatments) yield ['treatments', treatmentRow(row, importOwner)]
  for (const row of added.doses) yield ['doses', doseRow(row, idOf(row.treatmentId), importOwner)]
  for (const row of added.stocks)
    yield ['stocks', stockRow(row, courseOf(row.courseId), importOwner)]
  for (const row of added.stockChanges)
    yield ['stock_changes', stockChangeRow(row, courseOf(row.courseId), importOwner)]
  for (const row of added.labResults) yield ['lab_results', labRow(row, importOwner)]
  for (const row of added.vetProposals)
    yield ['vet_proposals', proposalRow(row, courseOf, importOwner)]
  const { holderId, now } = importOwner
  if (profile.vetStage) {
    const { stage, substage = null, day } = profile.vetStage
    const updatedAt = now
    yield [
      'vet_stages',
      { animalId: importOwner.animalId, stage, substage, day: fromDay(day), updatedAt },
    ]
  }
  if (profile.reminders) {
    const columns = { userId: holderId, animalId: importOwner.animalId, lookAt: endOfTime }
    yield ['reminder_choices', { ...profile.reminders, ...columns }]
  }
}
