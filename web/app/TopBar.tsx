import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { TopBar_viewer$key } from '../__generated__/TopBar_viewer.graphql'

export function TopBar({ viewer }: { viewer: TopBar_viewer$key }) {
  const { animals } = useFragment(
    graphql`
      fragment TopBar_viewer on Viewer {
        isAdmin
        animals(first: 1) {
          edges {
            node {
              id
            }
          }
        }
      }
    `,
    viewer,
  )
  return (
    <header>
      <Link to="/home">NéphroChat</Link>
      {animals.edges.length > 0 && <Link to="/add-animal">Ajouter un chat</Link>}
      <Link to="/settings">Paramètres</Link>
    </header>
  )
}
