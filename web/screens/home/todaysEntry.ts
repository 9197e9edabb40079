interface Entry {
  uuid: string
  day: string
}

interface Cat {
  latest: { edges: readonly { node: Entry }[] }
  measurement: Entry | null | undefined
}

/**
 * Returns today's entry. A pending entry is the newest; with the admin's override today's entry may
 * be further back.
 */
export const todaysEntry = ({ latest, measurement }: Cat, today: string): Entry | undefined =>
  [latest.edges[0]?.node, measurement].find((entry) => entry?.day === today) ?? undefined
