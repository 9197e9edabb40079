interface Entry {
  uuid: string
  day: string
}

interface Cat {
  latest: { edges: readonly { node: Entry }[] }
  measurement: Entry | null | undefined
}

/** What waits on this device is the newest; under the admin's override today's may be further back. */
export const todaysEntry = ({ latest, measurement }: Cat, today: string): Entry | undefined =>
  [latest.edges[0]?.node, measurement].find((entry) => entry?.day === today) ?? undefined
