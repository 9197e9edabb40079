import type * as z from 'zod/mini'
import type { doseInput } from '../care/doseSchema'
import type { weightInput } from '../cat/animalSchemas'
import type { WatchLevel } from '../health/rules/watchRow'
import type { WatchRule } from '../health/rules/watchTable'
import type { LabInput } from '../labs/labSchemas'
import type { StockUnit } from '../stock/stock'
import type { stockChangeInput } from '../stock/stockSchemas'

/** The list of pending changes names the treatment, which may be deleted by then. */
interface TreatmentRef {
  treatmentName: string
}

/** A laboratory's result whose unusual values the form has confirmed. */
export type LabContent = Omit<LabInput, 'confirmed'>

/** Content of each kind of pending change that is no entry: the output of its form's schema (ADR 21). */
export interface ChangeContents {
  weighing: z.output<typeof weightInput>
  dose: z.output<typeof doseInput> &
    TreatmentRef & {
      treatmentUuid: string
      /** Noted from a notification, which cannot ask: the server refuses a second dose. */
      guarded?: boolean
    }
  /** Takes back the dose of the same id. */
  undoneDose: TreatmentRef
  /** A renewal or a correction of a stock. */
  stockChange: z.output<typeof stockChangeInput> &
    TreatmentRef & { courseUuid: string; unit: StockUnit }
  /** 'Vu, merci'. */
  seenWatch: { rule: WatchRule; level: WatchLevel }
  labResult: LabContent
  /** Replaces the result of the same id. */
  correctedLabResult: LabContent
  /** Deletes the result of the same id. The list of pending changes shows its values. */
  deletedLabResult: Pick<LabContent, 'values'>
}

/** Counted under the top bar. All are feminine. */
export const recordNouns: Record<keyof ChangeContents, string> = {
  weighing: 'pesée',
  dose: 'prise',
  undoneDose: 'annulation',
  stockChange: 'modification de stock',
  seenWatch: 'confirmation',
  labResult: 'analyse',
  correctedLabResult: 'correction',
  deletedLabResult: 'suppression',
}
