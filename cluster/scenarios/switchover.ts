import { pollUntil } from '../pollUntil'
import type { ClusterScenario } from '../scenario'

export const switchover: ClusterScenario = {
  name: 'switchover by patronictl',
  rounds: 5,
  run: async (faultRun) => {
    const { installation } = faultRun
    await faultRun.underLoad(async () => {
      for (let round = 0; round < faultRun.rounds; round += 1) {
        await faultRun.untilAcknowledged(20)
        const leader = await installation.databases.leader()
        await installation.databases.patronictl('switchover', '--leader', leader.name, '--force')
        await faultRun.untilAcknowledged(20)
        await pollUntil('everything up', () => installation.isWhole(), 120_000)
      }
    })
  },
}
