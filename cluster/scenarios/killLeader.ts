import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseNode } from '../databaseNode'
import { pollUntil } from '../pollUntil'
import type { ClusterScenario } from '../scenario'

/** The time until the restart, longer than a leader's lease. */
const downtimeMs = 25_000

function killLeader(
  name: string,
  kill: (leader: DatabaseNode) => void | Promise<void>,
): ClusterScenario {
  return {
    name,
    rounds: 10,
    run: async (faultRun) => {
      const { installation, random } = faultRun
      await faultRun.underLoad(async () => {
        for (let round = 0; round < faultRun.rounds; round += 1) {
          await faultRun.untilAcknowledged(20)
          const leader = await installation.databases.leader()
          await wait(random.between(0, 200))
          await kill(leader)
          if (!leader.patroni.isRunning) {
            await wait(downtimeMs)
            leader.patroni.start()
          }
          await faultRun.untilAcknowledged(20)
          await pollUntil('everything up', () => installation.isWhole(), 120_000)
        }
      })
    },
  }
}

export const killMachine = killLeader('kill -9 of all of the leader’s processes', (leader) =>
  leader.killAll(),
)

/** Patroni promotes a replica and does not wait for the recovery. */
export const killPostgres = killLeader('kill -9 of the leader’s PostgreSQL', (leader) =>
  leader.killPostgres(),
)

/** PostgreSQL continues without Patroni, and still acts as the leader for a while. */
export const killPatroni = killLeader('kill -9 of the leader’s Patroni', (leader) =>
  leader.patroni.end('SIGKILL'),
)
