// Measures how long one request blocks the server's event loop, for an account with 49 cats of 1,000 days each.

import { readFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { query } from '../query.js'
import { responseTo } from '../request.js'
import { largeRequests } from './largeRequests.js'
import { startServer } from './server.js'

/** The longest block of the event loop that docs/performance.md allows. */
const maxBlockMs = 50
const cats = 49
/** The number of attempts. Other load on the machine only lengthens a block, so the minimum is reported. */
const rounds = 5

/** @param {string} serverUrl @returns {Promise<import('./run.js').Limit[]>} */
export async function measureBlocks(serverUrl) {
  const url = new URL(serverUrl)
  url.pathname = '/bench_large'
  const exists = await query(serverUrl, `SELECT 1 FROM pg_database WHERE datname = 'bench_large'`)
  if (exists.length === 0) await query(serverUrl, 'CREATE DATABASE bench_large')
  const server = await startServer(url.href)
  try {
    if (exists.length === 0) {
      const seed = await readFile(new URL('largeAccount.sql', import.meta.url), 'utf8')
      await query(url.href, seed.replaceAll(':cats', String(cats)))
      await query(url.href, 'VACUUM ANALYZE')
    }
    /** @type {import('./run.js').Limit[]} */
    const limits = []
    console.log('longest block, ms | response, ms | kB | status | request')
    for (const [title, request] of await largeRequests(url.href)) {
      const { blockMs, ms, kilobytes, status } = await longestBlock(server, request)
      console.log(
        [blockMs.toFixed(0), ms.toFixed(0), kilobytes.toFixed(0), status, title].join(' | '),
      )
      limits.push([blockMs <= maxBlockMs, `${title} blocks for ${blockMs.toFixed(0)} ms`])
    }
    return limits
  } finally {
    await server.stop()
  }
}

/** @param {import('./server.js').Server} server @param {import('../request.js').HttpRequest} request */
async function longestBlock(server, request) {
  const agent = new Agent({ keepAlive: true })
  let shortest = { blockMs: Infinity, ms: 0, kilobytes: 0, status: '' }
  for (let round = 0; round < rounds; round += 1) {
    await server.gauges()
    const { ms, body, status } = await responseTo(server.url, agent, request)
    const { longestBlockMs } = await server.gauges()
    const output = body.includes('"errors":[{') ? body.slice(0, 80) : ''
    if (longestBlockMs < shortest.blockMs)
      shortest = {
        blockMs: longestBlockMs,
        ms,
        kilobytes: body.length / 1000,
        status: `${status} ${output}`,
      }
  }
  agent.destroy()
  return shortest
}
