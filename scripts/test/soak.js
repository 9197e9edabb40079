// `npm run test:soak`: repeats the queue's event sequences: thousands with the model of a server, hundreds with the
// real server, and each of the browser's 20 times. SOAK_SEED repeats a run; SOAK_RUNS, SOAK_REAL_RUNS and SOAK_TIMES
// are its sizes.

import { build } from '../build/build.js'
import { generatePrisma } from '../build/generate.js'
import { findBrowsers } from '../machine/chromium.js'
import { install } from '../machine/install.js'
import { main, node, step } from '../steps.js'

await main(import.meta, async () => {
  const {
    SOAK_SEED = String(Date.now() % 2 ** 31),
    SOAK_RUNS = '5000',
    SOAK_REAL_RUNS = '200',
    SOAK_TIMES = '20',
  } = process.env
  const env = { SOAK_SEED, SOAK_RUNS, SOAK_REAL_RUNS }
  process.stdout.write(`SOAK_SEED=${SOAK_SEED}\n`)
  await install()
  await generatePrisma()
  await build()
  await step(`${SOAK_RUNS} sequences with the model of a server`, () =>
    node(['node_modules/vitest/vitest.mjs', 'run', 'web/offline/queue/exactlyOnce.test.ts'], {
      env,
    }),
  )
  await step(`${SOAK_REAL_RUNS} sequences with the real server`, () =>
    node(['node_modules/vitest/vitest.mjs', 'run', 'e2e/engine.test.ts'], { env }),
  )
  const playwright = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--project',
    'pglite',
  ]
  const browsers = await findBrowsers()
  await step(
    `each test of e2e/offline/offline.spec.ts and e2e/offline/answerConflicts.spec.ts ${SOAK_TIMES} times in Chromium`,
    () =>
      node(
        [
          ...playwright,
          '--repeat-each',
          SOAK_TIMES,
          'e2e/offline/offline.spec.ts',
          'e2e/offline/answerConflicts.spec.ts',
        ],
        { env: browsers, loud: true },
      ),
  )
})
