import { setTimeout as wait } from 'node:timers/promises'
import type { Story } from '../story'

const run: Story['run'] = async (scene) => {
  const { installation, random } = scene
  scene.faultTarget = 'servers'
  await scene.underLoad(async () => {
    for (let round = 0; round < scene.rounds; round += 1) {
      await scene.progress(5)
      const { server } = random.pick(installation.proxiedServers)
      await wait(random.between(0, 60))
      await server.kill()
      await server.start()
    }
  })
}

export const killServer: Story = {
  name: 'kill -9 of a server',
  on: 'postgres',
  rounds: { short: 2, long: 200 },
  run,
}

export const killEmbedded: Story = {
  name: 'kill -9 of the embedded server',
  on: 'embedded',
  rounds: { short: 1, long: 50 },
  run,
}
