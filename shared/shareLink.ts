/** product/sharing 1.1. */
export const SHARE_LIFETIME_HOURS = 72

export const shareLifetimeMs = SHARE_LIFETIME_HOURS * 3_600_000

export type ShareLinkState = 'active' | 'expired' | 'revoked'

/** product/sharing 1.2. */
export function shareLinkState(link: { expiresAt: Date | string; isRevoked: boolean }, now: Date): ShareLinkState {
  if (link.isRevoked) return 'revoked'
  return now.getTime() < new Date(link.expiresAt).getTime() ? 'active' : 'expired'
}
