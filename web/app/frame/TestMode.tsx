import FlaskConical from 'lucide-react/icons/flask-conical'
import { useEffect } from 'react'
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import { dayMonthTime } from '#shared/base/time'
import type { TestModeQuery } from '../../__generated__/TestModeQuery.graphql'
import type { useTestClock_viewer$key } from '../../__generated__/useTestClock_viewer.graphql'
import { useTestClock } from '../../session/useTestClock'
import * as styles from './TopBar.css'

const query = graphql`
  query TestModeQuery {
    viewer {
      # The override alone comes with the session: the badge waits for the rest.
      currentSystemTime @required(action: NONE)
      ...useTestClock_viewer
    }
  }
`

/**
 * Shows the admin's time override, which is fetched every 30 seconds (product/admin 1.4). Without a
 * network, the last response stays valid.
 */
export function TestMode() {
  const environment = useRelayEnvironment()
  useEffect(() => {
    const fetchOverride = () =>
      fetchQuery<TestModeQuery>(environment, query, {}).subscribe({
        error: (error: unknown) => console.warn('the time override could not be fetched', error),
      })
    fetchOverride()
    const timer = setInterval(fetchOverride, 30_000)
    return () => clearInterval(timer)
  }, [environment])
  const { viewer } = useLazyLoadQuery<TestModeQuery>(query, {}, { fetchPolicy: 'store-only' })
  return <div className={styles.badge}>{viewer && <TestModeBadge viewer={viewer} />}</div>
}

function TestModeBadge({ viewer }: { viewer: useTestClock_viewer$key }) {
  const { adminTimeOverride, currentSystemTime, timeZone } = useTestClock(viewer)
  if (!adminTimeOverride) return null
  return (
    <span className={styles.testMode}>
      <FlaskConical size={18} aria-hidden="true" />
      Mode test&nbsp;: {dayMonthTime(adminTimeOverride, timeZone)} (réel&nbsp;:{' '}
      {dayMonthTime(currentSystemTime, timeZone)})
    </span>
  )
}
