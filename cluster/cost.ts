import type { Cluster } from './cluster'
import { pollUntil } from './pollUntil'
import { openSaver } from './saver'

const saves = 400

interface ReplicationCost {
  isSynchronous: boolean
  medianMs: number
  p95Ms: number
}

/** Measures the cost of synchronous replication: one user's successive saves, with and without it. */
export async function measureReplicationCost(cluster: Cluster): Promise<ReplicationCost[]> {
  const saver = await openSaver(cluster)
  const times = new Map<boolean, number[]>([
    [true, []],
    [false, []],
  ])
  for (const isSynchronous of [true, false, true, false]) {
    await wait(cluster, isSynchronous)
    for (let count = 0; count < saves / 2; count += 1) {
      const began = performance.now()
      await saver.save()
      times.get(isSynchronous)!.push(performance.now() - began)
    }
  }
  await wait(cluster, true)
  return [...times].map(([isSynchronous, durations]) => {
    durations.sort((a, b) => a - b)
    return {
      isSynchronous,
      medianMs: durations[durations.length >> 1]!,
      p95Ms: durations[Math.floor(durations.length * 0.95)]!,
    }
  })
}

async function wait(cluster: Cluster, isSynchronous: boolean): Promise<void> {
  await cluster.databases.patronictl(
    'edit-config',
    '--force',
    '--set',
    `synchronous_mode=${isSynchronous}`,
  )
  const names = async () =>
    (
      await (
        await cluster.databases.leader()
      ).query<{ synchronous_standby_names: string }>('SHOW synchronous_standby_names')
    )[0]!.synchronous_standby_names
  await pollUntil(
    'the leader’s synchronous_standby_names',
    async () => ((await names()) !== '') === isSynchronous,
  )
}
