import * as z from 'zod/mini'
import type { Rows, Statement } from '../db/database'
import { version } from '../projectRoot'
import type { HandledRoute } from './route'
import { object } from './selection'

const text = { type: 'string' }
const textOrNull = { type: ['string', 'null'] }
const presence = { type: 'string', enum: ['ok', 'unavailable'] }
const health = {
  'application/json': {
    schema: object({
      status: presence,
      database: { type: ['string', 'null'], enum: [...presence.enum, null] },
      version: text,
    }),
  },
}

const anything = { name: 'anything', text: 'SELECT 1' }
/** A replica reads, but cannot save an entry. */
const writes = {
  name: 'writes',
  text: `SELECT 1 WHERE current_setting('transaction_read_only') = 'off'`,
}

/** Checks under way by database: parallel requests share one. */
const asking = new WeakMap<Rows, Map<Statement, Promise<boolean>>>()

function isTrue(database: Rows, statement: Statement): Promise<boolean> {
  const mine = asking.get(database) ?? new Map<Statement, Promise<boolean>>()
  asking.set(database, mine)
  const known = mine.get(statement)
  if (known) return known
  const asked = database
    .rows(statement, [])
    .then(
      (rows) => rows.length > 0,
      () => false,
    )
    .finally(() => mine.delete(statement))
  mine.set(statement, asked)
  return asked
}

export const installationRoutes: HandledRoute[] = [
  {
    method: 'GET',
    path: '/api/health',
    access: 'public',
    summary:
      'Whether the server and its database are there; 503 when they are not. With `?ready`, whether requests should be sent here: 503 too while the server ends, or the database takes no entries. With `?live`, whether the process answers: never 503, and the database is not asked.',
    query: z.object({ ready: z.optional(z.string()), live: z.optional(z.string()) }),
    sends: { 200: health, 503: health },
    handle: async ({ query }, response, { database, ending }) => {
      if ('live' in query) return void response.json({ status: 'ok', database: null, version })
      const ofReadiness = 'ready' in query
      const isThere = await isTrue(database, ofReadiness ? writes : anything)
      const isWell = isThere && !(ofReadiness && ending.aborted)
      const said = (well: boolean) => (well ? 'ok' : 'unavailable')
      response
        .status(isWell ? 200 : 503)
        .json({ status: said(isWell), database: said(isThere), version })
    },
  },
  {
    method: 'GET',
    path: '/api/config',
    access: 'public',
    summary: 'What the operator configured and the screens show.',
    returns: object({
      feedbackUrl: text,
      contactEmail: text,
      legalPublisher: textOrNull,
      legalHost: textOrNull,
      googleEnabled: { type: 'boolean' },
    }),
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
