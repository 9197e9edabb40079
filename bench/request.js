import { request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'

const responseMs = 20_000

/** @typedef {{ method?: string, path?: string, headers?: Record<string, string>, body?: string }} HttpRequest */

/**
 * @param {import('./requestKinds.js').Request} request
 * @param {import('./users.js').User} user
 * @returns {HttpRequest}
 */
export function toHttp({ method, path, body, signedIn = true, shareToken }, user) {
  return {
    method,
    path,
    headers: {
      'x-forwarded-for': user.address,
      ...(signedIn && { authorization: `Bearer ${user.token}` }),
      ...(shareToken && { 'x-share-token': shareToken }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }
}

/**
 * The status is 0 if there was no response.
 * @typedef {{ status: number, ms: number, retryAfterMs: number, body: string }} TimedResponse
 */

/**
 * Sends a request on a keep-alive connection, like a browser.
 * @param {string} url
 * @param {import('node:http').Agent} agent
 * @param {HttpRequest} request
 * @returns {Promise<TimedResponse>}
 */
export async function responseTo(url, agent, { method, path, headers, body }) {
  const start = performance.now()
  const length = { 'content-length': Buffer.byteLength(body ?? '') }
  try {
    /** @type {import('node:http').IncomingMessage} */
    const response = await new Promise((resolve, reject) => {
      const options = { agent, method, headers: { ...headers, ...length }, timeout: responseMs }
      const request = httpRequest(
        new URL(path ?? '/', url),
        /** @type {import('node:http').RequestOptions} */ (options),
        resolve,
      )
      request.on('error', reject).on('timeout', () => request.destroy(new Error('no response')))
      request.end(body)
    })
    const content = await text(response)
    return {
      status: response.statusCode ?? 0,
      ms: performance.now() - start,
      retryAfterMs: Number(response.headers['retry-after'] ?? 0) * 1000,
      body: content,
    }
  } catch {
    return { status: 0, ms: performance.now() - start, retryAfterMs: 0, body: '' }
  }
}
