// `npm run e2e [-- arguments of Playwright]`: runs the journeys in a real Chromium, against the production build.

import { build } from '../build/build.js'
import { findBrowsers } from '../machine/chromium.js'
import { install } from '../machine/install.js'
import { startPostgres } from '../machine/postgres.js'
import { main, node, step } from '../steps.js'
import { findSentences } from './sentences/sentences.js'

/** @param {string} databaseUrl @param {string[]} [args] */
export async function e2e(databaseUrl, args = []) {
  const env = { ...(await findBrowsers()), E2E_DATABASE_URL: databaseUrl }
  await step('journeys in Chromium', () =>
    node(
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config',
        'e2e/playwright.config.ts',
        ...args,
      ],
      { env, loud: true },
    ),
  )
  // Some of the journeys show only some of the sentences.
  if (args.length === 0)
    await step('each sentence that other software relies on was seen', async () => findSentences())
}

await main(import.meta, async () => {
  await install()
  await build()
  const postgres = await step('start a throw-away PostgreSQL', startPostgres)
  try {
    await e2e(postgres.url, process.argv.slice(2))
  } finally {
    await postgres.stop()
  }
})
