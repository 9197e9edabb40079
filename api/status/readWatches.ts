import type { PastEntry } from '#shared/health/history/pastEntries'
import type { WatchInput } from '#shared/health/watches/raiseWatches'
import type { Watch } from '#shared/health/watches/watches'
import type { AccountClock } from '../base/accountClock'
import type { Context } from '../graphql/context'
import { shownLimits } from '../graphql/sharedScopes'
import { bothResults, calculateOnce } from '../reading/calculateOnce'
import { careOf } from '../reading/careRows'
import { currentWatches } from '../reading/currentWatches'
import { knownHistory } from '../reading/entryHistory'
import type { RecordRow, WeighingRow } from '../reading/record'
import { curveWeights } from '../weight/readWeights'

export const readWatches = (
  record: RecordRow,
  clock: AccountClock,
  context: Context,
): Watch[] | Promise<Watch[]> =>
  calculateOnce(record, context, {
    key: 'watches',
    read: () => readFacts(record, clock, context),
    calculate: (facts) => currentWatches({ ...record, ...facts }, clock),
  })

type Facts = Pick<WatchInput, 'entries' | 'history' | 'courses' | 'limits'> & {
  weights: readonly WeighingRow[]
}

/** Returns what the rules read. Data that a link hides raises no watch on its page (product/sharing 5.2). */
export function readFacts(
  record: RecordRow,
  clock: AccountClock,
  context: Context,
): Facts | Promise<Facts> {
  const { measurements: entries, link } = record
  const limits = shownLimits(record.vetLimits, link?.hidden)
  const facts = bothResults(
    readHistory(record, context),
    bothResults(
      curveWeights(record, clock, context),
      link?.hidden.has('care') ? [] : careOf(record, clock, context),
    ),
  )
  const factsOf = ([history, [weights, courses]]: Awaited<typeof facts>): Facts => ({
    entries,
    history,
    weights,
    courses,
    limits,
  })
  return facts instanceof Promise ? facts.then(factsOf) : factsOf(facts)
}

/** Returns the entries of two months as the watches compare with them, newest first. */
export const readHistory = (
  record: RecordRow,
  { database, loaders }: Context,
): PastEntry[] | Promise<PastEntry[]> =>
  knownHistory(database, record) ?? loaders.histories.load(record)
