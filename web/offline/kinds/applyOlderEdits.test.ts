import { commitLocalUpdate, type RecordProxy } from 'relay-runtime'
import { expect, test } from 'vitest'
import { addDays } from '#shared/base/time'
import { emptyFields } from '#shared/health/answers/entry'
import { historyText } from '#shared/health/history/historyText'
import { pastEntries } from '#shared/health/history/pastEntries'
import { type DayMark, marksOf } from '#shared/health/period/strips'
import type { PendingEntry } from '../queue/rows'
import { writeField } from '../store/writeField'
import { offlineEnvironment } from '../testing/offlineEnvironment'
import { draft, usualAnswers, now, yesterday } from '../testing/pendingChanges'
import { applyPending } from './applyPending'

/** The correction of an entry that is not among the nine newest. */
const edit = (daysAgo: number, answers: object): PendingEntry => ({
  ...draft({}),
  kind: 'edit',
  day: addDays('2025-03-12', -daysAgo),
  measurementId: `entry-${daysAgo}`,
  method: 'POST',
  url: '/graphql',
  maxRetries: 3,
  data: {
    id: 'x',
    variables: { input: { ...usualAnswers, ...answers, answeredAt: now.toISOString() } },
  },
})

/** Entries of today and the nineteen days before, with a vomiting on some of them. */
const entries = Array.from({ length: 20 }, (_, daysAgo) => {
  const day = addDays('2025-03-12', -daysAgo)
  const vomiting = [1, 4, 7].includes(daysAgo) ? 1 : 0
  const own = { id: `m-${daysAgo}`, uuid: `entry-${daysAgo}`, day, date: `${day}T07:00:00.000Z` }
  return { ...yesterday, ...own, vomiting }
})

const judged = { weightGrams: 4200, usualUrinations: null, usualSince: null }

function readShown(pending: PendingEntry[], hasMore = false) {
  let seen: { watches: unknown[]; vomiting: DayMark[] } | undefined
  commitLocalUpdate(offlineEnvironment(), (store) => {
    const animal = store.create('mistigri', 'Animal').setValue('mistigri', 'uuid')
    for (const [name, value] of Object.entries({ today: '2025-03-12', timeZone: 'Europe/Paris' }))
      animal.setValue(value, name)
    store.getRoot().setLinkedRecord(animal, 'animal', { uuid: 'mistigri' })
    const edges = entries.map((node) => ({ node }))
    writeField(store, animal, 'measurements', { edges: edges.slice(0, 9) }, { first: 9 })
    writeField(store, animal, '__HistoryList_measurements_connection', {
      edges,
      pageInfo: { hasNextPage: hasMore },
    })
    const past = entries.map((entry) => ({ ...emptyFields, ...entry, ...judged }))
    animal.setValue(historyText(pastEntries(past)), 'entryHistory')
    writeField(store, animal, 'watches', [], { includeHidden: true })
    const marks = marksOf(() => entries.map((): DayMark => 'green'))
    writeField(store, animal, 'strips', { first: entries.at(-1)!.day, ...marks }, { last: 90 })
    applyPending(store, pending, now)
    const rules = (list: RecordProxy[]) => list.map((watch) => watch.getValue('rule'))
    seen = {
      watches: rules(animal.getLinkedRecords('watches', { includeHidden: true })),
      vomiting: animal.getLinkedRecord('strips', { last: 90 }).getValue('vomiting'),
    }
  })
  return seen!
}

test('a pending correction of an entry before the nine newest counts for the watches', () => {
  expect(readShown([edit(9, {})]).watches).toEqual([])
  expect(readShown([edit(9, { vomiting: 1 })]).watches).toEqual(['vomiting-often'])
})

test('its day has the mark of the correction; that of the oldest known entry stays the server’s', () => {
  const at = (marks: DayMark[], daysAgo: number) => marks.at(-1 - daysAgo)
  expect(at(readShown([edit(12, { vomiting: 5 })]).vomiting, 12)).toBe('red')
  expect(at(readShown([edit(19, { vomiting: 5 })]).vomiting, 19)).toBe('red')
  expect(at(readShown([edit(19, { vomiting: 5 })], true).vomiting, 19)).toBe('green')
})
