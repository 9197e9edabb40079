// Runs a part of the tests on another Node (ADR 30): the start of the built server, the rules, the graph tests of
// records and of listeners. All tests would double the time of `npm test`.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from '../build/build.js'
import { install } from '../machine/install.js'
import { findOtherNode, otherVersion } from '../machine/otherNode.js'
import { main, root, run, step, StepError } from '../steps.js'

const port = '4798'

export async function testOtherNode() {
  const program = await findOtherNode()
  if (program === undefined)
    return console.log(`- no test ran on Node ${otherVersion}: this machine cannot install it`)
  await step(`the built server starts on Node ${otherVersion}`, () => startServer(program))
  const vitest = ['node_modules/vitest/vitest.mjs', 'run']
  await step(`unit tests of the rules on Node ${otherVersion}`, () =>
    run(program, [...vitest, '--project', 'shared']),
  )
  // Several listeners share a port on newer Nodes only.
  await step(`graph tests of records and listeners on Node ${otherVersion}`, () =>
    run(program, [...vitest, '--project', 'api', 'api/reading/', 'api/http/listening']),
  )
}

/** @param {string} program */
async function startServer(program) {
  const data = mkdtempSync(join(tmpdir(), 'nephrochat-node-'))
  const env = {
    ...process.env,
    DATA_DIR: data,
    PORT: port,
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
  }
  const server = spawn(program, ['dist/api/server.js'], { cwd: root, env, stdio: 'ignore' })
  const ended = once(server, 'exit')
  try {
    const last = Date.now() + 60_000
    while (!(await isHealthy())) {
      if (server.exitCode !== null) throw new StepError(`The server ended with ${server.exitCode}.`)
      if (Date.now() > last) throw new StepError('The server did not respond within a minute.')
      await wait(200)
    }
  } finally {
    server.kill()
    await ended
    rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  }
}

const isHealthy = () =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )

await main(import.meta, async () => {
  await install()
  await build()
  await testOtherNode()
})
