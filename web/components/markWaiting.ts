import type { JournalRow } from '#shared/health/journal'

/** An entry that is still on this device alone says so. */
export const markWaiting = (row: JournalRow): JournalRow => ({ ...row, tags: ['En attente d’envoi', ...row.tags] })
