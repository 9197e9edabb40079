import { devices, type Page } from '@playwright/test'

// Chromium with the identity of these phones.

type Phone = Pick<
  (typeof devices)[string],
  'userAgent' | 'viewport' | 'deviceScaleFactor' | 'isMobile' | 'hasTouch'
>

function phone(name: string): Phone {
  const { userAgent, viewport, isMobile, hasTouch } = devices[name]!
  return { userAgent, viewport, deviceScaleFactor: 1, isMobile, hasTouch }
}

export const android = phone('Pixel 7')
export const iphone = phone('iPhone 14')

/** The banners after the question about cookies require an answer to it. */
export async function answerConsent(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('analytics-consent', 'refused'))
}

/**
 * Offers the installation, as Chromium does. `data-prompted` on the root records that the app used the
 * prompt.
 */
export async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const prompt = async () => {
      document.documentElement.dataset['prompted'] = 'true'
      return { outcome: 'accepted' }
    }
    window.dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
    )
  })
}

/** Imitates a start from the home screen: Chromium's headless shell has no such window. */
export async function emulateInstalled(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const matchMedia = window.matchMedia.bind(window)
    window.matchMedia = (query) =>
      matchMedia(query === '(display-mode: standalone)' ? 'all' : query)
  })
}
