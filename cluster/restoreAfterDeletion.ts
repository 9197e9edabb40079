import { findViolations, type Violation } from '../faults/checker'
import { createFaultRun } from '../faults/faultRun'
import type { RandomSequence } from '../faults/random'
import { entriesOfRun } from '../faults/runScenario'
import type { Workspace } from '../faults/workspace'
import { runPgBackRest } from './backups'
import type { Cluster } from './cluster'
import { pollUntil } from './pollUntil'

export interface DeletionRestoreResult {
  entries: number
  /** The time from the stop of the servers until they serve again. */
  servedAfterMs: number
  wholeAfterMs: number
  violations: Violation[]
  /** The unexpected responses to the background load. */
  findings: string[]
}

/** Makes backups while users write, deletes all entries, and restores the state before the deletion. */
export async function restoreAfterDeletion(
  cluster: Cluster,
  workspace: Workspace,
  random: RandomSequence,
  timeoutMs: number,
): Promise<DeletionRestoreResult> {
  const [before, after] = ['before', 'after'].map((name) =>
    createFaultRun(cluster, workspace, random.sequence(name), { rounds: 1, timeoutMs }),
  ) as [ReturnType<typeof createFaultRun<Cluster>>, ReturnType<typeof createFaultRun<Cluster>>]
  const leader = await cluster.databases.leader()
  await before.underLoad(async () => {
    for (const type of ['full', 'incr']) {
      await before.untilAcknowledged(200)
      await runPgBackRest(leader, 'backup', `--type=${type}`)
    }
    await before.untilAcknowledged(200)
  })
  const [row] = await leader.query<{ point: string }>('SELECT clock_timestamp()::text AS point')
  await after.underLoad(() => after.untilAcknowledged(100))
  const backgroundLoad = await cluster.startBackgroundLoad?.()
  await leader.query('DELETE FROM measurements')

  const began = performance.now()
  await cluster.restoreTo(row!.point)
  const servedAfterMs = performance.now() - began
  await pollUntil('everything up', () => cluster.isWhole(), 120_000)
  const wholeAfterMs = performance.now() - began
  const findings = (await backgroundLoad?.end(true)) ?? []
  const users = [...before.users, ...after.users]
  const entries = entriesOfRun({ history: before.history, users }, await cluster.stored())
  // A write after the restored point counts as a phantom if it is still stored.
  return {
    entries: entries.length,
    servedAfterMs,
    wholeAfterMs,
    violations: findViolations(before.history, entries),
    findings,
  }
}
