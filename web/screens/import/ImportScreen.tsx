import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { ImportScreenQuery } from '../../__generated__/ImportScreenQuery.graphql'
import { deleteReceived } from '../../base/device/receivedItems'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { useSearchParams } from '../../base/router/hooks'
import { LoadingBoundary } from '../../base/ui/LoadingBoundary'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { PageHeader } from '../../base/ui/PageHeader'
import { useReceivedItems } from '../../session/useReceivedItems'
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
        <ImportContent query={query} />
      </LoadingBoundary>
    </div>
  )
}

function ImportContent({ query }: { query: PreloadedQuery<ImportScreenQuery> }) {
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
  const id = useSearchParams().get('received')
  const items = useReceivedItems(id)
  if (!viewer || (id !== null && !items)) return null
  const item = items?.find((one) => one.id === id && one.file !== null)
  return (
    <>
      <NeedsNetwork actionName="L’import" />
      <ImportFile
        received={item ? new File([item.file!], item.name, { type: item.file!.type }) : null}
        onDone={() => item && void deleteReceived(item.id)}
        cats={viewer.animals.edges
          .map(({ node }) => node)
          .filter(({ inMemorySince }) => inMemorySince === null)}
      />
    </>
  )
}
