import { setTimeout as wait } from 'node:timers/promises'
import type { ClusterStory } from '../story'
import { until } from '../until'

export const killServer: ClusterStory = {
  name: 'kill -9 of one NéphroChat process',
  rounds: 10,
  tell: async (scene) => {
    const { installation, random } = scene
    // What was sent to it and is no read: HAProxy cannot know what came of it, and breaks the connection off.
    scene.touched = 'servers'
    await scene.underLoad(async () => {
      for (let round = 0; round < scene.rounds; round += 1) {
        await scene.progress(20)
        const server = random.pick(installation.servers)
        await wait(random.between(0, 100))
        await server.kill()
        await scene.progress(20)
        await server.start()
        await until('everything up', () => installation.isWhole())
      }
    })
  },
}

/** It answers until the proxy has noticed its end, and a new one takes its place. */
export const rollingRestart: ClusterStory = {
  name: 'rolling restart of both NéphroChat processes',
  rounds: 3,
  tell: async (scene) => {
    const { installation, counts, findings } = scene
    await scene.underLoad(async () => {
      for (let round = 0; round < scene.rounds; round += 1) {
        for (const server of installation.servers) {
          await scene.progress(20)
          await server.stop()
          await server.start()
          await until('everything up', () => installation.isWhole())
        }
      }
    })
    if (counts.unavailable > 0)
      findings.push('somebody was told to come back, though one process was there all the time')
  },
}
