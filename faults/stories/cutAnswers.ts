import { setTimeout as wait } from 'node:timers/promises'
import type { Story } from '../story'

/** Of the statements that save an entry, each a transaction of its own (api/records/entryWrite.ts). */
const saving = 'save_'

/** The work is done, and the connection is reset instead of the answer: of PostgreSQL's to a commit, or of the server's to a save. */
export const cutCommits: Story = {
  name: 'the answer of a commit cut',
  on: 'postgres',
  rounds: { short: 10, long: 150 },
  tell: async (scene) => {
    await scene.underLoad(async () => {
      for (let round = 0; round < scene.rounds; round += 1) {
        scene.random.pick(scene.installation.posts).databaseLine!.resetInsteadOfAnswerTo(saving)
        await scene.progress(4)
      }
    })
    if (scene.counts.unavailable === 0)
      scene.findings.push('no commit’s answer was cut: is its statement called otherwise now?')
  },
}

export const cutAnswers: Story = {
  name: 'the answer of a save cut',
  on: 'postgres',
  rounds: { short: 10, long: 150 },
  tell: async (scene) => {
    scene.touched = 'lines'
    await scene.underLoad(async () => {
      for (let round = 0; round < scene.rounds; round += 1) {
        const { clientLine } = scene.random.pick(scene.installation.posts)
        clientLine.resetInsteadOfAnswerTo(
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
    if (scene.counts.unanswered === 0) scene.findings.push('no save’s answer was cut')
  },
}
