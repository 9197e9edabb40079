import type { Gender } from '../../shared/cat/animalSchemas'
import { alerts } from '../../shared/health/alerts/alerts'
import type { Entry } from '../../shared/health/answers/entry'
import { HISTORY_DAYS, pastEntries } from '../../shared/health/history/pastEntries'
import type { TimedWeighing } from '../../shared/health/history/timedWeighing'
import { WATCHED_ENTRIES } from '../../shared/health/watches/entryWatches'
import { raiseWatches } from '../../shared/health/watches/raiseWatches'
import { shownWatches, watches } from '../../shared/health/watches/watches'
import { type Day, RUN_IN_DAYS } from './histories'

export interface Alarm {
  rule: string
  level: 'red' | 'amber' | 'info'
  isWatch: boolean
}

export interface ShownDay {
  hasEntry: boolean
  raised: Alarm[]
}

/**
 * Yields what the owner is shown on each day after the run-in: an hour after the day's entry, or
 * in the evening of a day without one. Alerts count on the day of their entry only.
 */
export function* shownDays(history: readonly Day[], gender: Gender): Generator<ShownDay> {
  const entries: Entry[] = []
  const weighings: TimedWeighing[] = []
  let isRequested = false
  for (const [index, { day, entry, weighing, requestedWeighing }] of history.entries()) {
    if (entry) entries.unshift(entry)
    const shownWeighing = weighing ?? (isRequested ? requestedWeighing : null)
    if (shownWeighing) weighings.unshift(shownWeighing)
    if (index < RUN_IN_DAYS) continue
    const input = {
      name: 'Minette',
      gender,
      history: pastEntries(entries.slice(0, HISTORY_DAYS + 2)),
      lossSeenOn: null,
      entries: entries.slice(0, WATCHED_ENTRIES),
      weighings,
      courses: [],
      limits: [],
      putAside: {},
      now: new Date(`${day}T${entry ? '19' : '21'}:00:00Z`),
      today: day,
      timeZone: 'UTC',
    }
    const dayWatches = shownWatches(watches(input))
    isRequested = raiseWatches(input).some(({ facts }) => facts?.weighing === 'tomorrow')
    yield {
      hasEntry: entry !== null,
      raised: [
        ...(entry ? raisedAlerts(entries) : []),
        ...dayWatches.map(({ rule, level }) => ({ rule, level, isWatch: true })),
      ],
    }
  }
}

const raisedAlerts = (newestFirst: readonly Entry[]): Alarm[] =>
  alerts(newestFirst).flatMap(({ rule, severity }) =>
    severity === 'green' ? [] : [{ rule, level: severity, isWatch: false }],
  )
