import { setTimeout as wait } from 'node:timers/promises'
import type { Story } from '../story'

const tables = ['measurements', 'animals', 'refresh_families', 'users']
/** The lock lasts longer than a client's time-out. */
const lockedMs = 13_000

/** An operator's transaction locks a table and stays open. */
export const lockTable: Story = {
  name: 'a table locked',
  on: 'postgres',
  rounds: { short: 1, long: 8 },
  run: async (scene) => {
    const primary = scene.installation.primary!
    const { counts, findings } = scene
    await scene.underLoad(async () => {
      for (let round = 0; round < scene.rounds; round += 1) {
        await scene.progress(10)
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
      await scene.progress(10)
    })
  },
}
