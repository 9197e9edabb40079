interface DatedEntry {
  uuid: string
  day: string
}

interface CatEntries {
  latest: { edges: readonly { node: DatedEntry }[] }
  measurement: DatedEntry | null | undefined
}

/**
 * Returns today's entry. A pending entry is the newest; with the admin's override today's entry may
 * be further back.
 */
export const todaysEntry = (
  { latest, measurement }: CatEntries,
  today: string,
): DatedEntry | undefined =>
  [latest.edges[0]?.node, measurement].find((entry) => entry?.day === today) ?? undefined
