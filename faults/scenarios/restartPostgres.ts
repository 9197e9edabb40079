import { setTimeout as wait } from 'node:timers/promises'
import type { FaultScenario } from '../scenario'

/** Stops PostgreSQL without a checkpoint, like `pg_ctl restart -m immediate`. It recovers at its start. */
export const restartPostgres: FaultScenario = {
  name: 'immediate restart of PostgreSQL',
  database: 'postgres',
  rounds: { short: 2, long: 20 },
  run: async (faultRun) => {
    const primary = faultRun.installation.primary!
    await faultRun.underLoad(async () => {
      for (let round = 0; round < faultRun.rounds; round += 1) {
        await faultRun.untilAcknowledged(10)
        await primary.stop('immediate')
        await wait(faultRun.random.between(0, 1_500))
        await primary.start()
      }
      await faultRun.untilAcknowledged(10)
    })
  },
}
