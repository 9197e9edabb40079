import { devices, type Page } from '@playwright/test'

// Chromium, presenting itself as these phones do.

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

/** The banners after the first: who has answered the question about cookies. */
export async function haveAnsweredConsent(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('analytics-consent', 'refused'))
}

/** As Chromium does where an app can be installed; `data-asked` on the root says that it was. */
export async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const prompt = async () => {
      document.documentElement.dataset['asked'] = 'true'
      return { outcome: 'accepted' }
    }
    window.dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
    )
  })
}

/** Started from the home screen: Chromium's headless shell has no such window. */
export async function beInstalled(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query)
  })
}
