import type { Prisma } from '#prisma'
import { renewAlerts } from './renewAlerts'
import type { Merge } from './staging'

// Moves the rows of staged cats to the account's cats (product/accounts 8.3). A row that was added
// there after the import was planned is kept: the staged one is not moved, and is deleted with the
// holder. The number of statements does not depend on the number of cats.

type Tx = Prisma.TransactionClient

/** Bounds the rows of one transaction, which takes a tenth of a second on the embedded database. */
const maxMoved = 3_000
/** An entry counts for more rows: its indexes, its alerts and the entry after it. */
const entryCost = 6

const movedLists = [
  'treatments',
  'lab_results',
  'vet_proposals',
  'weights',
  'doses',
  'stocks',
  'stock_changes',
] as const

/** Moves a portion and returns true if no row is left. The caller has locked the account's cats. */
export async function moveRows(
  tx: Tx,
  merges: readonly Merge[],
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  if (merges.length === 0) return true
  const from = merges.map((merge) => merge.from)
  const into = merges.map((merge) => merge.into)
  const pairs: Pairs = { from, into }
  await moveChoices(tx, pairs, { userId, now })
  let portionLeft = maxMoved
  for (const table of movedLists) {
    portionLeft -= await moveList(tx, table, pairs, portionLeft)
    if (table === 'treatments') await endSteps(tx, into)
    if (table === 'doses') await attachDoses(tx, into)
    if (portionLeft === 0) return false
  }
  const maxCount = Math.ceil(portionLeft / entryCost)
  if ((await moveEntries(tx, pairs, maxCount)) === maxCount) return false
  await tx.$executeRaw`
    UPDATE animals SET proposed_by = (SELECT vet_name FROM vet_proposals
    WHERE animal_id = animals.id AND decided_on IS NULL ORDER BY created_at DESC LIMIT 1)
    WHERE id = ANY(${into}::uuid[])`
  return true
}

/** Pairs the ids of each merge by index. */
interface Pairs {
  from: string[]
  into: string[]
}

async function moveList(
  tx: Tx,
  table: (typeof movedLists)[number],
  { from, into }: Pairs,
  maxRows: number,
): Promise<number> {
  const moved = await tx.$queryRawUnsafe<{ id: string }[]>(
    `UPDATE ${table} r SET animal_id = p."into" FROM unnest($1::uuid[], $2::uuid[]) p("from", "into")
    WHERE r.animal_id = p."from" AND r.ctid = ANY (ARRAY(SELECT ctid FROM ${table}
    WHERE animal_id = ANY($1::uuid[]) LIMIT $3::int)) RETURNING r.id::text`,
    from,
    into,
    maxRows,
  )
  await removeTombstones(
    tx,
    into,
    moved.map(({ id }) => id),
  )
  return moved.length
}

/**
 * Ends each step of a course the day before the next one, as a change of dose does (product/care
 * 1.3): the copy may have a change that the account lacks.
 */
async function endSteps(tx: Tx, animalIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE treatments t SET last_day = s.next - 1 FROM (SELECT id, lead(first_day) OVER
      (PARTITION BY course_id ORDER BY first_day) AS next
      FROM treatments WHERE animal_id = ANY(${animalIds}::uuid[])) s
    WHERE t.id = s.id AND (t.last_day IS NULL OR t.last_day >= s.next)`
}

/** Attaches each dose to the step that runs on its day: steps that ended long ago are not read. */
async function attachDoses(tx: Tx, animalIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE doses d SET treatment_id = n.id FROM treatments o JOIN treatments n
      ON n.course_id = o.course_id AND n.id <> o.id
    WHERE d.treatment_id = o.id AND o.animal_id = ANY(${animalIds}::uuid[])
      AND d.day >= n.first_day AND (n.last_day IS NULL OR d.day <= n.last_day)
      AND (d.day < o.first_day OR d.day > o.last_day)`
}

async function moveEntries(tx: Tx, { from, into }: Pairs, maxRows: number): Promise<number> {
  const portion = await tx.$queryRaw<{ id: string; isFilled: boolean }[]>`
    SELECT m.id::text, EXISTS (SELECT 1 FROM measurements t WHERE t.animal_id = p."into"
    AND t.day = m.day) AS "isFilled"
    FROM unnest(${from}::uuid[], ${into}::uuid[]) p("from", "into")
    JOIN measurements m ON m.animal_id = p."from" LIMIT ${maxRows}`
  const ids = (isFilled: boolean) =>
    portion.filter((one) => one.isFilled === isFilled).map(({ id }) => id)
  // The alerts of the entry are deleted with it.
  await tx.$executeRaw`
    WITH gone AS (DELETE FROM measurements WHERE id = ANY(${ids(true)}::uuid[]) RETURNING animal_id, day)
    DELETE FROM alert_records r USING gone WHERE r.animal_id = gone.animal_id AND r.day = gone.day`
  const moved = ids(false)
  await tx.$executeRaw`
    UPDATE alert_records r SET animal_id = p."into"
    FROM unnest(${from}::uuid[], ${into}::uuid[]) p("from", "into") JOIN measurements m ON m.animal_id = p."from"
    WHERE r.animal_id = m.animal_id AND r.day = m.day AND m.id = ANY(${moved}::uuid[])`
  await tx.$executeRaw`
    UPDATE measurements m SET animal_id = p."into" FROM unnest(${from}::uuid[], ${into}::uuid[]) p("from", "into")
    WHERE m.animal_id = p."from" AND m.id = ANY(${moved}::uuid[])`
  await removeTombstones(tx, into, moved)
  await renewAlerts(tx, await tx.measurement.findMany({ where: { id: { in: moved } } }))
  return portion.length
}

/** Moves the rows that a cat has once, if the account's cat has none. */
async function moveChoices(
  tx: Tx,
  { from, into }: Pairs,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE vet_stages s SET animal_id = p."into" FROM unnest(${from}::uuid[], ${into}::uuid[]) p("from", "into")
    WHERE s.animal_id = p."from" AND NOT EXISTS (SELECT 1 FROM vet_stages t WHERE t.animal_id = p."into")`
  await tx.$executeRaw`
    UPDATE reminder_choices c SET user_id = ${userId}::uuid, animal_id = p."into", look_at = ${now}
    FROM unnest(${from}::uuid[], ${into}::uuid[]) p("from", "into")
    WHERE c.animal_id = p."from" AND NOT EXISTS (SELECT 1 FROM reminder_choices t
    WHERE t.user_id = ${userId}::uuid AND t.animal_id = p."into")`
  const photos = await tx.$queryRaw<{ id: string }[]>`
    UPDATE photos f SET user_id = ${userId}::uuid, animal_id = p."into"
    FROM unnest(${from}::uuid[], ${into}::uuid[]) p("from", "into"), animals s, animals t
    WHERE f.id = s.photo_id AND s.id = p."from" AND t.id = p."into" AND t.photo_id IS NULL RETURNING f.id::text`
  if (photos.length === 0) return
  const ids = photos.map(({ id }) => id)
  // A photo belongs to one cat at a time.
  await tx.$executeRaw`UPDATE animals SET photo_id = NULL WHERE photo_id = ANY(${ids}::uuid[])`
  await tx.$executeRaw`UPDATE animals SET photo_id = f.id FROM photos f
    WHERE f.animal_id = animals.id AND f.id = ANY(${ids}::uuid[])`
}

/** Removes the tombstones of ids that exist again. */
async function removeTombstones(
  tx: Tx,
  animalIds: readonly string[],
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await tx.$executeRaw`
    DELETE FROM measurement_aliases WHERE animal_id = ANY(${animalIds}::uuid[]) AND alias = ANY(${ids}::uuid[])`
}
