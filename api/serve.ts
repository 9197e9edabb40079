import { openGoogle } from './auth/google/google'
import { openDatabase } from './db'
import { readEnv } from './env'
import { startJobs } from './jobs'
import { createLog } from './log'
import { jwtSecretOf } from './jwtSecret'
import { createLimits } from './limits'
import { migrate } from './migrations'
import { operatorErrors } from './operatorErrors'
import type { Route } from './rest/route'

/** Serves until a signal ends it. What the operator has to mend ends it with one line. `also`: calls beside the product's own. */
export async function serve(also: readonly Route[] = []): Promise<void> {
  try {
    await listen(also)
  } catch (error) {
    if (!operatorErrors.some((kind) => error instanceof kind)) throw error
    console.error((error as Error).message)
    process.exit(1)
  }
}

async function listen(also: readonly Route[]): Promise<void> {
  const env = readEnv(process.env)
  const log = createLog('info')
  // The database starts on other threads and from the disk, while this one loads what answers.
  const [database, { createApp }] = await Promise.all([openDatabase(env), import('./app')])
  await migrate(database)
  const jwtSecret = await jwtSecretOf(env.jwtSecret, database)
  const ground = { prisma: database.prisma, database, env, jwtSecret, clock: () => new Date() }
  const services = { ...ground, limits: createLimits(database, env), google: openGoogle(ground), log }
  const app = await createApp(services, also)
  app.server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `PORT holds ${env.port}, which another program uses; it may hold a free one.` : error)
    process.exit(1)
  })
  const jobs = startJobs(services)
  app.server.listen(env.port, env.host, () => {
    const mails = env.smtpUrl === null ? `${env.dataDir}/outbox` : new URL(env.smtpUrl).host
    const warning = database.kind === 'pglite' ? ' (not proof against a power cut)' : ''
    log.info(`${env.publicUrl} — database: ${database.description}${warning}; mails: ${mails}`)
  })

  // npm hands on a signal that its whole group was sent already: the second must not cut short what the first began.
  let end: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      end ??= Promise.all([app.close(), jobs.stop()])
        .then(() => database.close())
        .then(() => process.exit(0))
    })
  }
}
