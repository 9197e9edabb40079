import autocannon from 'autocannon'

/** @typedef {{ perSecond: number, p95: number }} LoadFigures `p95` is in ms */

export const connections = 16

/**
 * Sends requests for some seconds over some connections, each with its own requests in turn. Throws if a response is
 * an error.
 * @param {string} url
 * @param {import('autocannon').Request[]} requests
 * @param {number} seconds
 * @returns {Promise<LoadFigures & { count: number }>}
 */
export async function sendForSeconds(url, requests, seconds) {
  let clients = 0
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    verifyBody: (body) => !String(body).includes('"errors":[{'),
    setupClient: (client) => {
      const clientIndex = clients
      client.setRequests(requests.filter((_, index) => index % connections === clientIndex))
      clients += 1
    },
  })
  /** @type {number[]} */
  const times = []
  run.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  const { errors, non2xx, mismatches, duration, statusCodeStats } = await run
  const failed = errors + non2xx + mismatches
  if (failed > 0)
    throw new Error(
      `${failed} of ${times.length} requests failed: ${JSON.stringify(statusCodeStats)}`,
    )
  times.sort((a, b) => a - b)
  return {
    count: times.length,
    perSecond: times.length / duration,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
  }
}
