import { graphql, readInlineData } from 'relay-runtime'
import type { worstLevel_animal$key } from '../../__generated__/worstLevel_animal.graphql'

/** Returns the worst level of the cat's alerts and watches; `null` if none is a sign. */
export function worstLevel(animal: worstLevel_animal$key): 'red' | 'amber' | null {
  const { activeAlerts, activeWatches } = readInlineData(
    graphql`
      fragment worstLevel_animal on Animal @inline {
        activeAlerts: alerts {
          severity
        }
        activeWatches: watches {
          level
        }
      }
    `,
    animal,
  )
  const levels: string[] = [
    ...activeAlerts.map(({ severity }) => severity),
    ...activeWatches.map(({ level }) => level),
  ]
  return (['red', 'amber'] as const).find((level) => levels.includes(level)) ?? null
}
