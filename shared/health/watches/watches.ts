import { messageLines, type MessageLine } from '../alerts/alertMessages'
import { isRed, raisedRules } from '../alerts/raisedRules'
import { comparablePreviousEntry } from '../answers/comparablePreviousEntry'
import type { Entry } from '../answers/entry'
import type { DayBurden, RaisedWatch } from '../rules/raisedWatch'
import type { Reason } from '../rules/reasons'
import { type WatchFacts, type WatchLevel, watchLevels } from '../rules/watchRow'
import { type WatchRule, watchRow, watchRules } from '../rules/watchTable'
import { type PutAsideByRule, putAsideEndByFacts } from './putAside'
import { raiseWatches, type WatchInput } from './raiseWatches'

export interface Watch {
  rule: WatchRule
  level: WatchLevel
  lines: MessageLine[]
  reasons: Reason[]
  /** The entries of `decline`, oldest first (product/watches 2.5). */
  burdens: DayBurden[]
  /**
   * True under a red alert or a red watch: only the vet's page shows it, and marks it
   * (product/watches 1.3)
   */
  hidden: boolean
  /** ISO instant until which the owner dismissed it (product/watches 1.5) */
  putAsideUntil: string | null
}

/** Returns all watches that are raised, worst first (product/watches 1.2). */
export function watches(input: WatchInput & { putAside: PutAsideByRule }): Watch[] {
  const raisedWatches = raiseWatches(input).map((one) =>
    watchOf(one, putAsideEndByFacts(input.putAside[one.rule], one, input)),
  )
  return arrangeWatches(raisedWatches, hasRedAlert(input.entries))
}

/** Adds the French text and the put-aside state to a raised watch. */
export function watchOf(
  { rule, level, reasons, facts = {}, burdens = [] }: RaisedWatch,
  putAsideUntil: string | null,
): Watch {
  return {
    rule,
    level,
    reasons,
    burdens,
    lines: watchLines(rule, level, facts),
    hidden: false,
    putAsideUntil,
  }
}

export function watchLines(rule: WatchRule, level: WatchLevel, facts: WatchFacts): MessageLine[] {
  const { sentence, advice } = watchRow(rule)
  return messageLines(sentence(facts, level), ...[advice(level, facts)].flat())
}

type ArrangedWatch = Pick<Watch, 'rule' | 'level' | 'hidden' | 'putAsideUntil'>

/**
 * Sorts the watches and hides those under a red one. A red watch that was put aside hides nothing.
 */
export function arrangeWatches<Item extends ArrangedWatch>(
  all: readonly Item[],
  hasRedAlert: boolean,
): Item[] {
  const hides =
    hasRedAlert || all.some(({ level, putAsideUntil }) => level === 'red' && putAsideUntil === null)
  const rankOf = ({ level, rule }: Item) =>
    watchLevels.indexOf(level) * watchRules.length + watchRules.indexOf(rule)
  return all
    .map((watch) => ({ ...watch, hidden: hides && watch.level !== 'red' }))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** Returns the watches that the owner's screens show. */
export const shownWatches = <Item extends Pick<Watch, 'hidden' | 'putAsideUntil'>>(
  all: readonly Item[],
): Item[] => all.filter(({ hidden, putAsideUntil }) => !hidden && putAsideUntil === null)

export function hasRedAlert([latest, before]: readonly Entry[]): boolean {
  return (
    latest !== undefined && raisedRules(latest, comparablePreviousEntry(latest, before)).some(isRed)
  )
}
