// A throw-away PostgreSQL. As a command: `node scripts/machine/postgres.js <program> <arguments>` runs the program with
// TEST_DATABASE_URL set. The server is its keeper's child, and the keeper stops it when this process ends, even if it was killed.

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { main, run, StepFailed } from '../steps.js'

/** @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
export async function startPostgres() {
  // Its own process group: Ctrl-C must end the tests before the database.
  const keeper = spawn(
    process.execPath,
    [fileURLToPath(new URL('postgresKeeper.js', import.meta.url))],
    { stdio: ['pipe', 'pipe', 'pipe'], detached: true },
  )
  let said = ''
  const ended = new Promise((resolve) => keeper.once('close', resolve))
  keeper.stderr.on('data', (chunk) => (said += chunk))
  const url = await new Promise((resolve, reject) => {
    keeper.stdout.once('data', (line) => resolve(String(line).trim()))
    void ended.then(() => reject(new StepFailed(said.trim())))
  })
  return {
    url,
    stop: async () => {
      keeper.stdin.end()
      await ended
    },
  }
}

await main(import.meta, async () => {
  const [program, ...args] = process.argv.slice(2)
  if (program === undefined)
    throw new StepFailed('node scripts/machine/postgres.js <program> <arguments>')
  const postgres = await startPostgres()
  try {
    await run(program, args, { env: { TEST_DATABASE_URL: postgres.url }, loud: true })
  } finally {
    await postgres.stop()
  }
})
