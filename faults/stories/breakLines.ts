import { setTimeout as wait } from 'node:timers/promises'
import type { TcpProxy } from '../../api/testing/tcpProxy'
import type { Random } from '../random'
import type { Scene } from '../scene'
import type { Story } from '../story'

async function breakOne(line: TcpProxy, random: Random): Promise<void> {
  const actions: (() => void)[] = [
    () => line.cut(),
    () => line.reset(),
    () => line.swallow(),
    () => line.swallow('responses'),
    () => line.refuse(),
    () => line.delay(random.between(20, 400)),
  ]
  random.pick(actions)()
  await wait(random.between(200, 4_000))
  line.restore()
  // Swallowed bytes stay lost. The connection is reset, like after the restart of a router.
  line.reset()
}

async function breakLinesOf(
  scene: Scene,
  linesOf: (post: Scene['installation']['proxiedServers'][number]) => TcpProxy,
): Promise<void> {
  await scene.underLoad(async () => {
    for (let round = 0; round < scene.rounds; round += 1) {
      await scene.progress(5)
      await breakOne(linesOf(scene.random.pick(scene.installation.proxiedServers)), scene.random)
    }
    await scene.progress(10)
  })
}

export const breakDatabaseLines: Story = {
  name: 'lines to the database cut, reset, slow, swallowing',
  on: 'postgres',
  rounds: { short: 4, long: 60 },
  run: (scene) => breakLinesOf(scene, ({ databaseLine }) => databaseLine!),
}

export const breakClientLines: Story = {
  name: 'lines to the clients cut, reset, slow, swallowing',
  on: 'postgres',
  rounds: { short: 4, long: 60 },
  run: (scene) => {
    scene.faultTarget = 'lines'
    return breakLinesOf(scene, ({ clientLine }) => clientLine)
  },
}
