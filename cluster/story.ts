import type { Scene } from '../faults/scene'
import type { Cluster } from './cluster'

export interface ClusterStory {
  name: string
  rounds: number
  tell(scene: Scene<Cluster>): Promise<void>
}
