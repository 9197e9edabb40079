import type { Environment } from 'relay-runtime'
import { persistNow } from '../offline/mirror/environment'
import { isAllFromServer } from '../offline/mirror/responseSource'
import { deleteSent, unacknowledgedOf } from '../offline/queue/pendingChanges'
import { isSent } from '../offline/queue/rows'
import { fetchOfflineRecord, recordFetched } from './offlineRecord'

/** Asks the server for all that is shown and kept; whether it answered all. Sent entries are forgotten only then, once the answers are kept. */
export async function askAgain(
  userUuid: string,
  environment: Environment,
  reload: () => Promise<void>,
): Promise<boolean> {
  const sent = (await unacknowledgedOf(userUuid).catch(() => [])).filter(isSent)
  // An answer that was asked for before the entries were sent does not hold them.
  await recordFetched(environment)
  // Marks as stale what the device answered, so that the store does not take it for the server's.
  environment.getStore().notify(undefined, true)
  const told =
    (await isAllFromServer(reload)) &&
    (await isAllFromServer(() => fetchOfflineRecord(environment)))
  if (told && sent.length > 0) await deleteSent(sent, () => persistNow(environment))
  return told
}
