import { setTimeout as wait } from 'node:timers/promises'
import type { ClusterStory } from '../story'
import { until } from '../until'

export const killServer: ClusterStory = {
  name: 'kill -9 of one NéphroChat process',
  rounds: 10,
  run: async (scene) => {
    const { installation, random } = scene
    // HAProxy does not retry a write on a killed process: it closes the client's connection.
    scene.faultTarget = 'servers'
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

/** A stopping process serves until the proxy has removed it, and then a new process replaces it. */
export const rollingRestart: ClusterStory = {
  name: 'rolling restart of both NéphroChat processes',
  rounds: 3,
  run: async (scene) => {
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
      findings.push('some requests had status 503, though one process was always ready')
  },
}
