// The floor is node:http and pg, with one statement that returns the JSON. It is close to the minimum on Node and
// PostgreSQL.

import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'

const { DATABASE_URL, JWT_SECRET = '', PORT, STATEMENTS = '{}' } = process.env
/**
 * The statements of floorStatements.js, from the environment: this process loads only node:http and pg.
 * @type {Record<'home' | 'circle' | 'care' | 'cat' | 'shared' | 'save', string>}
 */
const statements = JSON.parse(STATEMENTS)
const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  options: '-c timezone=UTC -c plan_cache_mode=force_generic_plan',
})

/** @param {string} [authorization] @returns {{ sub: string, fam: string }} */
function session(authorization = '') {
  const [header, payload = '', signature] = authorization.slice('Bearer '.length).split('.')
  const expected = createHmac('sha256', JWT_SECRET)
    .update(`${header}.${payload}`)
    .digest('base64url')
  const claims =
    signature === expected ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : null
  if (!claims || claims.exp * 1000 < Date.now()) throw new Error('Unauthenticated')
  return claims
}

/** @param {import('node:http').IncomingMessage} request */
async function resultOf({ method, url = '', headers }, /** @type {string} */ body) {
  const [, name = '', id, count] = url.split('/')
  if (name === 'shared') return query('shared', [id])
  const { fam, sub } = session(headers.authorization)
  if (name === 'home' || name === 'circle') return query(name, [fam, sub])
  if (name === 'care') return query('care', [fam, sub, id])
  if (name === 'cat') return query('cat', [fam, sub, id, count])
  if (method === 'POST' && name === 'entries') return query('save', [fam, sub, ...JSON.parse(body)])
  throw new Error('Not found')
}

/** @param {keyof typeof statements} name @param {unknown[]} values */
async function query(name, values) {
  const { rows } = await pool.query({ name, text: statements[name], values })
  return rows[0].json
}

createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (chunk) => (body += chunk))
  request.once('end', () => {
    resultOf(request, body).then(
      (json) => response.writeHead(200, { 'content-type': 'application/json' }).end(json),
      (error) => response.writeHead(500).end(String(error)),
    )
  })
}).listen(Number(PORT), '127.0.0.1')
