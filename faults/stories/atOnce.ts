import type { Story } from '../story'

/** Everything that is asked is asked of both processes at once, with the same id. */
export const oneIdTwice: Story = {
  name: 'one id at two processes at once',
  on: 'postgres',
  rounds: { short: 3, long: 100 },
  tell: async (scene) => {
    scene.asksEverybody = true
    await scene.underLoad(async () => {
      for (let round = 0; round < scene.rounds; round += 1) await scene.progress(20)
    })
  },
}

/** Each person writes on three phones at once, of the same cats and days, while commits' answers are cut. */
export const threePhones: Story = {
  name: 'three phones of one person at once',
  on: 'postgres',
  rounds: { short: 5, long: 100 },
  tell: async (scene) => {
    scene.phones = 3
    scene.days = 2
    await scene.underLoad(async () => {
      for (let round = 0; round < scene.rounds; round += 1) {
        await scene.progress(20)
        scene.random.pick(scene.installation.posts).databaseLine!.reset()
      }
    })
  },
}
