/** On every screen, and enforced by the server (decisions, Sharing: the '7 days' of one screen was a mistake). */
export const SHARE_LIFETIME_HOURS = 72

export const shareLifetimeMs = SHARE_LIFETIME_HOURS * 3_600_000

export type ShareLinkState = 'active' | 'expired' | 'revoked'

/** A revoked link stays revoked when its time is over (spec 1 §4, Share link). */
export function shareLinkState(link: { expiresAt: Date | string; isRevoked: boolean }, now: Date): ShareLinkState {
  if (link.isRevoked) return 'revoked'
  return now.getTime() < new Date(link.expiresAt).getTime() ? 'active' : 'expired'
}
