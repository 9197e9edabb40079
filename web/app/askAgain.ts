import type { Environment } from 'relay-runtime'
import { isSent } from '../offline/rows'
import { forgetSent, heldEntries } from '../offline/waiting'
import { keepNow } from '../relay/environment'
import { allHeard } from '../relay/lastHeard'
import { fetchOfflineRecord, recordFetched } from './offlineRecord'

/**
 * Asks the server for all that is shown and kept, and says whether it told all. Only then is forgotten what was sent; and
 * only where this device keeps what it was told instead. Without tables nothing was kept, and the screen is asked for alone.
 */
export async function askAgain(userUuid: string, environment: Environment, reload: () => Promise<void>): Promise<boolean> {
  const sent = (await heldEntries(userUuid).catch(() => [])).filter(isSent)
  // What was asked before they were sent tells nothing of them.
  await recordFetched(environment)
  // What the device answered, and what was answered before, is no fresher than it was: the store must not take it for the server's.
  environment.getStore().notify(undefined, true)
  const told = (await allHeard(reload)) && (await allHeard(() => fetchOfflineRecord(environment)))
  if (told && sent.length > 0) await forgetSent(sent, () => keepNow(environment))
  return told
}
