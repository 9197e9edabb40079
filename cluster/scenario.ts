import type { FaultRun } from '../faults/faultRun'
import type { Cluster } from './cluster'

export interface ClusterScenario {
  name: string
  rounds: number
  run(faultRun: FaultRun<Cluster>): Promise<void>
}
