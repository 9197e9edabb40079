import type * as z from 'zod/mini'
import type { weightInput } from '../animal'
import type { doseInput } from '../care/dose'
import type { WatchLevel, WatchRule } from '../health/rule'
import type { LabInput } from '../labs/labInput'

/** For the list of what waits: the treatment may be gone by then. */
interface Treated {
  treatmentName: string
}

/** Of a laboratory; its unusual values were asked about here. */
export type LabContent = Omit<LabInput, 'confirmed'>

/** What waits on a device besides entries: of each kind, what the form's schema makes of what was typed (ADR 21). */
export interface Contents {
  weighing: z.output<typeof weightInput>
  dose: z.output<typeof doseInput> & Treated & { treatmentUuid: string }
  /** Takes back the dose of the same id. */
  undoneDose: Treated
  /** 'Vu, merci'. */
  seenWatch: { rule: WatchRule; level: WatchLevel }
  labResult: LabContent
  /** Replaces the result of the same id. */
  correctedLabResult: LabContent
  /** Deletes the result of the same id; its values, for the list of what waits. */
  deletedLabResult: Pick<LabContent, 'values'>
}
