import { pastEntries } from '../health/history/pastEntries'
import type { WatchLevel } from '../health/rules/watchRow'
import type { WatchRule } from '../health/rules/watchTable'
import type { WatchInput } from '../health/watches/raiseWatches'
import type { Health } from './shiftedThresholds'
import { calmInput } from './watchInput'

/** Returns the result at the threshold, and the result one step beyond it. */
export type Edge = (n: number, health: Health) => [boolean, boolean]

/** Returns a watch's level, or null. */
export const levelOf = (
  { watches }: Health,
  rule: WatchRule,
  given: Partial<WatchInput>,
): WatchLevel | null =>
  watches({ ...calmInput, history: pastEntries(given.entries ?? []), ...given }).find(
    (watch) => watch.rule === rule,
  )?.level ?? null
