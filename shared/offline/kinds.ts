import type * as z from 'zod/mini'
import type { doseInput } from '../care/doseSchema'
import type { weightInput } from '../cat/animalSchemas'
import type { WatchLevel } from '../health/rules/watchRow'
import type { WatchRule } from '../health/rules/watchTable'
import type { LabInput } from '../labs/labSchemas'
import type { StockUnit } from '../stock/stock'
import type { stockChangeInput } from '../stock/stockSchemas'

/** The list of pending changes names the treatment, which may be deleted by then. */
interface NamedTreatment {
  treatmentName: string
}

/** A laboratory's result whose unusual values the form has confirmed. */
export type LabContent = Omit<LabInput, 'confirmed'>

/** Content of each kind of pending change that is no entry: the output of its form's schema (ADR 21). */
export interface ChangeContents {
  weighing: z.output<typeof weightInput>
  dose: z.output<typeof doseInput> &
    NamedTreatment & {
      treatmentUuid: string
      /** True if a notification noted it. No question could be shown, so the server refuses a second dose. */
      guarded?: boolean
    }
  /** Takes back the dose of the same id. */
  undoneDose: NamedTreatment
  /** A renewal or a correction of a stock. */
  stockChange: z.output<typeof stockChangeInput> &
    NamedTreatment & { courseUuid: string; unit: StockUnit }
  /** 'Vu, merci'. */
  seenWatch: { rule: WatchRule; level: WatchLevel }
  labResult: LabContent
  /** Replaces the result of the same id. */
  correctedLabResult: LabContent
  /** Deletes the result of the same id. The list of pending changes shows its values. */
  deletedLabResult: Pick<LabContent, 'values'>
}

/**
 * French nouns for the count under the top bar, for one and for several. All are feminine, so that one participle
 * fits.
 */
export const changeNouns: Record<keyof ChangeContents, readonly [one: string, several: string]> = {
  weighing: ['pesée', 'pesées'],
  dose: ['prise', 'prises'],
  undoneDose: ['annulation', 'annulations'],
  stockChange: ['modification de stock', 'modifications de stock'],
  seenWatch: ['confirmation', 'confirmations'],
  labResult: ['analyse', 'analyses'],
  correctedLabResult: ['correction', 'corrections'],
  deletedLabResult: ['suppression', 'suppressions'],
}
