import type { JournalRow } from '#shared/health/journal'
import type { WaitingState } from '../offline/rows'

const tags: Record<WaitingState, string> = {
  leaves: 'En attente d’envoi',
  stopped: 'Envoi arrêté',
  refused: 'Réponses refusées',
}

/** Marks a row whose answers are on this device alone, by whether they are sent without the person. */
export const markWaiting = (row: JournalRow, state: WaitingState | undefined): JournalRow => (state ? { ...row, tags: [tags[state], ...row.tags] } : row)
