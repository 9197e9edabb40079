import { setTimeout as wait } from 'node:timers/promises'
import type { FaultRun } from '../faultRun'
import { addReplica } from '../installation'
import type { PostgresNode } from '../postgresNode'
import type { FaultScenario } from '../scenario'

/** Ends the primary, promotes its replica, and points the servers' connections to it. */
export const promoteReplica: FaultScenario = {
  name: 'promotion of the replica',
  database: 'postgres',
  rounds: { short: 1, long: 10 },
  run: async (faultRun) => {
    await faultRun.underLoad(async () => {
      for (let round = 0; round < faultRun.rounds; round += 1) {
        await addReplica(faultRun.installation, faultRun.workspace)
        await faultRun.untilAcknowledged(15)
        await failOver(faultRun)
        await faultRun.untilAcknowledged(15)
      }
    })
  },
}

/** Pauses the replica's receiver: no save is acknowledged meanwhile. */
async function stall(replica: PostgresNode, stalledMs: number): Promise<void> {
  const [receiver] = await replica.query<{ pid: number }>('SELECT pid FROM pg_stat_wal_receiver')
  process.kill(receiver!.pid, 'SIGSTOP')
  await wait(stalledMs)
  process.kill(receiver!.pid, 'SIGCONT')
}

async function failOver({ installation, random }: FaultRun): Promise<void> {
  const { primary, replica, proxiedServers } = installation
  const pointToReplica = () => {
    for (const { databaseProxy } of proxiedServers) {
      databaseProxy!.pointTo({ host: '127.0.0.1', port: replica!.port })
      databaseProxy!.reset()
    }
  }
  if (random.chance(0.4)) await stall(replica!, random.between(500, 4_000))
  await primary!.stop(random.pick(['fast', 'immediate', 'kill']))
  // In half of the rounds, the connections lead to the replica before its promotion: it refuses writes (25006).
  const isEarly = random.chance(0.5)
  if (isEarly) pointToReplica()
  await wait(random.between(0, 1_000))
  await replica!.promote()
  if (!isEarly) pointToReplica()
  installation.primary = replica
  installation.replica = null
}
