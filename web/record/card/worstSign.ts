import { graphql, readInlineData } from 'relay-runtime'
import type { worstSign_animal$key } from '../../__generated__/worstSign_animal.graphql'

/** Returns the worst level of the cat's alerts and watches; `null` if none is a sign. */
export function worstSign(animal: worstSign_animal$key): 'red' | 'amber' | null {
  const { activeAlerts, activeWatches } = readInlineData(
    graphql`
      fragment worstSign_animal on Animal @inline {
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
