import { randomUUID } from 'node:crypto'
import { DAY_MS } from '#shared/base/duration'
import { signAccessToken } from '../auth/accessToken'
import type { Secrets } from '../auth/keyring'
import { networkHashes } from '../auth/knownNetworks'
import { hashOfToken, newToken } from '../base/randomToken'

/** Returns the rows of a sign-in without ‘remember me’ as `openFamily` writes them, and its tokens. */
export function newSession(userId: string, { secrets, now }: { secrets: Secrets; now: Date }) {
  const familyId = randomUUID()
  const refreshToken = newToken()
  const hash = hashOfToken(refreshToken)
  return {
    family: {
      id: familyId,
      userId,
      rememberMe: false,
      network: networkHashes({ userId, network: '192.0.2.1', secrets })[0]!,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + 7 * DAY_MS),
    },
    token: { hash, familyId, createdAt: now },
    accessToken: signAccessToken({ userId, familyId, pair: hash.slice(0, 16) }, secrets, now),
    refreshToken,
  }
}
