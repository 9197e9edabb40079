import Share2 from 'lucide-react/icons/share-2'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { elide } from '#shared/base/elision'
import { hasRight } from '#shared/circle/rights'
import type { ShareListScreenQuery } from '../../__generated__/ShareListScreenQuery.graphql'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { Link, Navigate } from '../../base/router/Link'
import { LinkButton } from '../../base/ui/Button'
import { DeferredEmptyBasket } from '../../base/ui/drawings/emptyStateDrawings'
import { EmptyState } from '../../base/ui/EmptyState'
import { LoadingBoundary } from '../../base/ui/LoadingBoundary'
import { PageHeader } from '../../base/ui/PageHeader'
import { CatPhoto } from '../../record/photo/CatPhoto'
import * as styles from './ShareScreen.css'

/** /share: the page of the only cat, or the list of cats (product/sharing 3.4). */
export function ShareListScreen() {
  const query = usePreloadedRoute<ShareListScreenQuery>()
  return (
    <LoadingBoundary>
      <ShareList query={query} />
    </LoadingBoundary>
  )
}

function ShareList({ query }: { query: PreloadedQuery<ShareListScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ShareListScreenQuery>(
    graphql`
      query ShareListScreenQuery @preloadable {
        viewer {
          animals(first: 100) {
            edges {
              node {
                uuid
                name
                inMemorySince
                role
                ...CatPhoto_record
              }
            }
          }
        }
      }
    `,
    query,
  )
  const all = viewer?.animals.edges.map(({ node }) => node) ?? []
  const cats = all.filter(
    ({ inMemorySince, role }) => inMemorySince === null && hasRight(role, 'share'),
  )
  const [first, second] = cats
  if (first && !second) return <Navigate to={`/share/${first.uuid}`} replace />
  return (
    <div className={styles.root}>
      <title>Partage · NéphroChat</title>
      <PageHeader title="Partager le dossier de suivi" back={{ to: '/', label: 'Accueil' }} />
      {all.length === 0 && (
        <EmptyState
          drawing={<DeferredEmptyBasket />}
          title="Aucun chat pour l’instant"
          action={<LinkButton to="/add-animal">Ajouter un chat</LinkButton>}
        />
      )}
      {all.length > 0 && !first && (
        <EmptyState title="Aucun dossier à partager">
          <p>Un dossier est partagé par le propriétaire du chat, tant que son carnet est ouvert.</p>
        </EmptyState>
      )}
      <ul className={styles.cats}>
        {cats.map((cat) => (
          <li key={cat.uuid}>
            <Link
              className={styles.cat}
              to={`/share/${cat.uuid}`}
              aria-label={`Partager le suivi ${elide('de', cat.name)}`}
            >
              <span className={styles.photo}>
                <CatPhoto record={cat} shape="square" />
              </span>
              <span className={styles.name}>{cat.name}</span>
              <Share2 size={22} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
