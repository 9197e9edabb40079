import { graphql, useFragment } from 'react-relay'
import type { useSignedIn_viewer$key } from '../__generated__/useSignedIn_viewer.graphql'

/**
 * Returns the fields of the user that the frame of each page shows. The account's clock
 * (base/relay/accountMoment.ts) reads the override from the store, so it comes with the session.
 */
export const useSignedIn = (viewer: useSignedIn_viewer$key) =>
  useFragment(
    graphql`
      fragment useSignedIn_viewer on Viewer {
        uuid
        isAdmin
        adminTimeOverride
        anyAnimal: animals(first: 1) {
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
