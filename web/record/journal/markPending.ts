import type { PendingState } from '../../offline/queue/rows'
import type { AuthoredRow } from './authoredRow'

const words: Record<PendingState, string> = {
  queued: 'En attente d’envoi',
  stopped: 'Envoi arrêté',
  refused: 'Réponses refusées',
}

/**
 * Marks a row whose answers are on this device alone. The writer of the stored answers is left out:
 * they did not write these.
 */
export const markPending = (row: AuthoredRow, state: PendingState | undefined): AuthoredRow =>
  state ? { ...row, writer: null, byHelper: null, pending: words[state] } : row
