import { DAY_MS } from '#shared/base/duration'
export const dismissedForMs = 7 * DAY_MS
export const widest = 768

export interface InstallConditions {
  pathname: string
  userAgent: string
  /** The viewport's width, in CSS pixels. */
  width: number
  hasTouch: boolean
  isStandalone: boolean
  isInstalled: boolean
  /**
   * The time of the last dismissal as local storage holds it: milliseconds since 1970, or nothing.
   */
  dismissedAt: string | null
  now: number
  /** `true` if the address contains show-pwa-banner=true. */
  isForced: boolean
}

// The landing page, the shared page and the questionnaire never show the banner.
const pathsWithoutBanner = [/^\/onboarding-intro/, /^\/shared\//, /^\/quick-entry/]

export function shouldOfferInstall({
  pathname,
  isStandalone,
  isInstalled,
  isForced,
  ...rest
}: InstallConditions): boolean {
  if (isStandalone || isInstalled || pathsWithoutBanner.some((path) => path.test(pathname)))
    return false
  return isForced || (isPhone(rest) && !isDismissed(rest))
}

function isPhone({
  userAgent,
  width,
  hasTouch,
}: Pick<InstallConditions, 'userAgent' | 'width' | 'hasTouch'>): boolean {
  return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent) && width <= widest && hasTouch
}

function isDismissed({
  dismissedAt,
  now,
}: Pick<InstallConditions, 'dismissedAt' | 'now'>): boolean {
  return dismissedAt !== null && now - Number(dismissedAt) < dismissedForMs
}

export const isIos = (userAgent: string) => /iPhone|iPad|iPod/.test(userAgent)
