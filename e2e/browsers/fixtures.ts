import { writeFileSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { Installation } from '../support/installation'
import type { BrowserSettings, Driver } from './driver'
import { startFirefox } from './firefox'
import { BrowserPage } from './page'
import { startWebKit } from './webkit'

export { expect } from '@playwright/test'

const start = { webkit: startWebKit, firefox: startFirefox }

export interface Engines {
  engine: keyof typeof start
}

/**
 * The fixtures:
 * - `installation` is the production build, which runs for this engine with its own data.
 * - `openBrowser` starts a browser without any data, and ends it after the test. A failed test has
 *   its picture.
 */
export const test = base.extend<
  { openBrowser: (settings?: BrowserSettings) => Promise<BrowserPage> },
  Engines & { installation: Installation }
>({
  engine: ['webkit', { option: true, scope: 'worker' }],
  installation: [
    async ({ engine: _ }, use) => {
      const installation = await Installation.make(null)
      try {
        await installation.start()
        await use(installation)
      } finally {
        await installation.remove()
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ installation }, use) => use(installation.url),
  openBrowser: async ({ engine, installation }, use, info) => {
    const open: { driver: Driver; page: BrowserPage }[] = []
    await use(async (settings = {}) => {
      const driver = await start[engine](settings)
      const page = new BrowserPage(driver, installation.url)
      open.push({ driver, page })
      await page.resize(360, 740)
      return page
    })
    for (const [index, { driver, page }] of open.entries()) {
      if (info.status !== info.expectedStatus)
        writeFileSync(info.outputPath(`screen-${index + 1}.png`), await page.picture())
      await driver.end()
    }
  },
})
