import type { FaultRun } from './faultRun'

export interface FaultScenario {
  name: string
  /** The database of the scenario. On PostgreSQL, two server processes run. */
  on: ScenarioDatabase
  /** `short` holds for `npm test`; 0 skips the scenario there. */
  rounds: { short: number; long: number }
  /** Runs the scenario. Returns the reason as a text if it cannot run on this machine. */
  run(faultRun: FaultRun): Promise<string | void>
}

export const scenarioDatabases = [
  'postgres',
  'postgres on a small disk',
  'embedded',
  'embedded on a small disk',
] as const
export type ScenarioDatabase = (typeof scenarioDatabases)[number]
