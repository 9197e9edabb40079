import type * as z from 'zod/mini'
import type { weightInput } from './animal'

/** What waits on a device besides entries: of each kind, what the form's schema makes of what was typed (ADR 21). */
export interface Contents {
  weighing: z.output<typeof weightInput>
}
