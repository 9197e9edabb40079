// node bench/endurance/run.js [--minutes 10] [steady] [outage] [overload] [blocks]
// It needs BENCH_DATABASE: see scripts/measure/load.js.

import { parseArgs } from 'node:util'
import { fill } from '../database.js'
import { readSeededUsers } from '../seededUsers.js'
import { measureBlocks } from './blocks.js'
import { simulateOutage } from './outage.js'
import { simulateOverload } from './overload.js'
import { startServer } from './server.js'
import { sendSteadily } from './steady.js'

/** A limit that holds or not, and the message if it does not. @typedef {(boolean | string)[]} Limit */

const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string', default: '10' } },
  allowPositionals: true,
})
const minutes = Number(values.minutes)

const url = await fill(process.env.BENCH_DATABASE ?? '')
const seededUsers = await readSeededUsers(url)

/** @param {(server: import('./server.js').Server) => Promise<Limit[]>} part @returns {Promise<Limit[]>} */
async function withServer(part) {
  const server = await startServer(url)
  try {
    return await part(server)
  } finally {
    await server.stop()
  }
}

/** @type {Record<string, () => Promise<Limit[]>>} */
const parts = {
  steady: () => withServer((server) => sendSteadily(server, seededUsers, minutes)),
  outage: () => simulateOutage(url, seededUsers),
  overload: () => withServer((server) => simulateOverload(server, seededUsers)),
  blocks: () => measureBlocks(process.env.BENCH_DATABASE ?? ''),
}
const selectedParts = positionals.length > 0 ? positionals : Object.keys(parts)
/** @type {(boolean | string)[]} */
const broken = []
for (const name of selectedParts) {
  const part = parts[name]
  if (!part) throw new Error(`${name} is none of ${Object.keys(parts).join(', ')}`)
  broken.push(
    ...(await part()).filter(([holds]) => !holds).map(([, message]) => `${name}: ${message}`),
  )
}
for (const words of broken) console.error(words)
process.exit(broken.length > 0 ? 1 : 0)
