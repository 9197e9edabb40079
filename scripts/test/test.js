// `npm test`: runs every test, also from a fresh clone.

import { install } from '../machine/install.js'
import { startPostgres } from '../machine/postgres.js'
import { main, node, step } from '../steps.js'
import { testOtherBrowsers } from './browsers.js'
import { check } from './check.js'
import { e2e } from './e2e.js'
import { faults } from './faults.js'
import { testOtherNode } from './otherNode.js'

await main(import.meta, async () => {
  await install()
  await check()
  await testOtherNode()
  const postgres = await step('start a throw-away PostgreSQL', startPostgres)
  try {
    const projects = ['api', 'pglite', 'e2e'].flatMap((name) => ['--project', name])
    await step('graph tests', () =>
      node(['node_modules/vitest/vitest.mjs', 'run', ...projects], {
        env: { TEST_DATABASE_URL: postgres.url },
      }),
    )
    await e2e(postgres.url)
  } finally {
    await postgres.stop()
  }
  await testOtherBrowsers()
  await step('faults, in short', () => faults(['--short']))
})
