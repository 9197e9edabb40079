import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Embedded } from '../db/database'
import { backupMade } from '../log/events'
import type { Env } from '../settings/env'
import { backUpServing, removeCopies } from './backup'
import { draftEnd } from './pack'
import { momentOf, scheduledName, superseded } from './rotation'

interface Surroundings {
  embedded: Embedded
  env: Pick<Env, 'backupDir' | 'backupEveryHours'>
  clock: () => Date
  log: Logger
  stopping: AbortSignal
}

const retryAfterMs = 15 * 60_000

/** Makes a backup if the last one is older than BACKUP_EVERY. Failures are logged, and what was there stays. */
export function scheduledBackups({
  embedded,
  env,
  clock,
  log,
  stopping,
}: Surroundings): () => Promise<void> {
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
      if (now.getTime() - (await lastMoment(now)) < backupEveryHours * 3_600_000) return
      await make(now)
    } catch (error) {
      if (stopping.aborted) return
      notBefore = now.getTime() + retryAfterMs
      backupMade.publish({ outcome: 'failed', seconds: now.getTime() / 1000 })
      log.error({ err: error }, 'backup')
    }
  }

  async function make(now: Date): Promise<void> {
    const began = performance.now()
    await removeAll(
      (await readdir(backupDir)).filter(
        (name) => name.endsWith(draftEnd) && momentOf(name.slice(0, -draftEnd.length)),
      ),
    )
    const file = join(backupDir, scheduledName(now))
    const { contents, heldMs } = await backUpServing(embedded, file, stopping)
    const { users, measurements } = contents
    const took = { heldMs: Math.round(heldMs), ms: Math.round(performance.now() - began) }
    log.info(
      {
        file,
        bytes: (await stat(file)).size,
        users: users?.rows,
        entries: measurements?.rows,
        ...took,
      },
      'backup',
    )
    backupMade.publish({ outcome: 'made', seconds: now.getTime() / 1000 })
    await removeAll(superseded(await readdir(backupDir)))
  }

  async function removeAll(names: string[]): Promise<void> {
    for (const name of names) await rm(join(backupDir, name))
  }

  /** One of the future was named by a clock that was wrong. */
  async function lastMoment(now: Date): Promise<number> {
    const moments = (await readdir(backupDir)).map((name) => momentOf(name)?.getTime() ?? 0)
    return Math.max(0, ...moments.filter((moment) => moment <= now.getTime()))
  }
}
