import type {
  AlertRecord,
  Animal,
  Dose,
  LabResult,
  Measurement,
  MeasurementRevision,
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

/** A row and its table, made when it is written. */
export type TableRow = { [Name in Table]: readonly [Name, Tables[Name]] }[Table]

/** A statement takes some 15 ms on the embedded database, which runs nothing else meanwhile. */
const rowsAtOnce = 100

export function* inParts<Of>(all: readonly Of[]): Generator<Of[]> {
  for (let at = 0; at < all.length; at += rowsAtOnce) yield all.slice(at, at + rowsAtOnce)
}

/** Rows of one table that follow one another, `rowsAtOnce` at most. */
export function* inBatches(rows: Iterable<TableRow>): Generator<{ table: Table; rows: object[] }> {
  let batch: { table: Table; rows: object[] } | null = null
  for (const [table, row] of rows) {
    if (batch && (batch.table !== table || batch.rows.length === rowsAtOnce)) {
      yield batch
      batch = null
    }
    batch ??= { table, rows: [] }
    batch.rows.push(row)
  }
  if (batch) yield batch
}
