import type { Reason } from '../rules/reasons'
import type { WatchLevel, WatchRule } from '../rules/rules'
import type { WatchFacts } from './watchMessages'

/** A watch whose condition holds, without its French text. */
export interface RaisedWatch {
  rule: WatchRule
  level: WatchLevel
  reasons: Reason[]
  facts?: WatchFacts
}
