// `npm run bench`: compares the server with PostGraphile, on a separate PostgreSQL. Only its first run installs its
// packages, including Node 22. `npm run bench -- start`: measures the start on the running Node.

import { join } from 'node:path'
import { build } from '../build/build.js'
import { install, installFolder } from '../machine/install.js'
import { startPostgres } from '../machine/postgres.js'
import { main, node, root, run, step } from '../steps.js'

const node22 = join(root, 'bench/node_modules/.bin/node')

/** Runs a script of the bench with its packages and a PostgreSQL. @param {string} script */
export async function runBench(script) {
  await install()
  await build()
  await installFolder('bench', 'install the contenders')
  const postgres = await step('start a throw-away PostgreSQL', startPostgres)
  try {
    await run(node22, ['--import', 'tsx', script, ...process.argv.slice(2)], {
      env: { BENCH_DATABASE: postgres.url },
      loud: true,
    })
  } finally {
    await postgres.stop()
  }
}

await main(import.meta, async () => {
  if (process.argv[2] !== 'start') return await runBench('bench/bench.js')
  await install()
  await build()
  await node(['bench/start.js', ...process.argv.slice(3)], { loud: true })
})
