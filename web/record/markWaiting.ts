import type { JournalRow } from '#shared/health/journal'
import type { WaitingState } from '../offline/rows'

const tags: Record<WaitingState, string> = {
  leaves: 'En attente d’envoi',
  stopped: 'Envoi arrêté',
  refused: 'Réponses refusées',
}

/** A day whose answers are still on this device alone says so, and whether they leave by themselves. */
export const markWaiting = (row: JournalRow, state: WaitingState | undefined): JournalRow => (state ? { ...row, tags: [tags[state], ...row.tags] } : row)
