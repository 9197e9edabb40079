import type { Environment } from 'relay-runtime'
import { isSent } from '../offline/rows'
import { forgetSent, heldOf } from '../offline/waiting'
import { keepNow } from '../relay/environment'
import { allHeard } from '../relay/lastHeard'
import { fetchOfflineRecord, recordFetched } from './offlineRecord'

/** Asks the server for all that is shown and kept; whether it answered all. Sent entries are forgotten only then, once the answers are kept. */
export async function askAgain(
  userUuid: string,
  environment: Environment,
  reload: () => Promise<void>,
): Promise<boolean> {
  const sent = (await heldOf(userUuid).catch(() => [])).filter(isSent)
  // An answer that was asked for before the entries were sent does not hold them.
  await recordFetched(environment)
  // Marks as stale what the device answered, so that the store does not take it for the server's.
  environment.getStore().notify(undefined, true)
  const told = (await allHeard(reload)) && (await allHeard(() => fetchOfflineRecord(environment)))
  if (told && sent.length > 0) await forgetSent(sent, () => keepNow(environment))
  return told
}
