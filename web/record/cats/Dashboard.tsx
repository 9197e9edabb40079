import Plus from 'lucide-react/icons/plus'
import { graphql, useFragment } from 'react-relay'
import type { Dashboard_viewer$key } from '../../__generated__/Dashboard_viewer.graphql'
import { LinkButton } from '../../base/ui/Button'
import { deferred } from '../../base/ui/deferred'
import { DeferredEmptyBasket } from '../../base/ui/drawings/emptyStateDrawings'
import { EmptyState } from '../../base/ui/EmptyState'
import { Cats, minGridCats } from './Cats'
import * as styles from './Dashboard.css'

// Few owners need it, and it is the last part of the page.
const DeceasedCats = deferred(async () => (await import('./DeceasedCats')).DeceasedCats)

export function Dashboard({ viewer }: { viewer: Dashboard_viewer$key }) {
  const owner = useFragment(
    graphql`
      fragment Dashboard_viewer on Viewer {
        firstName
        ...NewShareLink_viewer
        cats: animals(first: 100) {
          edges {
            node {
              id
              inMemorySince
              ...Cats_animals
              ...DeceasedCats_animal
            }
          }
        }
      }
    `,
    viewer,
  )
  const cats = owner.cats.edges.map(({ node }) => node)
  const living = cats.filter(({ inMemorySince }) => inMemorySince === null)
  const deceased = cats.filter(({ inMemorySince }) => inMemorySince !== null)
  const title =
    cats.length === 0 ? 'Votre Tableau de Bord' : cats.length === 1 ? 'Mon Chat' : 'Mes Chats'
  return (
    <div className={living.length >= minGridCats ? styles.gridRoot : styles.root}>
      <title>{`${title} · NéphroChat`}</title>
      <h1 className={styles.title}>{title}</h1>
      {cats.length === 0 ? (
        <EmptyState
          title={`Bienvenue ${owner.firstName}\u202f!`}
          drawing={<DeferredEmptyBasket />}
          action={
            <LinkButton size="l" to="/add-animal" icon={<Plus size={22} />}>
              Ajouter un chat
            </LinkButton>
          }
        >
          <p>
            Commencez par présenter votre chat. Ensuite, cinq questions par jour suffisent&nbsp;:
            moins d’une minute.
          </p>
        </EmptyState>
      ) : (
        living.length > 0 && <Cats label={title} animals={living} viewer={owner} />
      )}
      {deceased.length > 0 && <DeceasedCats cats={deceased} />}
    </div>
  )
}
