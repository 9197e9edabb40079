import type { JournalRow } from '#shared/health/journal'

export const entryPath = (animalUuid: string, { id }: JournalRow) =>
  `/quick-entry/${animalUuid}?measurementId=${id}`
