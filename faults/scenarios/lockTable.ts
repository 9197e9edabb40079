import { setTimeout as wait } from 'node:timers/promises'
import type { FaultScenario } from '../scenario'

const tables = ['measurements', 'animals', 'refresh_families', 'users']
/** The lock lasts longer than a client's time-out. */
const lockedMs = 13_000

/** An operator's transaction locks a table and stays open. */
export const lockTable: FaultScenario = {
  name: 'a table locked',
  database: 'postgres',
  rounds: { short: 1, long: 8 },
  run: async (faultRun) => {
    const primary = faultRun.installation.primary!
    const { counts, findings } = faultRun
    await faultRun.underLoad(async () => {
      for (let round = 0; round < faultRun.rounds; round += 1) {
        await faultRun.untilAcknowledged(10)
        const before = counts.unavailable
        const table = tables[round % tables.length]
        await primary.connected(async (client) => {
          await client.query('BEGIN')
          await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
          await wait(lockedMs)
          await client.query('ROLLBACK')
        })
        if (counts.unavailable === before)
          findings.push(`no request had status 503 while ${table} was locked`)
      }
      await faultRun.untilAcknowledged(10)
    })
  },
}
