import { expect, vi } from 'vitest'
import { storeTokens } from '../../base/network/tokens'
import { currentSession, restoreSession } from '../session'

/**
 * Starts the session of the user `owner`. `fetch` responds to every request with this user, until
 * the test unstubs the globals.
 */
export async function signInOwner(): Promise<void> {
  const claims = btoa(JSON.stringify({ sub: 'owner', exp: Date.now() / 1000 + 900 }))
  storeTokens({ accessToken: `head.${claims}.x`, refreshToken: 'owner' })
  const viewer = { __typename: 'Viewer', id: 'v', uuid: 'owner', email: 'a@a.fr' }
  vi.stubGlobal('fetch', async () => Response.json({ data: { viewer } }))
  restoreSession()
  await vi.waitFor(() => expect(currentSession().status).toBe('signedIn'), { timeout: 10_000 })
}
