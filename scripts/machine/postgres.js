// Starts a throw-away PostgreSQL. `node scripts/machine/postgres.js <program> <arguments>` runs the program with
// TEST_DATABASE_URL set. The server is a child of its keeper, which stops it when this process ends, even if it was
// killed.

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { main, run, StepError } from '../steps.js'

/** @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
export async function startPostgres() {
  // The keeper has a separate process group, so that Ctrl-C ends the tests before the database.
  const keeper = spawn(
    process.execPath,
    [fileURLToPath(new URL('postgresKeeper.js', import.meta.url))],
    { stdio: ['pipe', 'pipe', 'pipe'], detached: true },
  )
  let output = ''
  const ended = new Promise((resolve) => keeper.once('close', resolve))
  keeper.stderr.on('data', (chunk) => (output += chunk))
  const url = await new Promise((resolve, reject) => {
    keeper.stdout.once('data', (line) => resolve(String(line).trim()))
    void ended.then(() => reject(new StepError(output.trim())))
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
    throw new StepError('node scripts/machine/postgres.js <program> <arguments>')
  const postgres = await startPostgres()
  try {
    await run(program, args, { env: { TEST_DATABASE_URL: postgres.url }, loud: true })
  } finally {
    await postgres.stop()
  }
})
