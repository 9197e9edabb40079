// `npm run fuzz [-- number]`: sends ten thousand random requests, others each time. FUZZ_SEED repeats them.

import { generatePrisma } from '../build/generate.js'
import { install } from '../machine/install.js'
import { main, node } from '../steps.js'

await main(import.meta, async () => {
  await install()
  await generatePrisma()
  const { FUZZ_SEED = String(Date.now() % 2 ** 31) } = process.env
  const env = { FUZZ_REQUESTS: process.argv[2] ?? '10000', FUZZ_SEED }
  await node(['node_modules/vitest/vitest.mjs', 'run', 'api/acceptance/fuzz.test.ts'], {
    env,
    loud: true,
  })
})
