// Sends mixed requests at a constant rate for some minutes.

import autocannon from 'autocannon'
import { requestAt } from '../mixedRequests.js'

const perSecond = 150
const connections = 50

/**
 * @param {import('./server.js').Server} server
 * @param {import('../seededUsers.js').SeededUsers} seededUsers
 * @param {number} minutes
 */
export async function sendSteadily(server, seededUsers, minutes) {
  const run = async (/** @type {number} */ from, /** @type {number} */ seconds) => {
    let next = from
    const result = autocannon({
      url: server.url,
      connections,
      overallRate: perSecond,
      duration: seconds,
      timeout: 10,
      verifyBody: (body) => !String(body).includes('"errors":[{'),
      requests: [
        { setupRequest: (request) => ({ ...request, ...requestAt(seededUsers, next++) }) },
      ],
    })
    const { errors, non2xx, mismatches, latency, requests, statusCodeStats } = await result
    return {
      sent: requests.total,
      failed: errors + non2xx + mismatches,
      p50: latency.p50,
      p99: latency.p99,
      statusCodeStats,
      next,
    }
  }
  // The first minute does not count towards the growth of the heap: code is compiled and caches are filled.
  const warmUp = await run(0, 60)
  const before = await server.gauges()
  const { sent, failed, p50, p99, statusCodeStats } = await run(warmUp.next, minutes * 60)
  const after = await server.gauges()
  const growth = after.heapMegabytes - before.heapMegabytes
  console.log(
    `steady: ${sent} requests in ${minutes} min ` +
      `(${Math.round(sent / minutes / 60)}/s), ${failed} failed ` +
      `${failed ? JSON.stringify(statusCodeStats) : ''}; ` +
      `p50 ${p50} ms, p99 ${p99} ms; event loop p99 ${after.eventLoopP99Ms.toFixed(1)} ` +
      `ms; heap ${before.heapMegabytes.toFixed(0)} → ${after.heapMegabytes.toFixed(0)} ` +
      'MB ' +
      `(resident ${before.residentMegabytes.toFixed(0)} → ${after.residentMegabytes.toFixed(0)})`,
  )
  return [
    [failed === 0, 'a request failed'],
    [growth < 50, `the heap grew by ${growth.toFixed(0)} MB`],
    [after.eventLoopP99Ms < 50, `the event loop waited ${after.eventLoopP99Ms.toFixed(1)} ms`],
  ]
}
