import { useEffect, useState } from 'react'
import { fetchQuery, graphql } from 'react-relay'
import type { useHasSevenEntriesQuery } from '../__generated__/useHasSevenEntriesQuery.graphql'
import { useSession } from '../session/SessionContext'

/** Whether seven entries were made, of whichever living cats: asked once a start, beside all else. */
export function useHasSevenEntries(): boolean {
  const { environment } = useSession()
  const [has, setHas] = useState(false)
  useEffect(() => {
    if (!environment) return
    const question = fetchQuery<useHasSevenEntriesQuery>(
      environment,
      graphql`
        query useHasSevenEntriesQuery {
          viewer {
            animals(first: 10) {
              edges {
                node {
                  inMemorySince
                  measurements(first: 7) {
                    edges {
                      cursor
                    }
                  }
                }
              }
            }
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ viewer }) => {
        const living = (viewer?.animals.edges ?? []).filter(({ node }) => node.inMemorySince === null)
        setHas(living.reduce((sum, { node }) => sum + node.measurements.edges.length, 0) >= 7)
      },
      // Without an answer nobody is asked anything.
      error: () => undefined,
    })
    return () => question.unsubscribe()
  }, [environment])
  return has
}
