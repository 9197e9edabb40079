import type { Environment } from 'relay-runtime'
import { persistNow } from '../../offline/mirror/environment'
import { isAllFromServer } from '../../offline/mirror/responseSource'
import { deleteSent, changesToShow } from '../../offline/queue/pendingChanges'
import { isSent } from '../../offline/queue/rows'
import { fetchOfflineRecord, whenFetched } from './offlineRecord'

/**
 * Refetches everything that is shown and mirrored. Sent changes are deleted only once the server responded to all of
 * it, and the mirror has it.
 */
export async function refetch(
  userUuid: string,
  environment: Environment,
  reload: () => Promise<void>,
): Promise<boolean> {
  const changes = (await changesToShow(userUuid).catch(() => [])).filter(isSent)
  // A request that began before the changes were sent lacks them.
  await whenFetched(environment)
  // Marks the mirror's responses as stale, so that the store does not take them for the server's.
  environment.getStore().notify(undefined, true)
  const isComplete =
    (await isAllFromServer(reload)) &&
    (await isAllFromServer(() => fetchOfflineRecord(environment)))
  if (isComplete && changes.length > 0) await deleteSent(changes, () => persistNow(environment))
  return isComplete
}
