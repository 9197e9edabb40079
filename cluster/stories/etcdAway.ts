import { setTimeout as wait } from 'node:timers/promises'
import type { ClusterStory } from '../story'
import { until } from '../until'

/** The outage is longer than a leader's lease. */
const downtimeMs = 35_000

/**
 * All members of etcd are paused or killed. The leader checks with the other nodes and keeps its role (failsafe mode).
 */
export const etcdAway: ClusterStory = {
  name: 'etcd gone for 35 s',
  rounds: 2,
  run: async (scene) => {
    const { members } = scene.installation.databases.etcd
    await scene.underLoad(async () => {
      for (let round = 0; round < scene.rounds; round += 1) {
        await scene.progress(20)
        if (round % 2 === 0) for (const member of members) member.pause()
        else await Promise.all(members.map((member) => member.end('SIGKILL')))
        await wait(downtimeMs)
        for (const member of members) {
          member.resume()
          if (!member.isRunning) member.start()
        }
        await scene.progress(20)
        await until('everything up', () => scene.installation.isWhole(), 120_000)
      }
    })
  },
}

export const etcdMemberAway: ClusterStory = {
  name: 'kill -9 of one etcd',
  rounds: 3,
  run: async (scene) => {
    await scene.underLoad(async () => {
      for (let round = 0; round < scene.rounds; round += 1) {
        const member = scene.random.pick(scene.installation.databases.etcd.members)
        await member.end('SIGKILL')
        await scene.progress(100)
        member.start()
        await wait(2_000)
      }
    })
  },
}
