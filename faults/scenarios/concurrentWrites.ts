import type { FaultScenario } from '../scenario'

/** Sends each request to both processes at once, with the same id. */
export const oneIdTwice: FaultScenario = {
  name: 'one id at two processes at once',
  database: 'postgres',
  rounds: { short: 3, long: 100 },
  run: async (faultRun) => {
    faultRun.sendsToAll = true
    await faultRun.underLoad(async () => {
      for (let round = 0; round < faultRun.rounds; round += 1) await faultRun.untilAcknowledged(20)
    })
  },
}

/**
 * Each user writes on three phones at once, for the same cats and days, while responses to commits are cut. The rounds
 * change no entry more often than it may have revisions (product/entries 1.5).
 */
export const threePhones: FaultScenario = {
  name: 'three phones of one person at once',
  database: 'postgres',
  rounds: { short: 5, long: 30 },
  run: async (faultRun) => {
    faultRun.phones = 3
    faultRun.days = 3
    await faultRun.underLoad(async () => {
      for (let round = 0; round < faultRun.rounds; round += 1) {
        await faultRun.untilAcknowledged(20)
        faultRun.random.pick(faultRun.installation.proxiedServers).databaseProxy!.reset()
      }
    })
  },
}
