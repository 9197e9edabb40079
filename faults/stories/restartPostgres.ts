import { setTimeout as wait } from 'node:timers/promises'
import type { Story } from '../story'

/** Stops PostgreSQL without a checkpoint, like `pg_ctl restart -m immediate`. It recovers at its start. */
export const restartPostgres: Story = {
  name: 'immediate restart of PostgreSQL',
  on: 'postgres',
  rounds: { short: 2, long: 20 },
  run: async (scene) => {
    const primary = scene.installation.primary!
    await scene.underLoad(async () => {
      for (let round = 0; round < scene.rounds; round += 1) {
        await scene.progress(10)
        await primary.stop('immediate')
        await wait(scene.random.between(0, 1_500))
        await primary.start()
      }
      await scene.progress(10)
    })
  },
}
