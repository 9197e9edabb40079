import type { Reason } from './reasons'
import type { WatchLevel, WatchRule } from './rule'
import type { WatchFacts } from './watchMessages'

/** A watch whose condition holds, before its words. */
export interface RaisedWatch {
  rule: WatchRule
  level: WatchLevel
  reasons: Reason[]
  facts?: WatchFacts
}
