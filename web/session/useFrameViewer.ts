import { graphql, useFragment } from 'react-relay'
import type { useFrameViewer_viewer$key } from '../__generated__/useFrameViewer_viewer.graphql'

/**
 * Returns the fields of the user that the frame of each page shows. The account's clock
 * (base/relay/accountMoment.ts) reads the override and the time zone from the store, so the session loads both.
 */
export const useFrameViewer = (viewer: useFrameViewer_viewer$key) =>
  useFragment(
    graphql`
      fragment useFrameViewer_viewer on Viewer {
        uuid
        isAdmin
        adminTimeOverride
        timeZone
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
