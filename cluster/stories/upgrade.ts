import { buildFormer } from '../../faults/formerBuild'
import type { ClusterStory } from '../story'
import { until } from '../until'

/** Both processes are of a former build, on its schema; one after the other gives way to today's, which changes the schema. */
export const rollingUpgrade = (former?: string): ClusterStory => ({
  name: 'rolling upgrade',
  rounds: 1,
  tell: async (scene) => {
    const { installation, counts, findings, ground } = scene
    const { servers } = installation
    const built = buildFormer(ground, former)
    if (built === null) throw new Error(`This clone has no ${former ?? 'build before the newest migration'}.`)
    const { revision, folder } = built
    process.stdout.write(`the former build is ${revision}\n`)
    for (let round = 0; round < scene.rounds; round += 1) {
      await Promise.all(servers.map((server) => server.stop()))
      await installation.databases.empty()
      const today = servers[0]!.build
      for (const server of servers) {
        server.build = folder
        await server.start()
      }
      await until('everything up', () => installation.isWhole())
      installation.app = folder
      await scene.underLoad(async () => {
        await scene.progress(100)
        for (const server of servers) {
          await server.stop()
          server.build = today
          await server.start()
          // Both builds serve side by side until the other one ends.
          await scene.progress(500)
        }
      })
    }
    if (counts.unavailable > 0) findings.push('somebody was told to come back, though one process was there all the time')
  },
})
