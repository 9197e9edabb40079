import type { Animal } from '#prisma'
import { closedRecord } from '../errors'
import { requireWithinQuotas } from '../limits/quotas'
import { fromDay } from '../records/fields'
import { idInstead } from '../records/idInstead'
import type { CatCopy } from './catCopy'
import {
  alertRow,
  animalRow,
  doseRow,
  entryRow,
  labRow,
  type Owned,
  proposalRow,
  revisionRow,
  treatmentRow,
  weightRow,
} from './columns'
import { type Home, newEntries, newRows, newTreatments } from './newRows'
import type { TableRow } from './tables'

/** Of a list, how many are added and how many were there. */
export interface Came {
  added: number
  known: number
}

export const cameLists = [
  'measurements',
  'weights',
  'treatments',
  'doses',
  'labResults',
  'vetProposals',
] as const

export interface ImportedCat extends Record<(typeof cameLists)[number], Came> {
  id: string
  name: string
  isNew: boolean
  /** It has the copy's photo from now on. */
  photo: boolean
  /** Days whose entry has other answers than the copy's: it stays. */
  differing: number
}

/** What an import adds to a cat; nothing is written yet. */
export interface CatPlan {
  imported: ImportedCat
  /** Anything at all. */
  adds: boolean
  photo: CatCopy['photo']
  /** The rows, those that others refer to first. */
  rows: (owned: Owned) => Generator<TableRow>
}

/** Finds what the account's cat lacks, or takes the whole cat (null). @throws OVER_QUOTA; VALIDATION of a closed record */
export async function planCat(
  copy: CatCopy,
  animal: Animal | null,
  { userId, ...ground }: Pick<Home, 'prisma' | 'pace'> & { userId: string },
): Promise<CatPlan> {
  const { profile, lists } = copy
  const animalId = animal?.id ?? idInstead(userId, profile.id)
  const home = { ...ground, animalId, isNew: animal === null }
  const { added: measurements, differing } = await newEntries(lists.measurements, home)
  const { added: treatments, idOf } = await newTreatments(lists.treatments, home)
  const added = {
    measurements,
    treatments,
    weights: await newRows('weights', lists.weights, home),
    doses: await newRows('doses', lists.doses, home),
    labResults: await newRows('lab_results', lists.labResults, home),
    vetProposals: await newRows('vet_proposals', lists.vetProposals, home),
  }
  const since = animal?.inMemorySince
  if (since && isAnyAfter(since, added)) throw closedRecord(animal.name)
  const name = animal?.name ?? profile.name
  await requireWithinQuotas(ground.prisma, { id: animalId, name }, added)
  const photo = animal === null || animal.photoId === null ? copy.photo : null
  const came = (list: keyof typeof added): Came => ({
    added: added[list].length,
    known: lists[list].length - added[list].length,
  })
  const { vetStage, reminders } = profile
  return {
    adds:
      animal === null ||
      photo !== null ||
      vetStage !== null ||
      reminders !== null ||
      Object.values(added).some((rows) => rows.length > 0),
    photo,
    rows: (owned) => rowsOf({ copy, animalId, added, idOf }, owned),
    imported: {
      id: animalId,
      name,
      isNew: animal === null,
      photo: photo !== null,
      differing,
      measurements: came('measurements'),
      weights: came('weights'),
      treatments: came('treatments'),
      doses: came('doses'),
      labResults: came('labResults'),
      vetProposals: came('vetProposals'),
    },
  }
}

type Added = Pick<CatCopy['lists'], (typeof cameLists)[number]>

const isAnyAfter = (since: Date, { measurements, weights, doses }: Added): boolean =>
  measurements.some(({ answeredAt }) => answeredAt > since) ||
  weights.some(({ date }) => date > since) ||
  doses.some(({ at }) => at > since)

interface Addition {
  copy: CatCopy
  /** The cat that ids are made of. */
  animalId: string
  added: Added
  idOf: (treatmentId: string) => string
}

/** The reminders of a choice that is not the account's yet. */
const never = new Date('9999-12-31T00:00:00Z')

function* rowsOf({ copy, animalId, added, idOf }: Addition, owned: Owned): Generator<TableRow> {
  const { profile, lists } = copy
  yield ['animals', animalRow(profile, owned)]
  for (const row of added.measurements) yield ['measurements', entryRow(row, owned)]
  for (const { id, revisions } of added.measurements)
    for (const row of revisions) {
      const named = { ...row, id: idInstead(animalId, row.id) }
      yield ['measurement_revisions', revisionRow(named, id, owned)]
    }
  const days = new Set(added.measurements.map(({ day }) => day))
  for (const row of lists.alerts)
    if (days.has(row.day))
      yield ['alert_records', alertRow({ ...row, id: idInstead(animalId, row.id) }, owned)]
  for (const row of added.weights) yield ['weights', weightRow(row, owned)]
  for (const row of added.treatments) yield ['treatments', treatmentRow(row, owned)]
  for (const row of added.doses) yield ['doses', doseRow(row, idOf(row.treatmentId), owned)]
  for (const row of added.labResults) yield ['lab_results', labRow(row, owned)]
  for (const row of added.vetProposals) yield ['vet_proposals', proposalRow(row, owned)]
  const { holderId, now } = owned
  if (profile.vetStage) {
    const { stage, substage = null, day } = profile.vetStage
    const updatedAt = now
    yield [
      'vet_stages',
      { animalId: owned.animalId, stage, substage, day: fromDay(day), updatedAt },
    ]
  }
  if (profile.reminders) {
    const place = { userId: holderId, animalId: owned.animalId, lookAt: never }
    yield ['reminder_choices', { ...profile.reminders, ...place }]
  }
}
