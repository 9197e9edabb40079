import type { Animal, Prisma } from '#prisma'
import { closedRecord } from '../errors'
import { lockAnimal, requireWithinQuotas } from '../limits/quotas'
import { setFirstPhoto } from '../photos/photos'
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
import { inParts, insertRows } from './insertRows'
import { newEntries, newRows, newTreatments } from './newRows'
import { renewAlerts } from './renewAlerts'

type Tx = Prisma.TransactionClient

/** Of a list, how many came and how many were there. */
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

/** Brings what the account's cat lacks, or the whole cat (null). @throws VALIDATION beyond the quotas, or of a closed record */
export async function writeCat(
  tx: Tx,
  { profile, photo, lists }: CatCopy,
  animal: Animal | null,
  { userId, now }: Pick<Owned, 'userId' | 'now'>,
): Promise<ImportedCat> {
  const animalId = animal?.id ?? idInstead(userId, profile.id)
  const owned = { animalId, userId, now }
  const home = { animalId, isNew: animal === null }
  if (animal) await lockAnimal(tx, animalId)
  else await insertRows(tx, 'animals', [animalRow(profile, owned)])

  const { added: entries, differing } = await newEntries(tx, lists.measurements, home)
  const { added: treatments, idOf } = await newTreatments(tx, lists.treatments, home)
  const weights = await newRows(tx, 'weights', lists.weights, home)
  const doses = await newRows(tx, 'doses', lists.doses, home)
  const labResults = await newRows(tx, 'lab_results', lists.labResults, home)
  const vetProposals = await newRows(tx, 'vet_proposals', lists.vetProposals, home)
  requireOpen(animal, [
    ...entries.map(({ answeredAt }) => answeredAt),
    ...weights.map(({ date }) => date),
    ...doses.map(({ at }) => at),
  ])

  const days = new Set(entries.map(({ day }) => day))
  const alerts = lists.alerts
    .filter(({ day }) => days.has(day))
    .map((row) => ({ ...row, id: idInstead(animalId, row.id) }))
  const revisions = entries.flatMap(({ id, revisions: all }) =>
    all.map((row) => revisionRow({ ...row, id: idInstead(animalId, row.id) }, id, owned)),
  )
  const measurements = entries.map((row) => entryRow(row, owned))
  await insertRows(tx, 'measurements', measurements)
  await insertRows(tx, 'measurement_revisions', revisions)
  await insertRows(
    tx,
    'alert_records',
    alerts.map((row) => alertRow(row, owned)),
  )
  await insertRows(
    tx,
    'weights',
    weights.map((row) => weightRow(row, owned)),
  )
  await insertRows(
    tx,
    'treatments',
    treatments.map((row) => treatmentRow(row, owned)),
  )
  await insertRows(
    tx,
    'doses',
    doses.map((row) => doseRow(row, idOf(row.treatmentId), owned)),
  )
  await insertRows(
    tx,
    'lab_results',
    labResults.map((row) => labRow(row, owned)),
  )
  await insertRows(
    tx,
    'vet_proposals',
    vetProposals.map((row) => proposalRow(row, owned)),
  )
  await writeChoices(tx, profile, owned)
  const hasPhoto = photo !== null && (await setFirstPhoto(tx, { id: animalId, userId }, photo, now))
  if (animal) await renewAlerts(tx, animalId, measurements)
  if (animal)
    await forgetMarks(
      tx,
      animalId,
      [...entries, ...weights, ...doses, ...labResults].map(({ id }) => id),
    )
  const name = animal?.name ?? profile.name
  await requireWithinQuotas(tx, { id: animalId, name })
  const came = (list: keyof CatCopy['lists'], rows: readonly unknown[]): Came => ({
    added: rows.length,
    known: lists[list].length - rows.length,
  })
  return {
    id: animalId,
    name,
    isNew: animal === null,
    photo: hasPhoto,
    differing,
    measurements: came('measurements', entries),
    weights: came('weights', weights),
    treatments: came('treatments', treatments),
    doses: came('doses', doses),
    labResults: came('labResults', labResults),
    vetProposals: came('vetProposals', vetProposals),
  }
}

/** @throws VALIDATION */
function requireOpen(animal: Animal | null, moments: readonly Date[]): void {
  const since = animal?.inMemorySince
  if (since && moments.some((moment) => moment > since)) throw closedRecord(animal.name)
}

/** What there is one of for a cat: where it has none. The newest proposal that waits is told on its card. */
async function writeChoices(
  tx: Tx,
  { vetStage, reminders }: CatCopy['profile'],
  { animalId, userId, now }: Owned,
): Promise<void> {
  if (vetStage) {
    const { stage, substage = null, day } = vetStage
    await insertRows(tx, 'vet_stages', [
      { animalId, stage, substage, day: fromDay(day), updatedAt: now },
    ])
  }
  if (reminders)
    await insertRows(tx, 'reminder_choices', [{ ...reminders, userId, animalId, lookAt: now }])
  await tx.$executeRaw`
    UPDATE animals SET proposed_by = (SELECT vet_name FROM vet_proposals WHERE animal_id = animals.id AND decided_on IS NULL ORDER BY created_at DESC LIMIT 1)
    WHERE id = ${animalId}::uuid`
}

/** What was deleted under an id and is there again is deleted no more. */
async function forgetMarks(tx: Tx, animalId: string, ids: readonly string[]): Promise<void> {
  for (const alias of inParts(ids))
    await tx.measurementAlias.deleteMany({ where: { animalId, alias: { in: alias } } })
}
