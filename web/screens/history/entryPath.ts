import type { JournalRow } from '#shared/health/journal'

/** Where an entry is corrected. */
export const entryPath = (animalUuid: string, { id }: JournalRow) => `/quick-entry/${animalUuid}?measurementId=${id}`
