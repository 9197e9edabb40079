import { setTimeout as wait } from 'node:timers/promises'
import type { FaultScenario } from '../scenario'

/** The prefix of the statements that save an entry, each in its own transaction (api/entry/writeEntry.ts). */
const saving = 'save_'

/** PostgreSQL commits, but the connection is reset before its response reaches the server. */
export const cutCommits: FaultScenario = {
  name: 'the response of a commit cut',
  database: 'postgres',
  rounds: { short: 10, long: 150 },
  run: async (faultRun) => {
    await faultRun.underLoad(async () => {
      for (let round = 0; round < faultRun.rounds; round += 1) {
        faultRun.random
          .pick(faultRun.installation.proxiedServers)
          .databaseProxy!.resetInsteadOfResponseTo(saving)
        await faultRun.untilAcknowledged(4)
      }
    })
    if (faultRun.counts.unavailable === 0)
      faultRun.findings.push('no response to a commit was cut: was its statement renamed?')
  },
}

/** The server saves, but the connection is reset before its response reaches the client. */
export const cutResponses: FaultScenario = {
  name: 'the response of a save cut',
  database: 'postgres',
  rounds: { short: 10, long: 150 },
  run: async (faultRun) => {
    faultRun.faultTarget = 'connections'
    await faultRun.underLoad(async () => {
      for (let round = 0; round < faultRun.rounds; round += 1) {
        const { clientProxy } = faultRun.random.pick(faultRun.installation.proxiedServers)
        clientProxy.resetInsteadOfResponseTo(
          faultRun.random.pick([
            'createMeasurement',
            'updateMeasurement',
            'DELETE /api',
            '/measurements',
          ]),
        )
        await faultRun.untilAcknowledged(4)
        await wait(faultRun.random.between(0, 30))
      }
    })
    if (faultRun.counts.withoutResponse === 0)
      faultRun.findings.push('no response to a save was cut')
  },
}
