import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useEntryCountQuery } from '../../__generated__/useEntryCountQuery.graphql'

/** Returns the number of a cat's entries on the server; `null` if there is no response yet. */
export function useEntryCount(uuid: string): number | null {
  const environment = useRelayEnvironment()
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    const request = fetchQuery<useEntryCountQuery>(
      environment,
      graphql`
        query useEntryCountQuery($uuid: ID!) {
          animal(uuid: $uuid) {
            entryCount
          }
        }
      `,
      { uuid },
    ).subscribe({
      next: ({ animal }) => setCount(animal?.entryCount ?? null),
      // The dialog is complete enough without the number.
      error: () => undefined,
    })
    return () => request.unsubscribe()
  }, [environment, uuid])
  return count
}
