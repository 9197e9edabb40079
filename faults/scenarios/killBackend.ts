import { setTimeout as wait } from 'node:timers/promises'
import type { FaultScenario } from '../scenario'

const serverBackends = `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'
  AND application_name <> 'faults' ORDER BY backend_start`

/** Terminates or kills the process of one connection. After a kill, PostgreSQL ends all connections and recovers. */
export const killBackend: FaultScenario = {
  name: 'a backend killed',
  database: 'postgres',
  rounds: { short: 5, long: 60 },
  run: async (faultRun) => {
    const { random, installation } = faultRun
    const primary = installation.primary!
    await faultRun.underLoad(async () => {
      for (let round = 0; round < faultRun.rounds; round += 1) {
        await faultRun.untilAcknowledged(5)
        await wait(random.between(0, 50))
        const backends = await primary.query<{ pid: number }>(serverBackends)
        if (backends.length === 0) continue
        const { pid } = random.pick(backends)
        if (random.chance(0.8)) await primary.query('SELECT pg_terminate_backend($1)', [pid])
        else kill(pid)
        await primary.untilReady()
      }
      await faultRun.untilAcknowledged(10)
    })
  },
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The backend had ended already.
  }
}
