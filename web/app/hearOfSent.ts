import type { Environment } from 'relay-runtime'
import { isSent } from '../offline/rows'
import { forgetSent, heldEntries } from '../offline/waiting'
import { keepNow } from '../relay/environment'
import { allHeard } from '../relay/lastHeard'
import { fetchOfflineRecord, recordFetched } from './offlineRecord'

/** Asks the server for all that is shown and kept; what was sent is forgotten only where every answer was the server's own. */
export async function hearOfSent(userUuid: string, environment: Environment, reload: () => Promise<void>): Promise<void> {
  const sent = (await heldEntries(userUuid)).filter(isSent)
  // What was asked before they were sent tells nothing of them.
  await recordFetched(environment)
  const told = await allHeard(async () => {
    // It was told to no query: what the store has is older.
    environment.getStore().notify(undefined, true)
    await reload()
    await fetchOfflineRecord(environment)
  })
  if (told && sent.length > 0) await forgetSent(sent, () => keepNow(environment))
}
