import { Suspense } from 'react'
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { VetNumbersQuery } from '../../__generated__/VetNumbersQuery.graphql'
import { VetNumber } from '../../record/cat/VetNumber'
import * as styles from './UrgentScreen.css'

/** Lists each cat's vet for a signed-in user; this device has them without a network too. */
export function VetNumbers({ environment }: { environment: Environment }) {
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Suspense fallback={null}>
        <Numbers />
      </Suspense>
    </RelayEnvironmentProvider>
  )
}

function Numbers() {
  const { viewer } = useLazyLoadQuery<VetNumbersQuery>(
    graphql`
      query VetNumbersQuery @preloadable {
        viewer {
          animals(first: 100) {
            edges {
              node {
                uuid
                inMemorySince
                ...VetNumber_animal
              }
            }
          }
        }
      }
    `,
    {},
  )
  const cats =
    viewer?.animals.edges
      .map(({ node }) => node)
      .filter(({ inMemorySince }) => inMemorySince === null) ?? []
  if (cats.length === 0) return null
  return (
    <div className={styles.vets}>
      {cats.map((cat) => (
        <VetNumber key={cat.uuid} animal={cat} />
      ))}
    </div>
  )
}
