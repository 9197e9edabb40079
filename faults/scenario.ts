import type { FaultRun } from './faultRun'

export interface FaultScenario {
  name: string
  /** The database of the scenario. On PostgreSQL, two server processes run. */
  database: ScenarioDatabase
  /** `short` holds for `npm test`; 0 skips the scenario there. */
  rounds: { short: number; long: number }
  /** Runs the scenario. Returns the reason as a text if it cannot run on this machine. */
  run(faultRun: FaultRun): Promise<string | void>
}

/** The databases, in the order in which their scenarios run. */
export const scenarioDatabases = {
  postgres: { isEmbedded: false, isDiskSmall: false },
  'postgres on a small disk': { isEmbedded: false, isDiskSmall: true },
  embedded: { isEmbedded: true, isDiskSmall: false },
  'embedded on a small disk': { isEmbedded: true, isDiskSmall: true },
}
export type ScenarioDatabase = keyof typeof scenarioDatabases
