import { graphql, useFragment } from 'react-relay'
import type { ChooseCat_viewer$key } from '../../__generated__/ChooseCat_viewer.graphql'
import { Link, Navigate } from '../../base/router/Link'
import { LinkButton } from '../../base/ui/Button'
import { DeferredEmptyBasket } from '../../base/ui/drawings/emptyStateDrawings'
import { EmptyState } from '../../base/ui/EmptyState'
import { CatPhoto } from '../photo/CatPhoto'
import * as styles from './ChooseCat.css'

/**
 * An address that needs a cat and names none: replaces it by the only cat's, else shows the list
 * (product/entries 5.1, product/launches 1.2).
 */
export function ChooseCat({
  viewer,
  title,
  question,
  pathOf,
}: {
  viewer: ChooseCat_viewer$key
  title: string
  /** Is shown above several cats. */
  question: string
  pathOf: (animalUuid: string) => string
}) {
  const { animals } = useFragment(
    graphql`
      fragment ChooseCat_viewer on Viewer {
        animals(first: 100) {
          edges {
            node {
              id
              uuid
              name
              inMemorySince
              ...CatPhoto_record
            }
          }
        }
      }
    `,
    viewer,
  )
  const cats = animals.edges
    .map(({ node }) => node)
    .filter(({ inMemorySince }) => inMemorySince === null)
  const [only, ...others] = cats
  if (only && others.length === 0) return <Navigate to={pathOf(only.uuid)} replace />
  return (
    <EmptyState
      level={1}
      drawing={only ? undefined : <DeferredEmptyBasket />}
      title={title}
      action={
        <LinkButton variant={only ? 'secondary' : 'primary'} to="/home">
          Retour à l’accueil
        </LinkButton>
      }
    >
      {!only && animals.edges.length > 0 && <p>Aucun carnet n’est ouvert.</p>}
      {only && (
        <>
          <p>{question}</p>
          <nav className={styles.root} aria-label="Vos chats">
            <ul className={styles.cats}>
              {cats.map((cat) => (
                <li key={cat.id}>
                  <Link className={styles.cat} to={pathOf(cat.uuid)}>
                    <span className={styles.photo}>
                      <CatPhoto record={cat} shape="square" />
                    </span>
                    {cat.name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </>
      )}
    </EmptyState>
  )
}
