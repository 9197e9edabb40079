import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseNode } from '../databaseNode'
import type { ClusterStory } from '../story'
import { until } from '../until'

/** Until somebody starts it again: longer than a leader's lease. */
const goneMs = 25_000

function killLeader(
  name: string,
  kill: (leader: DatabaseNode) => void | Promise<void>,
): ClusterStory {
  return {
    name,
    rounds: 10,
    tell: async (scene) => {
      const { installation, random } = scene
      await scene.underLoad(async () => {
        for (let round = 0; round < scene.rounds; round += 1) {
          await scene.progress(20)
          const leader = await installation.databases.leader()
          await wait(random.between(0, 200))
          await kill(leader)
          if (!leader.patroni.isRunning) {
            await wait(goneMs)
            leader.patroni.start()
          }
          await scene.progress(20)
          await until('everything up', () => installation.isWhole(), 120_000)
        }
      })
    },
  }
}

export const killMachine = killLeader('kill -9 of all of the leader’s processes', (leader) =>
  leader.killAll(),
)

/** Patroni lets a replica take over rather than wait for the recovery. */
export const killPostgres = killLeader('kill -9 of the leader’s PostgreSQL', (leader) =>
  leader.killPostgres(),
)

/** PostgreSQL goes on without it, and believes for a while that it leads. */
export const killPatroni = killLeader('kill -9 of the leader’s Patroni', (leader) =>
  leader.patroni.end('SIGKILL'),
)
