import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { ImportScreenQuery } from '../../__generated__/ImportScreenQuery.graphql'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { LoadingBoundary } from '../../base/ui/LoadingBoundary'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { PageHeader } from '../../base/ui/PageHeader'
import { ImportFile } from './ImportFile'
import * as styles from './ImportScreen.css'

/** /import: imports a copy of an account, or weighings (product/accounts 8). */
export function ImportScreen() {
  const query = usePreloadedRoute<ImportScreenQuery>()
  return (
    <div className={styles.root}>
      <title>Importer des données · NéphroChat</title>
      <PageHeader title="Importer des données" back={{ to: '/settings', label: 'Paramètres' }} />
      <LoadingBoundary>
        <Loaded query={query} />
      </LoadingBoundary>
    </div>
  )
}

function Loaded({ query }: { query: PreloadedQuery<ImportScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ImportScreenQuery>(
    graphql`
      query ImportScreenQuery @preloadable {
        viewer {
          animals(first: 100) {
            edges {
              node {
                uuid
                name
                inMemorySince
              }
            }
          }
        }
      }
    `,
    query,
  )
  if (!viewer) return null
  return (
    <NeedsNetwork what="L’import">
      <ImportFile
        cats={viewer.animals.edges
          .map(({ node }) => node)
          .filter(({ inMemorySince }) => inMemorySince === null)}
      />
    </NeedsNetwork>
  )
}
