import type {
  AlertRecord,
  Animal,
  Dose,
  LabResult,
  Measurement,
  MeasurementRevision,
  Prisma,
  ReminderChoice,
  Treatment,
  VetProposal,
  VetStage,
  Weight,
} from '#prisma'

/** Every column of the tables that a copy is written to. */
interface Tables {
  animals: Animal
  measurements: Measurement
  measurement_revisions: MeasurementRevision
  weights: Weight
  treatments: Treatment
  doses: Dose
  lab_results: LabResult
  vet_stages: VetStage
  vet_proposals: VetProposal
  alert_records: AlertRecord
  reminder_choices: ReminderChoice
}

export type Table = keyof Tables

/** Each statement takes some hundredths of a second, of the two that it may take (api/db/limits.ts). */
const rowsAtOnce = 500

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const toColumns = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value]))

/** Whatever the number of rows, one text a table, of which the server keeps the plan. Those that are there already stay. */
export async function insertRows<Name extends Table>(
  tx: Prisma.TransactionClient,
  table: Name,
  rows: readonly Tables[Name][],
): Promise<void> {
  const text = `INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) ON CONFLICT DO NOTHING`
  for (const some of inParts(rows))
    await tx.$executeRawUnsafe(text, JSON.stringify(some.map(toColumns)))
}

export function* inParts<Of>(all: readonly Of[]): Generator<Of[]> {
  for (let at = 0; at < all.length; at += rowsAtOnce) yield all.slice(at, at + rowsAtOnce)
}
