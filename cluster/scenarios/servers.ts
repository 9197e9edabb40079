import { setTimeout as wait } from 'node:timers/promises'
import { pollUntil } from '../pollUntil'
import type { ClusterScenario } from '../scenario'

export const killServer: ClusterScenario = {
  name: 'kill -9 of one NéphroChat process',
  rounds: 10,
  run: async (faultRun) => {
    const { installation, random } = faultRun
    // HAProxy does not retry a write on a killed process: it closes the client's connection.
    faultRun.faultTarget = 'servers'
    await faultRun.underLoad(async () => {
      for (let round = 0; round < faultRun.rounds; round += 1) {
        await faultRun.untilAcknowledged(20)
        const server = random.pick(installation.servers)
        await wait(random.between(0, 100))
        await server.kill()
        await faultRun.untilAcknowledged(20)
        await server.start()
        await pollUntil('everything up', () => installation.isWhole())
      }
    })
  },
}

/** A stopping process serves until the proxy has removed it, and then a new process replaces it. */
export const rollingRestart: ClusterScenario = {
  name: 'rolling restart of both NéphroChat processes',
  rounds: 3,
  run: async (faultRun) => {
    const { installation, counts, findings } = faultRun
    await faultRun.underLoad(async () => {
      for (let round = 0; round < faultRun.rounds; round += 1) {
        for (const server of installation.servers) {
          await faultRun.untilAcknowledged(20)
          await server.stop()
          await server.start()
          await pollUntil('everything up', () => installation.isWhole())
        }
      }
    })
    if (counts.unavailable > 0)
      findings.push('some requests had status 503, though one process was always ready')
  },
}
