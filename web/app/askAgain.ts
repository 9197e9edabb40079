import type { Environment } from 'relay-runtime'
import { isSent } from '../offline/rows'
import { forgetSent, heldOf } from '../offline/waiting'
import { keepNow } from '../relay/environment'
import { allHeard } from '../relay/lastHeard'
import { fetchOfflineRecord, recordFetched } from './offlineRecord'

/**
 * Fetches everything that is shown and stored. Returns `true` if the server answered all of it.
 * Only then are sent entries removed, once the responses are stored.
 */
export async function askAgain(
  userUuid: string,
  environment: Environment,
  reload: () => Promise<void>,
): Promise<boolean> {
  const sent = (await heldOf(userUuid).catch(() => [])).filter(isSent)
  // A response that was requested before the entries were sent does not contain them.
  await recordFetched(environment)
  // Marks the data from this device as stale, so that the store does not treat it as the server's.
  environment.getStore().notify(undefined, true)
  const told = (await allHeard(reload)) && (await allHeard(() => fetchOfflineRecord(environment)))
  if (told && sent.length > 0) await forgetSent(sent, () => keepNow(environment))
  return told
}
