import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../projectRoot'
import type { HandledRoute } from './route'
import { object } from './selection'

export const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }

const text = { type: 'string' }
const textOrNull = { type: ['string', 'null'] }
const presence = { type: 'string', enum: ['ok', 'unavailable'] }
const health = { 'application/json': { schema: object({ status: presence, database: presence, version: text }) } }

const anything = { name: 'anything', text: 'SELECT 1' }

/** What the server says of itself. */
export const installationRoutes: HandledRoute[] = [
  {
    method: 'GET',
    path: '/api/health',
    access: 'public',
    summary: 'Whether the server and its database are there; 503 when they are not.',
    sends: { 200: health, 503: health },
    handle: async (_, response, { database }) => {
      const isThere = await database.rows(anything, []).then(
        () => true,
        () => false,
      )
      const status = isThere ? 'ok' : 'unavailable'
      response.status(isThere ? 200 : 503).json({ status, database: status, version })
    },
  },
  {
    method: 'GET',
    path: '/api/config',
    access: 'public',
    summary: 'What the operator configured and the screens show.',
    returns: object({ feedbackUrl: text, contactEmail: text, legalPublisher: textOrNull, legalHost: textOrNull, googleEnabled: { type: 'boolean' } }),
    handle: (_, response, { env }) => {
      const { feedbackUrl, contactEmail, legalPublisher, legalHost, mailFrom, google } = env
      const contact = contactEmail ?? /<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom
      response.json({
        feedbackUrl: feedbackUrl ?? `mailto:${contact}`,
        contactEmail: contact,
        legalPublisher,
        legalHost,
        googleEnabled: google !== null,
      })
    },
  },
]
