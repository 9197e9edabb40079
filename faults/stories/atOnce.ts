import type { Story } from '../story'

/** Sends each request to both processes at once, with the same id. */
export const oneIdTwice: Story = {
  name: 'one id at two processes at once',
  on: 'postgres',
  rounds: { short: 3, long: 100 },
  run: async (scene) => {
    scene.sendsToAll = true
    await scene.underLoad(async () => {
      for (let round = 0; round < scene.rounds; round += 1) await scene.progress(20)
    })
  },
}

/** Each user writes on three phones at once, for the same cats and days, while responses to commits are cut. */
export const threePhones: Story = {
  name: 'three phones of one person at once',
  on: 'postgres',
  rounds: { short: 5, long: 100 },
  run: async (scene) => {
    scene.phones = 3
    scene.days = 2
    await scene.underLoad(async () => {
      for (let round = 0; round < scene.rounds; round += 1) {
        await scene.progress(20)
        scene.random.pick(scene.installation.proxiedServers).databaseLine!.reset()
      }
    })
  },
}
