import { setTimeout as wait } from 'node:timers/promises'
import type { FaultScenario } from '../scenario'

const run: FaultScenario['run'] = async (faultRun) => {
  const { installation, random } = faultRun
  faultRun.faultTarget = 'servers'
  await faultRun.underLoad(async () => {
    for (let round = 0; round < faultRun.rounds; round += 1) {
      await faultRun.untilAcknowledged(5)
      const { server } = random.pick(installation.proxiedServers)
      await wait(random.between(0, 60))
      await server.kill()
      await server.start()
    }
  })
}

export const killServer: FaultScenario = {
  name: 'kill -9 of a server',
  database: 'postgres',
  rounds: { short: 2, long: 200 },
  run,
}

export const killEmbedded: FaultScenario = {
  name: 'kill -9 of the embedded server',
  database: 'embedded',
  rounds: { short: 1, long: 50 },
  run,
}
