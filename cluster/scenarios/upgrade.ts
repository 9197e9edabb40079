import { buildFormer } from '../../faults/formerBuild'
import { pollUntil } from '../pollUntil'
import { queryIdReplacer, currentBuild } from '../queryIdReplacer'
import type { ClusterScenario } from '../scenario'

/** Both processes run a former build on its schema. Today's build replaces one after the other, and migrates. */
export const rollingUpgrade = (former?: string): ClusterScenario => ({
  name: 'rolling upgrade',
  rounds: 1,
  run: async (faultRun) => {
    const { installation, counts, findings, workspace } = faultRun
    const { servers } = installation
    const formerBuild = buildFormer(workspace, former)
    if (formerBuild === null)
      throw new Error(`This clone has no ${former ?? 'build before the newest migration'}.`)
    const { revision, folder } = formerBuild
    process.stdout.write(`the former build is ${revision}\n`)
    for (let round = 0; round < faultRun.rounds; round += 1) {
      await Promise.all(servers.map((server) => server.stop()))
      await installation.databases.empty()
      const build = servers[0]!.build
      for (const server of servers) {
        server.build = folder
        await server.start()
      }
      await pollUntil('everything up', () => installation.isWhole())
      installation.replaceQueryIds = queryIdReplacer(folder)
      await faultRun.underLoad(async () => {
        await faultRun.untilAcknowledged(100)
        for (const server of servers) {
          await server.stop()
          server.build = build
          await server.start()
          // Both builds serve until the second process is replaced.
          await faultRun.untilAcknowledged(500)
          // The first new process serves today's app to the users.
          installation.replaceQueryIds = queryIdReplacer(currentBuild)
          await faultRun.untilAcknowledged(500)
        }
      })
    }
    if (counts.unavailable > 0)
      findings.push('some requests had status 503, though one process was always ready')
  },
})
