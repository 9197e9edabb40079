// More than the server can do: it says so at once, fails nobody in another way, and is itself again within 5 s.
import autocannon from 'autocannon'
import { setTimeout as wait } from 'node:timers/promises'
import { toHttp } from '../load.js'
import { operations } from '../operations.js'

const connections = 3_000
const seconds = 10
const calmAfterMs = 5_000

/**
 * @param {import('./server.js').Server} server
 * @param {import('../crowd.js').Crowd} crowd
 */
export async function overload(server, { readers }) {
  const home = operations.find(({ title }) => title === 'NéphroChat, HomeScreenQuery')
  if (!home) throw new Error('no home screen')
  const requests = readers.slice(0, 200).map((person) => toHttp(home.request(person, 0), person))
  /** @type {Map<number, number[]>} */
  const times = new Map()
  const run = autocannon({ url: server.url, connections, duration: seconds, timeout: 20, requests })
  run.on('response', (_client, status, _bytes, ms) => times.set(status, [...(times.get(status)?.slice(-50_000) ?? []), ms]))
  const { errors, timeouts, statusCodeStats } = await run
  await wait(calmAfterMs)
  const alone = await autocannon({ url: server.url, connections: 4, duration: 3, requests: requests.slice(0, 20) })
  const shed = times.get(503)?.toSorted((a, b) => a - b) ?? []
  const shedP99 = shed[Math.floor(shed.length * 0.99)] ?? 0
  console.log(
    `overload: ${connections} connections for ${seconds} s: ${JSON.stringify(Object.fromEntries(Object.entries(statusCodeStats).map(([status, { count }]) => [status, count])))}, ` +
      `${errors - timeouts} connections refused, ${timeouts} without an answer within 20 s; a 503 within ${shedP99.toFixed(0)} ms (p99); ` +
      `${calmAfterMs / 1000} s later: p99 ${alone.latency.p99} ms, ${alone.non2xx + alone.errors} failed`,
  )
  const others = Object.keys(statusCodeStats).filter((status) => status !== '200' && status !== '503')
  return [
    [others.length === 0, `answers were ${others.join(', ')}`],
    [timeouts === 0, `${timeouts} requests had no answer`],
    [shed.length > 0, 'nothing was shed'],
    [alone.non2xx + alone.errors === 0 && alone.latency.p99 < 200, 'it was not calm again'],
  ]
}
