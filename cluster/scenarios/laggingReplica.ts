import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseNode } from '../databaseNode'
import { pollUntil } from '../pollUntil'
import type { ClusterScenario } from '../scenario'

function replicaLags(
  name: string,
  isOne: (node: DatabaseNode) => Promise<boolean>,
): ClusterScenario {
  return {
    name,
    rounds: 3,
    run: async (faultRun) => {
      const { databases, isWhole } = faultRun.installation
      const { nodes } = databases
      await faultRun.underLoad(async () => {
        for (let round = 0; round < faultRun.rounds; round += 1) {
          await faultRun.untilAcknowledged(20)
          const replicas: DatabaseNode[] = []
          await pollUntil('such a replica', async () => {
            for (const node of nodes) if (await isOne(node)) replicas.push(node)
            return replicas.length > 0
          })
          const replica = replicas[0]!
          const [receiver] = await replica.query<{ pid: number }>(
            'SELECT pid FROM pg_stat_wal_receiver',
            [],
            'postgres',
          )
          process.kill(receiver!.pid, 'SIGSTOP')
          await wait(faultRun.random.between(8_000, 15_000))
          process.kill(receiver!.pid, 'SIGCONT')
          await faultRun.untilAcknowledged(20)
          await pollUntil('everything up', isWhole, 120_000)
        }
      })
    },
  }
}

/** Every save waits for the paused replica, until the other one replaces it as the synchronous replica. */
export const awaitedReplicaLags = replicaLags(
  'the replica that saves wait for falls silent',
  (node) => node.is('sync'),
)

export const otherReplicaLags = replicaLags(
  'the other replica falls silent',
  async (node) => (await node.is('replica')) && !(await node.is('sync')),
)
