import { check, type Violation } from '../faults/checker'
import type { Ground } from '../faults/ground'
import type { Random } from '../faults/random'
import { createScene } from '../faults/scene'
import { ofScene } from '../faults/tell'
import { backUp } from './backups'
import type { Cluster } from './cluster'
import { until } from './until'

export interface Drill {
  entries: number
  /** From the moment when nobody was served. */
  servedAfterMs: number
  wholeAfterMs: number
  violations: Violation[]
  /** Of who asks all the while. */
  findings: string[]
}

/** People write while backups are made; then somebody deletes everything, and it is restored. */
export async function drill(
  cluster: Cluster,
  ground: Ground,
  random: Random,
  patienceMs: number,
): Promise<Drill> {
  const [before, after] = ['before', 'after'].map((name) =>
    createScene(cluster, ground, random.of(name), { rounds: 1, patienceMs }),
  ) as [ReturnType<typeof createScene<Cluster>>, ReturnType<typeof createScene<Cluster>>]
  const leader = await cluster.databases.leader()
  await before.underLoad(async () => {
    for (const type of ['full', 'incr']) {
      await before.progress(200)
      await backUp(leader, 'backup', `--type=${type}`)
    }
    await before.progress(200)
  })
  const [row] = await leader.query<{ point: string }>('SELECT clock_timestamp()::text AS point')
  await after.underLoad(() => after.progress(100))
  const beside = await cluster.beside?.()
  await leader.query('DELETE FROM measurements')

  const began = performance.now()
  await cluster.restoreTo(row!.point)
  const servedAfterMs = performance.now() - began
  await until('everything up', () => cluster.isWhole(), 120_000)
  const wholeAfterMs = performance.now() - began
  const findings = (await beside?.end(true)) ?? []
  const people = [...before.people, ...after.people]
  const stored = ofScene({ history: before.history, people }, await cluster.stored())
  // What was written after the point, if it stayed, counts as never sent.
  return {
    entries: stored.length,
    servedAfterMs,
    wholeAfterMs,
    violations: check(before.history, stored),
    findings,
  }
}
