import { graphql, readInlineData } from 'relay-runtime'
import type { todaysEntry_animal$key } from '../../__generated__/todaysEntry_animal.graphql'

/**
 * Returns today's entry. A pending entry is the newest; with the admin's override today's entry may
 * be further back.
 */
export function todaysEntry(animal: todaysEntry_animal$key): { uuid: string } | undefined {
  const { today, latest, measurement } = readInlineData(
    graphql`
      fragment todaysEntry_animal on Animal @inline {
        today
        latest: measurements(first: 1) {
          edges {
            node {
              uuid
              day
            }
          }
        }
        measurement {
          uuid
          day
        }
      }
    `,
    animal,
  )
  return [latest.edges[0]?.node, measurement].find((entry) => entry?.day === today) ?? undefined
}
