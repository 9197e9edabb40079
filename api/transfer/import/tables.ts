import type {
  AlertRecord,
  Animal,
  Dose,
  LabResult,
  Measurement,
  MeasurementRevision,
  ReminderChoice,
  Stock,
  StockChange,
  Treatment,
  VetProposal,
  VetStage,
  Weight,
} from '#prisma'

/** Maps each table that receives rows of a copy to the type of its rows. */
interface Tables {
  animals: Animal
  measurements: Measurement
  measurement_revisions: MeasurementRevision
  weights: Weight
  treatments: Treatment
  doses: Dose
  stocks: Stock
  stock_changes: StockChange
  lab_results: LabResult
  vet_stages: VetStage
  vet_proposals: VetProposal
  alert_records: AlertRecord
  reminder_choices: ReminderChoice
}

export type StagedTable = keyof Tables

/** Pairs a row with its table. */
export type TableRow = { [Name in StagedTable]: readonly [Name, Tables[Name]] }[StagedTable]

/**
 * A statement takes some 15 ms on the embedded database, which runs nothing else in the meantime.
 */
const rowsAtOnce = 100

export function* splitIntoParts<Item>(all: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < all.length; at += rowsAtOnce) yield all.slice(at, at + rowsAtOnce)
}

/** Groups consecutive rows of one table, `rowsAtOnce` at most. */
export function* groupIntoBatches(
  rows: Iterable<TableRow>,
): Generator<{ table: StagedTable; rows: object[] }> {
  let batch: { table: StagedTable; rows: object[] } | null = null
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
