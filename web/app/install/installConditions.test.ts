import { describe, expect, test } from 'vitest'
import {
  dismissedForMs,
  isIos,
  shouldOfferInstall,
  type InstallConditions,
} from './installConditions'

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1'
const desktopAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36'

const phone: InstallConditions = {
  pathname: '/home',
  userAgent: android,
  width: 360,
  hasTouch: true,
  isStandalone: false,
  isInstalled: false,
  dismissedAt: null,
  now: 1_800_000_000_000,
  isForced: false,
}
const ago = (milliseconds: number) => String(phone.now - milliseconds)

describe('the install banner is shown', () => {
  test.each<[string, Partial<InstallConditions>, boolean]>([
    ['on a signed-in user’s phone', {}, true],
    ['on an iPhone', { userAgent: iphone }, true],
    ['not with a desk’s user agent', { userAgent: desktopAgent }, false],
    ['at 768 px', { width: 768 }, true],
    ['not at 769 px', { width: 769 }, false],
    ['not without touch', { hasTouch: false }, false],
    ['not in standalone mode', { isStandalone: true }, false],
    ['not once installed', { isInstalled: true }, false],
    ['not on the intro', { pathname: '/onboarding-intro' }, false],
    ['not on a shared page', { pathname: '/shared/abc' }, false],
    ['not over the questionnaire', { pathname: '/quick-entry/1' }, false],
    ['not when just dismissed', { dismissedAt: ago(0) }, false],
    [
      'not a moment before 7 days after a dismissal',
      { dismissedAt: ago(dismissedForMs - 1) },
      false,
    ],
    ['7 days after a dismissal', { dismissedAt: ago(dismissedForMs) }, true],
    ['when local storage holds no time', { dismissedAt: 'yes' }, true],
    [
      'on a desk when forced',
      { userAgent: desktopAgent, width: 1280, hasTouch: false, isForced: true },
      true,
    ],
    ['just dismissed, when forced', { dismissedAt: ago(0), isForced: true }, true],
    ['not on the intro, even forced', { pathname: '/onboarding-intro', isForced: true }, false],
    ['not in standalone mode, even forced', { isStandalone: true, isForced: true }, false],
  ])('%s', (_, changed, expected) => {
    expect(shouldOfferInstall({ ...phone, ...changed })).toBe(expected)
  })
})

test('a dismissal lasts 7 days', () => {
  expect(dismissedForMs).toBe(604_800_000)
})

test('an iPhone needs the steps, an Android phone does not', () => {
  expect(isIos(iphone)).toBe(true)
  expect(isIos(android)).toBe(false)
})
