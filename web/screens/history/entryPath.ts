import type { JournalRow } from '#shared/health/period/journal'

export const entryPath = (animalUuid: string, { id }: JournalRow) =>
  `/quick-entry/${animalUuid}?measurementId=${id}`
