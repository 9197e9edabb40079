// When the install banner may stand (product/pages 3.4; every condition has its row in the test).

export const dismissedForMs = 7 * 24 * 3_600_000
export const widest = 768

export interface Surroundings {
  signedIn: boolean
  pathname: string
  userAgent: string
  /** the viewport's, in CSS pixels */
  width: number
  touch: boolean
  standalone: boolean
  installed: boolean
  /** what local storage holds of the last dismissal: milliseconds since 1970, or nothing */
  dismissedAt: string | null
  now: number
  /** the address said show-pwa-banner=true */
  forced: boolean
}

// The landing page, wherever it is; the shared page, which shows nothing of the account; the questionnaire, which asks one thing at a time.
const never = [/^\/onboarding-intro/, /^\/shared\//, /^\/quick-entry/]

export function mayInstall({ signedIn, pathname, standalone, installed, forced, ...rest }: Surroundings): boolean {
  if (!signedIn || standalone || installed || never.some((path) => path.test(pathname))) return false
  return forced || (isPhone(rest) && !isDismissed(rest))
}

function isPhone({ userAgent, width, touch }: Pick<Surroundings, 'userAgent' | 'width' | 'touch'>): boolean {
  return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent) && width <= widest && touch
}

function isDismissed({ dismissedAt, now }: Pick<Surroundings, 'dismissedAt' | 'now'>): boolean {
  return dismissedAt !== null && now - Number(dismissedAt) < dismissedForMs
}

/** iPhones have no install prompt: they are told the steps. */
export const isIos = (userAgent: string) => /iPhone|iPad|iPod/.test(userAgent)
