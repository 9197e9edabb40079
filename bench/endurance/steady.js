// A constant rate of mixed requests for some minutes.
import autocannon from 'autocannon'
import { toHttp } from '../load.js'
import { operations } from '../operations.js'

const perSecond = 150
const connections = 50

/** Of a hundred requests; the rest are home. */
const mixed = [
  ...Array(15).fill('NéphroChat, AnalysisScreenQuery'),
  ...Array(15).fill('NéphroChat, SharedScreenQuery'),
  ...Array(10).fill('NéphroChat, REST'),
  ...Array(20).fill('save'),
]

/** @param {string} group @param {string} title */
const operation = (group, title) => operations.find((one) => one.group === group && one.title === title) ?? missing(title)
/** @param {string} title @returns {never} */
function missing(title) {
  throw new Error(`no operation is called ${title}`)
}

/** The n-th request. No cat saves a day twice. @param {import('../crowd.js').Crowd} crowd @param {number} index */
function requestAt({ readers, savers }, index) {
  const reader = readers[index % readers.length] ?? missing('reader')
  const kind = mixed[(index * 37) % 100]
  if (kind === 'save') {
    const saved = Math.floor(index / 100) * 20 + ((index * 37) % 100) - 40
    const saver = savers[saved % savers.length] ?? missing('saver')
    return toHttp(operation('one entry saved', 'NéphroChat').request(saver, 4 + Math.floor(saved / savers.length)), saver)
  }
  const asked = kind === undefined ? operation('home', 'NéphroChat, HomeScreenQuery') : operations.find(({ title }) => title === kind) ?? missing(kind)
  return toHttp(asked.request(reader, 0), reader)
}

/** @param {import('./server.js').Server} server @param {import('../crowd.js').Crowd} crowd @param {number} minutes */
export async function steady(server, crowd, minutes) {
  const run = async (/** @type {number} */ from, /** @type {number} */ seconds) => {
    let next = from
    const ran = autocannon({
      url: server.url,
      connections,
      overallRate: perSecond,
      duration: seconds,
      timeout: 10,
      verifyBody: (body) => !String(body).includes('"errors":[{'),
      requests: [{ setupRequest: (request) => ({ ...request, ...requestAt(crowd, next++) }) }],
    })
    const { errors, non2xx, mismatches, latency, requests, statusCodeStats } = await ran
    return { asked: requests.total, failed: errors + non2xx + mismatches, p50: latency.p50, p99: latency.p99, statusCodeStats, next }
  }
  // What is compiled and cached once is not growth: the first minute is not counted.
  const warm = await run(0, 60)
  const before = await server.gauges()
  const { asked, failed, p50, p99, statusCodeStats } = await run(warm.next, minutes * 60)
  const after = await server.gauges()
  const growth = after.heapMegabytes - before.heapMegabytes
  console.log(
    `steady: ${asked} requests in ${minutes} min (${Math.round(asked / minutes / 60)}/s), ${failed} failed ${failed ? JSON.stringify(statusCodeStats) : ''}; ` +
      `p50 ${p50} ms, p99 ${p99} ms; event loop p99 ${after.eventLoopP99Ms.toFixed(1)} ms; heap ${before.heapMegabytes.toFixed(0)} → ${after.heapMegabytes.toFixed(0)} MB ` +
      `(resident ${before.residentMegabytes.toFixed(0)} → ${after.residentMegabytes.toFixed(0)})`,
  )
  return [
    [failed === 0, 'a request failed'],
    [growth < 50, `the heap grew by ${growth.toFixed(0)} MB`],
    [after.eventLoopP99Ms < 50, `the event loop waited ${after.eventLoopP99Ms.toFixed(1)} ms`],
  ]
}
