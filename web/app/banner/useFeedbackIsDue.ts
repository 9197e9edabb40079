import { useEffect, useState } from 'react'
import { fetchQuery, graphql } from 'react-relay'
import type { useFeedbackIsDueQuery } from '../../__generated__/useFeedbackIsDueQuery.graphql'
import { useSession } from '../../session/SessionContext'

/**
 * Returns `true` if the user made seven entries for living cats and none misses today's
 * (product/pages 3.3). It is fetched once per start.
 */
export function useFeedbackIsDue(): boolean {
  const { environment } = useSession()
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (!environment) return
    const request = fetchQuery<useFeedbackIsDueQuery>(
      environment,
      graphql`
        query useFeedbackIsDueQuery {
          viewer {
            animals(first: 10) {
              edges {
                node {
                  inMemorySince
                  today
                  measurements(first: 7) {
                    edges {
                      node {
                        day
                      }
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
        const living = (viewer?.animals.edges ?? []).filter(
          ({ node }) => node.inMemorySince === null,
        )
        const days = living.map(({ node }) => node.measurements.edges.map((edge) => edge.node.day))
        setIsDue(
          days.flat().length >= 7 && living.every(({ node }, at) => days[at]![0] === node.today),
        )
      },
      // If the request fails, the banner is not shown.
      error: () => undefined,
    })
    return () => request.unsubscribe()
  }, [environment])
  return isDue
}
