import * as z from 'zod/mini'
import type { Rows, Statement } from '../base/db/database'
import { version } from '../base/settings/projectRoot'
import type { HandledRoute } from './route'
import { object } from './selection'

const text = { type: 'string' }
const textOrNull = { type: ['string', 'null'] }
/** Returns the body of one status. The first state of the database is that of its example. */
const health = (status: string, databaseStates: readonly (string | null)[]) => ({
  'application/json': {
    schema: object({
      status: { type: 'string', enum: [status] },
      database: { type: ['string', 'null'], enum: databaseStates },
      version: text,
    }),
  },
})

const readCheck = { name: 'check_database', text: 'SELECT 1' }
/** A replica serves reads but cannot save an entry. */
const writeCheck = {
  name: 'check_writable',
  text: `SELECT 1 WHERE current_setting('transaction_read_only') = 'off'`,
}

/** Holds the pending checks by database: parallel requests share one. */
const pendingChecks = new WeakMap<Rows, Map<Statement, Promise<boolean>>>()

function isTrue(database: Rows, statement: Statement): Promise<boolean> {
  const ofDatabase = pendingChecks.get(database) ?? new Map<Statement, Promise<boolean>>()
  pendingChecks.set(database, ofDatabase)
  const cached = ofDatabase.get(statement)
  if (cached) return cached
  const check = database
    .rows(statement, [])
    .then(
      (rows) => rows.length > 0,
      () => false,
    )
    .finally(() => ofDatabase.delete(statement))
  ofDatabase.set(statement, check)
  return check
}

export const installationRoutes: HandledRoute[] = [
  {
    method: 'GET',
    path: '/api/health',
    access: 'public',
    summary:
      'Reports whether the server and its database are available (503 if not). With ' +
      '`?ready`, it is 503 also while the server stops or the database is read-only. ' +
      'With `?live`, it never is 503, and the database is not read.',
    query: z.object({ ready: z.optional(z.string()), live: z.optional(z.string()) }),
    sends: {
      200: health('ok', ['ok', null]),
      // The database is available while the server stops.
      503: health('unavailable', ['unavailable', 'ok']),
    },
    handle: async ({ query }, response, { database, shutdownSignal }) => {
      if ('live' in query) return void response.json({ status: 'ok', database: null, version })
      const isReadiness = 'ready' in query
      const isDatabaseAvailable = await isTrue(database, isReadiness ? writeCheck : readCheck)
      const isHealthy = isDatabaseAvailable && !(isReadiness && shutdownSignal.aborted)
      const statusOf = (isOk: boolean) => (isOk ? 'ok' : 'unavailable')
      response
        .status(isHealthy ? 200 : 503)
        .json({ status: statusOf(isHealthy), database: statusOf(isDatabaseAvailable), version })
    },
  },
  {
    method: 'GET',
    path: '/api/config',
    access: 'public',
    summary: 'Returns the operator’s settings that the screens show.',
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
