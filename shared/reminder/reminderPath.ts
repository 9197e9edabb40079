import type { Reminder } from './reminder'

const careKinds = new Set<Reminder['kind']>(['doses', 'doses_again', 'stock', 'use_by'])

export function reminderPath({ kind }: Pick<Reminder, 'kind'>, animalId: string): string {
  if (careKinds.has(kind)) return `/care/${animalId}`
  // The screen that creates links and edits questions. Helpers, who may not, get the record.
  if (kind === 'check_week' || kind === 'check_day') return `/share/${animalId}`
  return kind === 'weighing' ? `/animals/${animalId}` : `/quick-entry/${animalId}`
}
