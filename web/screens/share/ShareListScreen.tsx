import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { ShareListScreenQuery } from '../../__generated__/ShareListScreenQuery.graphql'
import { LinkButton } from '../../components/Button'
import { Card } from '../../components/Card'
import { CatPhoto } from '../../components/CatPhoto'
import { EmptyBasket } from '../../components/drawings/EmptyBasket'
import { EmptyState } from '../../components/EmptyState'
import { LoadingBoundary } from '../../components/LoadingBoundary'
import { PageHeader } from '../../components/PageHeader'
import { usePreloadedRoute } from '../../relay/preload'
import { Navigate } from '../../router/Link'
import { catName } from '../../styles/text.css'
import { classes } from '../../styles/classes'
import * as styles from './ShareScreen.css'

/** /share: the page of the only cat, or the list of cats (decisions, Sharing). */
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
                ...CatPhoto_record
              }
            }
          }
        }
      }
    `,
    query,
  )
  const cats = viewer?.animals.edges.map(({ node }) => node) ?? []
  const [first, second] = cats
  if (first && !second) return <Navigate to={`/share/${first.uuid}`} replace />
  return (
    <div className={styles.root}>
      <title>Partage · NéphroChat</title>
      <PageHeader title="Partager le dossier de suivi" back={{ to: '/', label: 'Accueil' }} />
      {!first && (
        <EmptyState
          drawing={<EmptyBasket />}
          title="Aucun chat pour l’instant"
          action={<LinkButton to="/add-animal">Ajouter un chat</LinkButton>}
        />
      )}
      <ul className={styles.cats}>
        {cats.map((cat) => (
          <Card as="li" key={cat.uuid} className={styles.cat}>
            <CatPhoto record={cat} shape="square" />
            <h2 className={classes(catName, styles.name)}>{cat.name}</h2>
            <LinkButton variant="secondary" to={`/share/${cat.uuid}`} aria-label={`Partager le suivi de ${cat.name}`}>
              Partager
            </LinkButton>
          </Card>
        ))}
      </ul>
    </div>
  )
}
