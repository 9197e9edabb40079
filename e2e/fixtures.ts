import { type BrowserContext, expect, test as base } from '@playwright/test'
import { Installation } from './installation'
import { keepSeen, watch } from './seen'

export { expect } from '@playwright/test'

export interface Databases {
  /** A PostgreSQL server on which each worker makes a database of its own; null: the embedded one. */
  database: string | null
}

/**
 * `installation`: the production build, running for this worker, with data of its own. `baseURL` is its address. A journey
 * leaves its settings as it found them (`settled`): another file's journeys may come to the same worker. One on which the
 * Content-Security-Policy refused anything (`refused`) has failed. What its pages showed is kept (`seen`, `watched`).
 */
export const test = base.extend<
  { refused: string[]; settled: void; watched: void },
  Databases & { installation: Installation; seen: Set<string> }
>({
  database: [null, { option: true, scope: 'worker' }],
  installation: [
    async ({ database }, use) => {
      const installation = await Installation.make(database)
      try {
        await installation.start()
        await use(installation)
      } finally {
        await installation.remove()
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  seen: [
    async ({ database: _ }, use, worker) => {
      const seen = new Set<string>()
      await use(seen)
      keepSeen(seen, worker)
    },
    { scope: 'worker' },
  ],
  baseURL: ({ installation }, use) => use(installation.url),
  settled: [
    async ({ installation }, use) => {
      const { settings } = installation
      await use()
      if (installation.settings !== settings) await installation.restart(settings)
    },
    { auto: true, timeout: 300_000 },
  ],
  refused: [
    async ({ browser }, use) => {
      const refused: string[] = []
      const listen = (context: BrowserContext) =>
        context.on('console', (message) => {
          const text = message.text()
          // Playwright's recorder, which has no place in the page, asks for the pictures that it shows.
          const isRecorder =
            message.location().url === '' && text.startsWith("Connecting to 'blob:")
          if (!isRecorder && text.includes('Content Security Policy')) refused.push(text)
        })
      browser.on('context', listen)
      await use(refused)
      browser.off('context', listen)
      expect(refused).toEqual([])
    },
    { auto: true },
  ],
  watched: [
    async ({ browser, seen }, use) => {
      // A context that is closed at once has shown nothing.
      const begin = (context: BrowserContext) => void watch(context, seen).catch(() => null)
      browser.on('context', begin)
      await use()
      browser.off('context', begin)
    },
    { auto: true },
  ],
})
