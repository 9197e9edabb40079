import { type WatchMatter } from '../rules/watchRow'
import { watchRow, type WatchRule } from '../rules/watchTable'
import { type RecordInstant, inputAt } from './putAside'
import { raiseWatches, type WatchInput } from './raiseWatches'

export const putAsideKinds = ['put_aside', 'seen_by_vet'] as const

/** An answer of the owner to a watch, as it is stored with the cat. */
export interface PutAsideRecord {
  rule: WatchRule
  kind: (typeof putAsideKinds)[number]
  /** YYYY-MM-DD, the owner's calendar day */
  day: string
}

/** A note of the journal about a watch (product/watches 1.9). */
export interface WatchNote {
  /** YYYY-MM-DD */
  day: string
  matter: WatchMatter
  message: string
}

/** The newest answers that are stored with a cat. */
export const ASIDE_LOG_MAX = 50
/** The entries of the journal. */
const NOTED_ENTRIES = 7

const asideWords: Record<PutAsideRecord['kind'], string> = {
  put_aside: 'Mis de côté («\u00a0Vu, merci\u00a0»)',
  seen_by_vet: 'Vu avec le vétérinaire',
}

/** Returns the notes of the journal's days, oldest first: what was put aside, and what ended. */
export function watchNotes(input: WatchInput, log: readonly PutAsideRecord[]): WatchNote[] {
  const oldest = input.entries.slice(0, NOTED_ENTRIES).at(-1)?.day ?? input.today
  const answered = log
    .filter(({ day }) => day >= oldest)
    .map(({ rule, kind, day }) => noteOf(day, rule, asideWords[kind]))
  return [...answered, ...endNotes(input)].toSorted((a, b) => a.day.localeCompare(b.day))
}

function noteOf(day: string, rule: WatchRule, words: string): WatchNote {
  const { matter, name } = watchRow(rule)
  return { day, matter, message: `${words}\u00a0: ${name}` }
}

/**
 * Returns the amber and red watches that an entry or a weighing ended. A watch that another one of
 * its matter replaced has not ended.
 */
function endNotes(input: WatchInput): WatchNote[] {
  const moments = journalMoments(input)
  const watchesByMoment = moments.map((moment) =>
    raiseWatches(inputAt(moment, input)).filter(({ level }) => level !== 'info'),
  )
  return moments.flatMap(({ day, isEntry }, index) => {
    const [previousWatches = [], currentWatches = []] = [
      watchesByMoment[index - 1],
      watchesByMoment[index],
    ]
    const isRaised = (all: typeof currentWatches, rule: WatchRule) =>
      all.some((one) => one.rule === rule)
    const replaced = currentWatches
      .filter(({ rule }) => !isRaised(previousWatches, rule))
      .map(({ rule }) => watchRow(rule).matter)
    return previousWatches
      .filter(
        ({ rule }) => !isRaised(currentWatches, rule) && !replaced.includes(watchRow(rule).matter),
      )
      .map(({ rule }) =>
        noteOf(day, rule, `N’est plus signalé depuis cette ${isEntry ? 'saisie' : 'pesée'}`),
      )
  })
}

/** Returns the entries of the journal, the one before, and the weighings among them, oldest first. */
function journalMoments({ entries, weighings }: WatchInput): RecordInstant[] {
  const journalEntries = entries.slice(0, NOTED_ENTRIES + 1)
  const first = journalEntries.at(-1)
  if (!first) return []
  return [
    ...journalEntries.map(({ date, day }) => ({ instant: date, day, isEntry: true })),
    ...weighings
      .filter(({ date }) => Date.parse(date) > Date.parse(first.date))
      .map(({ date, day }) => ({ instant: date, day, isEntry: false })),
  ].toSorted((a, b) => Date.parse(a.instant) - Date.parse(b.instant))
}
