import { setTimeout as wait } from 'node:timers/promises'
import type { Story } from '../story'

/** The prefix of the statements that save an entry, each in its own transaction (api/entry/writeEntry.ts). */
const saving = 'save_'

/** PostgreSQL commits, but the connection is reset before its response reaches the server. */
export const cutCommits: Story = {
  name: 'the response of a commit cut',
  on: 'postgres',
  rounds: { short: 10, long: 150 },
  run: async (scene) => {
    await scene.underLoad(async () => {
      for (let round = 0; round < scene.rounds; round += 1) {
        scene.random
          .pick(scene.installation.proxiedServers)
          .databaseLine!.resetInsteadOfResponseTo(saving)
        await scene.progress(4)
      }
    })
    if (scene.counts.unavailable === 0)
      scene.findings.push('no response to a commit was cut: was its statement renamed?')
  },
}

/** The server saves, but the connection is reset before its response reaches the client. */
export const cutResponses: Story = {
  name: 'the response of a save cut',
  on: 'postgres',
  rounds: { short: 10, long: 150 },
  run: async (scene) => {
    scene.faultTarget = 'lines'
    await scene.underLoad(async () => {
      for (let round = 0; round < scene.rounds; round += 1) {
        const { clientLine } = scene.random.pick(scene.installation.proxiedServers)
        clientLine.resetInsteadOfResponseTo(
          scene.random.pick([
            'createMeasurement',
            'updateMeasurement',
            'DELETE /api',
            '/measurements',
          ]),
        )
        await scene.progress(4)
        await wait(scene.random.between(0, 30))
      }
    })
    if (scene.counts.withoutResponse === 0) scene.findings.push('no response to a save was cut')
  },
}
