import { type BrowserContext, expect, test as base } from '@playwright/test'
import { adminOf, type SignInAsAdmin } from './adminAccount'
import { Installation } from './installation'
import { writeShownLines, collectShownLines } from './shownLines'

export { expect } from '@playwright/test'

export interface Options {
  /** A PostgreSQL server on which each worker creates its own database; `null` if it is embedded. */
  database: string | null
  /** The operator's settings from the first start on. */
  settings: Readonly<Record<string, string>>
}

/**
 * The fixtures of a journey:
 * - `installation` is the production build, which runs for this worker with its own data.
 * - `baseURL` is its address.
 * - `signInAsAdmin` signs in as its admin.
 * - `restoreSettings` restores the settings after a journey, because other files share the worker.
 * - `policyViolations` fails a journey if the Content-Security-Policy refused anything.
 * - `recordShownLines` records in `shownLines` the texts that its pages showed.
 * - `closeContexts` closes the contexts that a journey opened: their pages would run during the next ones.
 */
export const test = base.extend<
  {
    policyViolations: string[]
    restoreSettings: void
    recordShownLines: void
    closeContexts: void
  },
  Options & { installation: Installation; signInAsAdmin: SignInAsAdmin; shownLines: Set<string> }
>({
  database: [null, { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  installation: [
    async ({ database, settings }, use) => {
      const installation = await Installation.make(database)
      try {
        await installation.restart(settings)
        await use(installation)
      } finally {
        await installation.remove()
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  signInAsAdmin: [
    async ({ installation, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: installation.url })
      await use(adminOf(installation, request))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  shownLines: [
    async ({ database: _ }, use, worker) => {
      const shownLines = new Set<string>()
      await use(shownLines)
      writeShownLines(shownLines, worker)
    },
    { scope: 'worker' },
  ],
  baseURL: ({ installation }, use) => use(installation.url),
  restoreSettings: [
    async ({ installation }, use) => {
      const { settings } = installation
      await use()
      if (installation.settings !== settings) await installation.restart(settings)
    },
    { auto: true, timeout: 300_000 },
  ],
  policyViolations: [
    async ({ browser }, use) => {
      const policyViolations: string[] = []
      const listen = (context: BrowserContext) =>
        context.on('console', (message) => {
          const text = message.text()
          // Playwright's recorder, which is not part of the page, requests the pictures that it
          // shows.
          const isRecorder =
            message.location().url === '' && text.startsWith("Connecting to 'blob:")
          if (!isRecorder && text.includes('Content Security Policy')) policyViolations.push(text)
        })
      browser.on('context', listen)
      await use(policyViolations)
      browser.off('context', listen)
      expect(policyViolations).toEqual([])
    },
    { auto: true },
  ],
  recordShownLines: [
    async ({ browser, shownLines }, use) => {
      // A context that is closed at once has shown no page.
      const begin = (context: BrowserContext) =>
        void collectShownLines(context, shownLines).catch(() => null)
      browser.on('context', begin)
      await use()
      browser.off('context', begin)
    },
    { auto: true },
  ],
  closeContexts: [
    async ({ browser }, use) => {
      const opened: BrowserContext[] = []
      const add = (context: BrowserContext) => void opened.push(context)
      browser.on('context', add)
      await use()
      browser.off('context', add)
      await Promise.all(opened.map((context) => context.close()))
    },
    { auto: true },
  ],
})
