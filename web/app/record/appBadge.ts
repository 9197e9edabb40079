import { fetchQuery, graphql } from 'react-relay'
import {
  createOperationDescriptor,
  getRequest,
  type Environment,
  type Snapshot,
} from 'relay-runtime'
import { openToday } from '#shared/reminder/openToday'
import type { appBadgeQuery } from '../../__generated__/appBadgeQuery.graphql'
import { accountOf, readTokens } from '../../base/network/tokens'

/** Each field is one that a screen's query fetches ahead for a start without a network. */
const query = graphql`
  query appBadgeQuery @preloadable {
    viewer {
      uuid
      animals(first: 100) {
        edges {
          node {
            today
            inMemorySince
            careToday {
              planned
              noted
            }
            latest: measurements(first: 1) {
              edges {
                node {
                  day
                }
              }
            }
          }
        }
      }
    }
  }
`

const countedEnvironments = new WeakSet<Environment>()

/**
 * Keeps the number on the app's icon (product/reminders 4.7), pending changes included. Only a
 * device that receives notifications has one.
 */
export async function updateBadge(environment: Environment): Promise<void> {
  if (
    !('setAppBadge' in navigator) ||
    countedEnvironments.has(environment) ||
    !(await isSubscribed())
  )
    return
  countedEnvironments.add(environment)
  const operation = createOperationDescriptor(getRequest(query), {})
  await fetchQuery<appBadgeQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' })
    .toPromise()
    .catch((error: unknown) => {
      // The next call tries again.
      countedEnvironments.delete(environment)
      throw error
    })
  environment.retain(operation)
  const show = (snapshot: Snapshot) => void showBadge(snapshot)
  const snapshot = environment.lookup(operation.fragment)
  environment.subscribe(snapshot, show)
  show(snapshot)
}

async function isSubscribed(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return Boolean(await registration?.pushManager?.getSubscription())
}

async function showBadge({ data, isMissingData }: Snapshot): Promise<void> {
  const { viewer } = data as unknown as appBadgeQuery['response']
  if (isMissingData || !viewer || !(await isSubscribed())) return
  // After the sign-out the icon has no number.
  if (accountOf(readTokens()?.accessToken ?? '') !== viewer.uuid) return
  const cats = viewer.animals.edges
    .filter(({ node }) => node.inMemorySince === null)
    .map(({ node: { today, careToday, latest } }) => ({
      today,
      latestDay: latest.edges[0]?.node.day ?? null,
      careToday: careToday ?? null,
    }))
  await navigator.setAppBadge(openToday(cats)).catch(() => undefined)
}
