import { setTimeout as wait } from 'node:timers/promises'
import type { TcpProxy } from '../../api/testing/servers/tcpProxy'
import type { FaultRun } from '../faultRun'
import type { RandomSequence } from '../random'
import type { FaultScenario } from '../scenario'

async function breakOne(proxy: TcpProxy, random: RandomSequence): Promise<void> {
  const actions: (() => void)[] = [
    () => proxy.cut(),
    () => proxy.reset(),
    () => proxy.drop(),
    () => proxy.drop('responses'),
    () => proxy.refuse(),
    () => proxy.delay(random.between(20, 400)),
  ]
  random.pick(actions)()
  await wait(random.between(200, 4_000))
  proxy.restore()
  // Swallowed bytes stay lost. The connection is reset, like after the restart of a router.
  proxy.reset()
}

async function breakConnectionsOf(
  faultRun: FaultRun,
  proxyOf: (server: FaultRun['installation']['proxiedServers'][number]) => TcpProxy,
): Promise<void> {
  await faultRun.underLoad(async () => {
    for (let round = 0; round < faultRun.rounds; round += 1) {
      await faultRun.untilAcknowledged(5)
      await breakOne(
        proxyOf(faultRun.random.pick(faultRun.installation.proxiedServers)),
        faultRun.random,
      )
    }
    await faultRun.untilAcknowledged(10)
  })
}

export const breakDatabaseConnections: FaultScenario = {
  name: 'lines to the database cut, reset, slow, swallowing',
  database: 'postgres',
  rounds: { short: 4, long: 60 },
  run: (faultRun) => breakConnectionsOf(faultRun, ({ databaseProxy }) => databaseProxy!),
}

export const breakClientConnections: FaultScenario = {
  name: 'lines to the clients cut, reset, slow, swallowing',
  database: 'postgres',
  rounds: { short: 4, long: 60 },
  run: (faultRun) => {
    faultRun.faultTarget = 'connections'
    return breakConnectionsOf(faultRun, ({ clientProxy }) => clientProxy)
  },
}
