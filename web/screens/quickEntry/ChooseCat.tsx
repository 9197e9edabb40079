import { graphql, useFragment } from 'react-relay'
import type { ChooseCat_viewer$key } from '../../__generated__/ChooseCat_viewer.graphql'
import { Link, Navigate } from '../../base/router/Link'
import { LinkButton } from '../../base/ui/Button'
import { EmptyBasket } from '../../base/ui/drawings/emptyStates'
import { EmptyState } from '../../base/ui/EmptyState'
import { CatPhoto } from '../../record/photo/CatPhoto'
import * as styles from './QuickEntryScreen.css'

/**
 * /quick-entry without a cat's id: shows the only cat's questionnaire, else the list
 * (product/entries 5.1).
 */
export function ChooseCat({ viewer }: { viewer: ChooseCat_viewer$key }) {
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
  if (only && others.length === 0) return <Navigate to={`/quick-entry/${only.uuid}`} replace />
  return (
    <EmptyState
      level={1}
      drawing={only ? undefined : <EmptyBasket />}
      title="Aucun animal sélectionné"
      action={
        <LinkButton variant={only ? 'secondary' : 'primary'} to="/home">
          Retour à l’accueil
        </LinkButton>
      }
    >
      {only && (
        <>
          <p>Pour quel chat répondez-vous&#8239;?</p>
          <nav className={styles.cats} aria-label="Vos chats">
            {cats.map((cat) => (
              <Link key={cat.id} className={styles.cat} to={`/quick-entry/${cat.uuid}`}>
                <span className={styles.photo}>
                  <CatPhoto record={cat} shape="square" />
                </span>
                {cat.name}
              </Link>
            ))}
          </nav>
        </>
      )}
    </EmptyState>
  )
}
