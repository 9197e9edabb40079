type ShareLinkState = 'active' | 'expired' | 'revoked'

/** Returns the link's state (product/sharing 1.2). */
export function shareLinkState(
  link: { expiresAt: Date | string; isRevoked: boolean },
  now: Date,
): ShareLinkState {
  if (link.isRevoked) return 'revoked'
  return now.getTime() < new Date(link.expiresAt).getTime() ? 'active' : 'expired'
}
