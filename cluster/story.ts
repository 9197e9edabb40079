import type { Scene } from '../faults/scene'
import type { Cluster } from './cluster'

export interface ClusterStory {
  name: string
  rounds: number
  run(scene: Scene<Cluster>): Promise<void>
}
