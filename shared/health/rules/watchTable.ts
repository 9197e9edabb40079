import { keysOf } from '../../base/keysOf'
import { careWatchRows } from './careWatchRows'
import { signWatchRows } from './signWatchRows'
import { stoolWatchRows } from './stoolWatchRows'
import { vetWatchRows } from './vetWatchRows'
import type { WatchRow } from './watchRow'
import { weightWatchRows } from './weightWatchRows'

/**
 * The rules of watches, which cover what the alerts do not (product/watches 1.1), in the order on
 * screen within one level.
 */
export const watchTable = {
  ...signWatchRows,
  ...weightWatchRows,
  ...stoolWatchRows,
  ...careWatchRows,
  ...vetWatchRows,
}

export const watchRow = (rule: WatchRule): WatchRow => watchTable[rule]

export type WatchRule = keyof typeof watchTable

export const watchRules = keysOf(watchTable)

/** Returns whether this build has the rule: a newer server, or a newer build's pending change, may name another. */
export const isWatchRule = (rule: string): rule is WatchRule => Object.hasOwn(watchTable, rule)
