import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { openGoogle } from './auth/google/roundTrip'
import { openKeyring } from './auth/keyring'
import type { Database } from './base/db/database'
import { migrate } from './base/db/migrations'
import { openDatabase } from './base/db/open'
import { isDatabaseUnavailable } from './base/db/unavailable'
import { createLimits } from './base/limits/limits'
import { createLog, standardOutput } from './base/log/log'
import { openLogKey } from './base/log/logKey'
import { openPushKeys } from './base/push/keys'
import { restrictToOwner } from './base/settings/dataFolder'
import { type Env, readEnv } from './base/settings/env'
import { operatorErrors } from './base/startup/operatorErrors'
import { knownOperations } from './execution/persistedQueries'
import type { Services } from './graphql/context'
import { graceMs } from './http/closeConnections'
import { listenOnPort, type OpenPort } from './http/listenOnPort'
import { startJobs } from './jobs/jobs'
import type { RestRoute } from './rest/route'
import { openBucket } from './storage/bucket'

/**
 * Serves until a signal ends it. An operator's error ends it with one line. `extraRoutes` adds calls to
 * the product's.
 */
export async function serve(extraRoutes: readonly RestRoute[] = []): Promise<void> {
  try {
    await listen(extraRoutes)
  } catch (error) {
    if (!operatorErrors.some((kind) => error instanceof kind) && !isDatabaseUnavailable(error))
      throw error
    console.error((error as Error).message)
    process.exit(1)
  }
}

const lastSpansMs = 2_000

async function listen(extraRoutes: readonly RestRoute[]): Promise<void> {
  const env = readEnv(process.env)
  const log = createLog('info', standardOutput())
  if (!restrictToOwner(env.dataDir))
    log.warn(
      `DATA_DIR ${env.dataDir} is readable by other users: its permissions could not be restricted`,
    )
  const tracing =
    env.tracesUrl === null
      ? null
      : (await import('./base/tracing/tracing')).startTracing(knownOperations())
  // The database starts on other threads and reads the disk while this thread loads the modules.
  const [database, { createApp }] = await Promise.all([openDatabase(env), import('./app')])
  await migrate(database)
  const shutdown = new AbortController()
  const services = await openServices({ env, database, log, shutdownSignal: shutdown.signal })
  const app = await createApp(services, extraRoutes)
  const port = await openPort(app.server, env)
  const jobs = startJobs(services, database.embedded)
  log.info(startLine(env, database))
  endOnSignal(log, async () => {
    shutdown.abort()
    const jobsStopped = jobs.stop()
    // A load balancer reads from `?ready` that the process is ending, and sends no more requests.
    // Requests that arrive before are served.
    await wait(env.drainSeconds * 1000)
    // A mail server may take minutes; another process, or the next start, sends the mail.
    await Promise.all([port.stop(), app.close(), Promise.race([jobsStopped, wait(graceMs)])])
    // An unreachable receiver of traces does not delay the end.
    await Promise.all([
      database.close(),
      tracing && Promise.race([tracing.stop(), wait(lastSpansMs)]),
    ])
  })
}

async function openServices({
  env,
  database,
  log,
  shutdownSignal,
}: Pick<Services, 'env' | 'log' | 'shutdownSignal'> & { database: Database }) {
  const keyring = await openKeyring(env, database)
  const base = { prisma: database.prisma, database, env, keyring, clock: () => new Date() }
  const metrics =
    env.metricsToken === null
      ? null
      : (await import('./base/metrics/metrics')).startMetrics({
          ...base,
          operations: knownOperations(),
        })
  return {
    ...base,
    log,
    shutdownSignal,
    metrics,
    limits: createLimits(database, env),
    google: openGoogle(base),
    logKey: await openLogKey(database),
    pushKeys: await openPushKeys(database),
    bucket: await openBucket(env.s3),
  }
}

/** Ends the process if the port cannot be opened. */
async function openPort(server: Server, env: Env): Promise<OpenPort> {
  try {
    return await listenOnPort(server, env)
  } catch (error) {
    console.error(
      (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
        ? `PORT is ${env.port}, which another program uses; choose a free one.`
        : error,
    )
    process.exit(1)
  }
}

function startLine({ publicUrl, smtpUrl, dataDir }: Env, { kind, description }: Database): string {
  const mails = smtpUrl === null ? `${dataDir}/outbox` : new URL(smtpUrl).host
  const warning = kind === 'pglite' ? ' (not proof against a power cut)' : ''
  return `${publicUrl} — database: ${description}${warning}; mails: ${mails}`
}

/**
 * Ends the process once `finish` has resolved, which runs at the first signal. npm forwards a signal
 * that its process group has received already. The second one must not cut the shutdown short.
 */
function endOnSignal(log: Services['log'], finish: () => Promise<void>): void {
  let end: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      end ??= finish().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'shutdown failed')
          process.exit(1)
        },
      )
    })
  }
}
