const HOUR_MS = 3_600_000

/** product/sharing 1.1: the ways to choose from, and the usual one. */
export const shareHours = [24, 72, 168, 720] as const
export type ShareHours = (typeof shareHours)[number]
export const SHARE_LIFETIME_HOURS = 72

export const shareLifetimeMs = (hours: ShareHours = SHARE_LIFETIME_HOURS): number => hours * HOUR_MS

/** What a link may leave out (product/sharing 5.1); tiles, alerts and journal it always shows. */
export const shareScopes = ['notes', 'weights', 'care', 'labs', 'photo'] as const
export type ShareScope = (typeof shareScopes)[number]

/** product/sharing 6.2: in a row; in minutes. */
export const MOST_WRONG_CODES = 5
export const CODE_LOCK_MINUTES = 15
/** In the life of a link, right codes in between or not. */
export const MOST_WRONG_CODES_EVER = 50

/** What vets may leave by one link (product/sharing 7.3). */
export const MOST_PROPOSALS = 5

export type ShareLinkState = 'active' | 'expired' | 'revoked'

/** product/sharing 1.2. */
export function shareLinkState(
  link: { expiresAt: Date | string; isRevoked: boolean },
  now: Date,
): ShareLinkState {
  if (link.isRevoked) return 'revoked'
  return now.getTime() < new Date(link.expiresAt).getTime() ? 'active' : 'expired'
}
