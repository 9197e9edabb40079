import { setTimeout as wait } from 'node:timers/promises'
import { pollUntil } from '../pollUntil'
import type { ClusterScenario } from '../scenario'

/** The outage is longer than a leader's lease. */
const downtimeMs = 35_000

/**
 * All members of etcd are paused or killed. The leader checks with the other nodes and keeps its role (failsafe mode).
 */
export const etcdUnavailable: ClusterScenario = {
  name: 'etcd gone for 35 s',
  rounds: 2,
  run: async (faultRun) => {
    const { members } = faultRun.installation.databases.etcd
    await faultRun.underLoad(async () => {
      for (let round = 0; round < faultRun.rounds; round += 1) {
        await faultRun.untilAcknowledged(20)
        if (round % 2 === 0) for (const member of members) member.pause()
        else await Promise.all(members.map((member) => member.end('SIGKILL')))
        await wait(downtimeMs)
        for (const member of members) {
          member.resume()
          if (!member.isRunning) member.start()
        }
        await faultRun.untilAcknowledged(20)
        await pollUntil('everything up', () => faultRun.installation.isWhole(), 120_000)
      }
    })
  },
}

export const etcdMemberUnavailable: ClusterScenario = {
  name: 'kill -9 of one etcd',
  rounds: 3,
  run: async (faultRun) => {
    await faultRun.underLoad(async () => {
      for (let round = 0; round < faultRun.rounds; round += 1) {
        const member = faultRun.random.pick(faultRun.installation.databases.etcd.members)
        await member.end('SIGKILL')
        await faultRun.untilAcknowledged(100)
        member.start()
        await wait(2_000)
      }
    })
  },
}
