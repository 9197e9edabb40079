import { setMaxListeners } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/base/duration'
import { removeStalePending } from '../auth/addressChange'
import { sealShareTokens } from '../auth/shareTokens'
import { respondToBackupRequest } from '../backup/backupRequest'
import { scheduledBackups } from '../backup/schedule'
import type { EmbeddedDatabase } from '../base/db/database'
import { jobRan } from '../base/log/events'
import { createMailer } from '../base/mail/mailer'
import { purgeOutbox } from '../base/mail/outbox'
import type { Services } from '../graphql/context'
import { moveToBucket, moveToDatabase, removeUnused } from '../storage/movePhotos'
import { endAbandonedImports } from '../transfer/import/publishStaged'
import { sendDueMails } from './dueMails'
import { sendDuePushes } from './duePushes'
import { purge } from './purge'
import { raiseDueReminders } from './reminders'

interface Job {
  name: string
  everyMs: number
  run: () => Promise<void>
}

const startDelayMs = 1000
/** A failed job is retried after a minute at the latest. */
const retryMs = MINUTE_MS

/**
 * Runs every job in every process, from a second after the start. Each job ensures that its work is
 * done once. Only an embedded database has backups.
 */
export function startJobs(
  services: Services,
  embedded?: EmbeddedDatabase,
): { stop(): Promise<void> } {
  const sendMail = createMailer(services.env)
  const { prisma, database, env, keyring, clock, log, bucket } = services
  const stopController = new AbortController()
  // Each waiting job adds a listener to the signal.
  setMaxListeners(0, stopController.signal)
  const jobs: Job[] = [
    { name: 'mails', everyMs: 1000, run: () => sendDueMails(services, sendMail) },
    { name: 'reminders', everyMs: 15_000, run: () => raiseDueReminders(prisma, clock) },
    { name: 'pushes', everyMs: 1000, run: () => sendDuePushes(services) },
    {
      name: 'imports',
      everyMs: 15_000,
      run: () => endAbandonedImports({ prisma, database }, { userId: null, now: clock() }),
    },
    { name: 'secrets', everyMs: HOUR_MS, run: () => keyring.renew(clock()) },
    {
      name: 'share tokens',
      everyMs: DAY_MS,
      run: () => sealShareTokens(database, keyring, clock()),
    },
    { name: 'purge', everyMs: DAY_MS, run: () => purge(database, clock(), stopController.signal) },
    { name: 'outbox', everyMs: DAY_MS, run: () => purgeOutbox(prisma, env.dataDir, clock()) },
    { name: 'stale addresses', everyMs: HOUR_MS, run: () => removeStalePending(prisma, clock()) },
  ]
  if (bucket) {
    const photoServices = { prisma, bucket, clock, stopSignal: stopController.signal }
    const move = env.photosIn === 'bucket' ? moveToBucket : moveToDatabase
    jobs.push(
      { name: 'photos', everyMs: 10_000, run: async () => void (await move(photoServices)) },
      { name: 'unused photos', everyMs: 10_000, run: () => removeUnused(photoServices) },
    )
  }
  if (embedded) jobs.push({ name: 'backups', everyMs: 1000, run: backups(embedded) })
  const loops = jobs.map((job) => repeat(job, services, stopController.signal))

  /** Backups run one after the other: each needs disk space for a copy. */
  function backups(embedded: EmbeddedDatabase): () => Promise<void> {
    const scheduled = scheduledBackups({
      embedded,
      env,
      clock,
      log,
      stopSignal: stopController.signal,
    })
    return async () => {
      await scheduled()
      await respondToBackupRequest(embedded, stopController.signal)
    }
  }

  return {
    stop: async () => {
      stopController.abort()
      await Promise.all(loops)
    },
  }
}

async function repeat(
  { name, everyMs, run }: Job,
  { log }: Services,
  stopSignal: AbortSignal,
): Promise<void> {
  const delay = (ms: number) =>
    setTimeout(ms, undefined, { signal: stopSignal }).catch(() => undefined)
  let failures = 0
  await delay(startDelayMs)
  while (!stopSignal.aborted) {
    try {
      await run()
      failures = 0
      jobRan.publish({ job: name, outcome: 'ok' })
    } catch (error) {
      // A series of failures is logged once.
      failures += 1
      jobRan.publish({ job: name, outcome: 'failed' })
      if (failures === 1) log.error({ err: error, job: name }, 'job failed')
    }
    await delay(failures === 0 ? everyMs : Math.min(everyMs, retryMs))
  }
}
