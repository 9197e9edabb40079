import { graphql, readInlineData } from 'relay-runtime'
import type { worstSign_animal$key } from '../../__generated__/worstSign_animal.graphql'

/** Returns the worst level of the cat's alerts and watches; `null` if none is a sign. */
export function worstSign(animal: worstSign_animal$key): 'red' | 'amber' | null {
  const { raised: alerts, activeWatches } = readInlineData(
    graphql`
      fragment worstSign_animal on Animal @inline {
        raised: alerts {
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
    ...alerts.map(({ severity }) => severity),
    ...activeWatches.map(({ level }) => level),
  ]
  return (['red', 'amber'] as const).find((level) => levels.includes(level)) ?? null
}
