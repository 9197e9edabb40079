import { graphql, useFragment } from 'react-relay'
import type { useTestClock_viewer$key } from '../__generated__/useTestClock_viewer.graphql'

/** Returns the admin's time override, `null` if there is none, and the real time (product/admin 1). */
export const useTestClock = (viewer: useTestClock_viewer$key) =>
  useFragment(
    graphql`
      fragment useTestClock_viewer on Viewer {
        adminTimeOverride
        currentSystemTime
        timeZone
        accountNow
        today
      }
    `,
    viewer,
  )
