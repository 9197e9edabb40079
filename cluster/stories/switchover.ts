import type { ClusterStory } from '../story'
import { until } from '../until'

export const switchover: ClusterStory = {
  name: 'switchover by patronictl',
  rounds: 5,
  run: async (scene) => {
    const { installation } = scene
    await scene.underLoad(async () => {
      for (let round = 0; round < scene.rounds; round += 1) {
        await scene.progress(20)
        const leader = await installation.databases.leader()
        await installation.databases.patronictl('switchover', '--leader', leader.name, '--force')
        await scene.progress(20)
        await until('everything up', () => installation.isWhole(), 120_000)
      }
    })
  },
}
