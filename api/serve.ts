import { setTimeout as wait } from 'node:timers/promises'
import { openGoogle } from './auth/google/roundTrip'
import { openKeyring } from './auth/keyring'
import { migrate } from './base/db/migrations'
import { openDatabase } from './base/db/open'
import { isDatabaseUnavailable } from './base/db/unavailable'
import { createLimits } from './base/limits/limits'
import { createLog, standardOutput } from './base/log/log'
import { openLogKey } from './base/log/logKey'
import { openPushKeys } from './base/push/keys'
import { restrictToOwner } from './base/settings/dataFolder'
import { readEnv } from './base/settings/env'
import { operatorErrors } from './base/startup/operatorErrors'
import { knownOperations } from './execution/persistedQueries'
import { graceMs } from './http/closeConnections'
import { listenOnPort } from './http/listenOnPort'
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
  const keyring = await openKeyring(env, database)
  const baseServices = { prisma: database.prisma, database, env, keyring, clock: () => new Date() }
  const shutdown = new AbortController()
  const metrics =
    env.metricsToken === null
      ? null
      : (await import('./base/metrics/metrics')).startMetrics({
          ...baseServices,
          operations: knownOperations(),
        })
  const services = {
    ...baseServices,
    metrics,
    limits: createLimits(database, env),
    google: openGoogle(baseServices),
    shutdownSignal: shutdown.signal,
    log,
    logKey: await openLogKey(database),
    pushKeys: await openPushKeys(database),
    bucket: await openBucket(env.s3),
  }
  const app = await createApp(services, extraRoutes)
  const listening = await listenOnPort(app.server, env).catch((error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `PORT is ${env.port}, which another program uses; choose a free one.`
        : error,
    )
    process.exit(1)
  })
  const jobs = startJobs(services, database.embedded)
  const mails = env.smtpUrl === null ? `${env.dataDir}/outbox` : new URL(env.smtpUrl).host
  const warning = database.kind === 'pglite' ? ' (not proof against a power cut)' : ''
  log.info(`${env.publicUrl} — database: ${database.description}${warning}; mails: ${mails}`)

  // npm forwards a signal that its process group has received already: the second one must not cut
  // the shutdown short.
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

  async function finish(): Promise<void> {
    shutdown.abort()
    const jobsStopped = jobs.stop()
    // A load balancer reads from `?ready` that the process is ending, and sends no more requests.
    // Requests that arrive before are served.
    await wait(env.drainSeconds * 1000)
    // A mail server may take minutes; another process, or the next start, sends the mail.
    await Promise.all([listening.stop(), app.close(), Promise.race([jobsStopped, wait(graceMs)])])
    // An unreachable receiver of traces does not delay the end.
    await Promise.all([
      database.close(),
      tracing && Promise.race([tracing.stop(), wait(lastSpansMs)]),
    ])
  }
}
