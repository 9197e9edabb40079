import type { Reason } from './reasons'
import type { WatchLevel, WatchRule } from './rule'
import type { WatchFacts } from './watchMessages'

/** A watch whose condition holds, without its French text. */
export interface RaisedWatch {
  rule: WatchRule
  level: WatchLevel
  reasons: Reason[]
  facts?: WatchFacts
}
