import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { HOUR_MS, MINUTE_MS } from '#shared/base/duration'
import type { EmbeddedDatabase } from '../base/db/database'
import { backupMade } from '../base/log/events'
import type { Env } from '../base/settings/env'
import { backUpWhileServing, removeCopies } from './backup'
import { partSuffix } from './pack'
import { backupTimeOf, scheduledBackupName, supersededBackups } from './rotation'

interface ScheduleServices {
  embedded: EmbeddedDatabase
  env: Pick<Env, 'backupDir' | 'backupEveryHours'>
  clock: () => Date
  log: Logger
  stopSignal: AbortSignal
}

const retryAfterMs = 15 * MINUTE_MS

/**
 * Makes a backup if the last one is older than BACKUP_EVERY. Failures are logged, and earlier
 * backups are kept.
 */
export function scheduledBackups({
  embedded,
  env,
  clock,
  log,
  stopSignal,
}: ScheduleServices): () => Promise<void> {
  const { backupDir, backupEveryHours } = env
  let notBefore = 0
  let isFirst = true

  return async () => {
    if (isFirst) await removeCopies(embedded.folder)
    isFirst = false
    const now = clock()
    if (backupEveryHours === null || now.getTime() < notBefore) return
    try {
      await mkdir(backupDir, { recursive: true, mode: 0o700 })
      if (now.getTime() - (await lastBackupTime(now)) < backupEveryHours * HOUR_MS) return
      await makeBackup(now)
    } catch (error) {
      if (stopSignal.aborted) return
      notBefore = now.getTime() + retryAfterMs
      backupMade.publish({ outcome: 'failed', seconds: now.getTime() / 1000 })
      log.error({ err: error }, 'backup failed')
    }
  }

  async function makeBackup(now: Date): Promise<void> {
    const began = performance.now()
    await removeAll(
      (await readdir(backupDir)).filter(
        (name) => name.endsWith(partSuffix) && backupTimeOf(name.slice(0, -partSuffix.length)),
      ),
    )
    const file = join(backupDir, scheduledBackupName(now))
    const { contents, blockedMs } = await backUpWhileServing(embedded, file, stopSignal)
    const { users, measurements } = contents
    const durations = {
      blockedMs: Math.round(blockedMs),
      ms: Math.round(performance.now() - began),
    }
    log.info(
      {
        file,
        bytes: (await stat(file)).size,
        users: users?.rows,
        entries: measurements?.rows,
        ...durations,
      },
      'backup',
    )
    backupMade.publish({ outcome: 'made', seconds: now.getTime() / 1000 })
    await removeAll(supersededBackups(await readdir(backupDir)))
  }

  async function removeAll(names: string[]): Promise<void> {
    for (const name of names) await rm(join(backupDir, name))
  }

  /**
   * Returns the time of the last backup. A backup of the future is ignored: its clock was wrong.
   */
  async function lastBackupTime(now: Date): Promise<number> {
    const times = (await readdir(backupDir)).map((name) => backupTimeOf(name)?.getTime() ?? 0)
    return Math.max(0, ...times.filter((time) => time <= now.getTime()))
  }
}
