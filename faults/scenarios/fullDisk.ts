import { spawnSync } from 'node:child_process'
import { rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FaultScenario } from '../scenario'

const pageBytes = 4096

const run: FaultScenario['run'] = async (faultRun) => {
  const { random, counts, findings, installation } = faultRun
  const folder = installation.dataFolder
  const filler = join(folder, 'filler')
  await faultRun.underLoad(async () => {
    for (let round = 0; round < faultRun.rounds; round += 1) {
      await faultRun.untilAcknowledged(10)
      const before = counts.unavailable
      const { bavail, bsize } = statfsSync(folder)
      spawnSync('fallocate', [
        '-l',
        String(bavail * bsize - random.pick([0, 0, 8]) * pageBytes),
        filler,
      ])
      // The disk stays full until a save has failed, and a while longer.
      for (let tries = 0; tries < 400 && counts.unavailable === before; tries += 1) await wait(50)
      if (counts.unavailable === before) findings.push('the disk was full, but no save failed')
      await wait(random.between(500, 2_500))
      rmSync(filler)
      await installation.repair()
    }
    await faultRun.untilAcknowledged(20)
  })
}

// The short run skips it: the moment of the first failure depends on the preallocated log segments.
const rounds = { short: 0, long: 10 }

export const fullDiskOfPostgres: FaultScenario = {
  name: 'PostgreSQL’s disk full',
  database: 'postgres on a small disk',
  rounds,
  run,
}

export const fullDiskEmbedded: FaultScenario = {
  name: 'the embedded database’s disk full',
  database: 'embedded on a small disk',
  rounds,
  run,
}
