import { commitLocalUpdate, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import { expect, test } from 'vitest'
import { marksOf } from '#shared/health/period/strips'
import type { PendingChange, PendingEntry } from '../queue/rows'
import { writeField } from '../store/writeField'
import { offlineEnvironment } from '../testing/offlineEnvironment'
import { draft, usualAnswers, now, pendingBase, yesterday } from '../testing/pendingChanges'
import { applyPending } from './applyPending'

/** A watch of the weight, and one of entries that are not the newest any more. */
const storedWatches = [
  {
    rule: 'energy-very-low',
    level: 'amber',
    hidden: false,
    putAsideUntil: null,
    lines: [],
    reasons: [],
  },
  {
    rule: 'weight-loss',
    level: 'amber',
    hidden: false,
    putAsideUntil: '2025-03-15T08:00:00.000Z',
    lines: [{ segments: [{ text: 'Perte', bold: true }] }],
    reasons: [{ day: '2025-03-01', label: '4,2 kg' }],
  },
]

/**
 * Returns the fields that screens read of a cat with a stored entry of yesterday: while changes are pending, and after.
 */
function readShown(pending: PendingEntry[], { hasMore = false } = {}) {
  const environment = offlineEnvironment()
  commitLocalUpdate(environment, (store) => {
    const animal = store
      .create('mistigri', 'Animal')
      .setValue('4.2', 'weight')
      .setValue('mistigri', 'uuid')
    store.getRoot().setLinkedRecord(animal, 'animal', { uuid: 'mistigri' })
    writeField(store, animal, 'measurements', { edges: [{ node: yesterday }] }, { first: 9 })
    writeField(store, animal, '__HistoryList_measurements_connection', {
      edges: [{ node: yesterday }],
      pageInfo: { hasNextPage: hasMore },
    })
    writeField(store, animal, 'watches', storedWatches, { includeHidden: true })
    writeField(
      store,
      animal,
      'strips',
      { first: '2025-03-10', ...marksOf(() => ['missing', 'green']) },
      { last: 90 },
    )
  })
  let seen: unknown
  const look = (store: RecordSourceProxy) => (seen = screen(store.get('mistigri')!))
  const overlay = environment.applyUpdate({
    storeUpdater: (store) => {
      applyPending(store, pending, now)
      look(store)
    },
  })
  const withPending = seen
  overlay.dispose()
  commitLocalUpdate(environment, look)
  return { withPending, once: seen }
}

function screen(animal: RecordProxy) {
  const entriesOf = (list: RecordProxy) =>
    list
      .getLinkedRecords('edges')
      .map((edge) => edge.getLinkedRecord('node'))
      .map((entry) => [
        entry.getValue('uuid'),
        entry.getValue('vomiting'),
        entry.getValue('addedOn'),
      ])
      .map((fields) => fields.filter((field) => field != null).join(' '))
  const strips = animal.getLinkedRecord('strips', { last: 90 })
  return {
    entries: entriesOf(animal.getLinkedRecord('measurements', { first: 9 })),
    history: entriesOf(animal.getLinkedRecord('__HistoryList_measurements_connection')),
    vomiting: animal.getLinkedRecord('dailyStatus')?.getValue('vomiting'),
    alerts: animal.getLinkedRecords('alerts')?.map((alert) => alert.getValue('rule')),
    watches: animal
      .getLinkedRecords('watches', { includeHidden: true })
      ?.map(
        (watch) =>
          `${String(watch.getValue('rule'))} ${String(watch.getValue('level'))} ${String(watch.getValue('hidden'))}`,
      ),
    owners: animal.getLinkedRecords('watches')?.map((watch) => watch.getValue('message')),
    strip: [strips.getValue('first'), strips.getValue('vomiting')],
  }
}

const serverFields = {
  entries: ['yesterday 0'],
  history: ['yesterday 0'],
  vomiting: undefined,
  alerts: undefined,
  watches: ['energy-very-low amber false', 'weight-loss amber false'],
  owners: undefined,
  strip: ['2025-03-10', ['missing', 'green']],
}

test('a draft is the first entry, judged with the one before it, until it is sent', () => {
  const { withPending, once } = readShown([draft({ vomiting: 3 })])
  expect(withPending).toEqual({
    entries: ['today 3', 'yesterday 0'],
    history: ['today 3', 'yesterday 0'],
    vomiting: 'red',
    alerts: ['vomiting-frequent'],
    watches: ['weight-loss amber true'],
    owners: [],
    strip: ['2025-03-10', ['missing', 'green', 'red']],
  })
  expect(once).toEqual(serverFields)
})

test('an edit, and a draft for a day that has an entry, replace its answers', () => {
  const edit: PendingEntry = {
    ...draft({}),
    kind: 'edit',
    measurementId: 'yesterday',
    method: 'POST',
    url: '/graphql',
    data: { id: 'x', variables: { input: { ...usualAnswers, vomiting: 2 } } },
    maxRetries: 3,
  }
  expect(readShown([edit]).withPending).toMatchObject({
    entries: ['yesterday 2'],
    history: ['yesterday 2'],
    vomiting: 'amber',
    alerts: ['vomiting-two-today'],
  })
  expect(readShown([draft({ day: '2025-03-11', vomiting: 2 })]).withPending).toMatchObject({
    entries: ['yesterday 2'],
  })
})

test('a draft that was sent is shown until the server’s entry has its id, which is newer', () => {
  const sent = draft({ vomiting: 3, syncStatus: 'synced' })
  expect(readShown([sent]).withPending).toMatchObject({ entries: ['today 3', 'yesterday 0'] })
  expect(
    readShown([{ ...sent, uuid: 'yesterday', day: '2025-03-11' } as PendingEntry]).withPending,
  ).toMatchObject({ entries: ['yesterday 0'] })
})

test('refused changes, and those of another cat, are not shown', () => {
  expect(
    readShown([draft({ vomiting: 3, refusal: { reason: 'trop ancien', field: 'date' } })])
      .withPending,
  ).toEqual(serverFields)
  expect(readShown([draft({ vomiting: 3, animalId: 'pacha' })]).withPending).toEqual(serverFields)
})

test('an entry older than the loaded part of the history is not inserted', () => {
  const older = draft({ uuid: 'older', day: '2025-03-05', date: '2025-03-05T08:00:00.000Z' })
  expect(readShown([older], { hasMore: true }).withPending).toMatchObject({
    history: ['yesterday 0'],
  })
  // The journal shows when a forgotten day was added.
  expect(readShown([older]).withPending).toMatchObject({
    history: ['yesterday 0', 'older 0 2025-03-12'],
  })
})

test('watches are raised by the same rules; those of the weight stay as they were stored', () => {
  const failing = draft({ quickHydrationValue: 'less', appetite: 2, vomiting: 1, lethargy: 1 })
  expect(readShown([failing]).withPending).toMatchObject({
    watches: ['several-signs red false', 'energy-very-low red false', 'weight-loss amber true'],
    owners: [expect.stringMatching(/^Plusieurs signes/), expect.stringMatching(/^Énergie/)],
  })
  expect(readShown([draft({ vomiting: 1, lethargy: 2 })]).withPending).toMatchObject({
    watches: ['several-signs amber false', 'weight-loss amber false'],
    owners: [expect.stringMatching(/^Plusieurs signes/)],
  })
})

const limits = [
  { part: 'weight', value: '3.5', days: null, since: '2025-03-11' },
  { part: 'urinations', value: '6', days: null, since: '2025-03-12' },
]

/** A cat whose owner accepted these limits. */
function applyWithLimits(pending: PendingChange[], accepted: typeof limits) {
  const environment = offlineEnvironment()
  let seen: unknown
  commitLocalUpdate(environment, (store) => {
    const animal = store
      .create('mistigri', 'Animal')
      .setValue('mistigri', 'uuid')
      .setValue('2025-03-12', 'today')
      .setValue('3.6', 'weight')
    store.getRoot().setLinkedRecord(animal, 'animal', { uuid: 'mistigri' })
    writeField(
      store,
      animal,
      'measurements',
      { edges: [{ node: { ...yesterday, urination: 6, urinationBallSize: 'medium' } }] },
      { first: 9 },
    )
    writeField(store, animal, 'weightCurve', {
      points: [{ day: '2025-03-11', weight: '3.6' }],
      changes: [],
    })
    writeField(store, animal, 'vetLimits', accepted)
    applyPending(store, pending, now)
    const [latest] = animal
      .getLinkedRecord('measurements', { first: 9 })
      .getLinkedRecords('edges')
      .map((edge) => edge.getLinkedRecord('node'))
    seen = {
      urination: animal.getLinkedRecord('dailyStatus')?.getValue('urination'),
      usual: latest!.getValue('usualUrinations'),
      watches: animal
        .getLinkedRecords('watches', { includeHidden: true })
        ?.map((watch) => watch.getValue('rule')),
    }
  })
  return seen
}

test('the vet’s accepted numbers apply on the device too; a draft keeps those of its day', () => {
  const pending: PendingChange[] = [
    draft({ urination: 6, urinationBallSize: 'medium' }),
    { ...pendingBase, id: 2, kind: 'weighing', uuid: 'w', content: { weight: '3.4' } },
  ]
  expect(applyWithLimits(pending, limits)).toEqual({
    urination: 'green',
    usual: 6,
    watches: ['weight-under-threshold', 'weight-drop'],
  })
  expect(applyWithLimits(pending, [])).toEqual({
    urination: 'amber',
    usual: null,
    watches: ['weight-drop'],
  })
})

test('a pending weighing counts for its day only if no later one of that day is stored', () => {
  const weightOf = (storedDate: string | null) => {
    const environment = offlineEnvironment()
    let weight: unknown
    commitLocalUpdate(environment, (store) => {
      const animal = store
        .create('mistigri', 'Animal')
        .setValue('mistigri', 'uuid')
        .setValue('2025-03-12', 'today')
        .setValue('4.2', 'weight')
        .setValue('Europe/Paris', 'timeZone')
      store.getRoot().setLinkedRecord(animal, 'animal', { uuid: 'mistigri' })
      writeField(store, animal, 'weightCurve', {
        points: [{ day: '2025-03-11', date: storedDate, weight: '4.2' }],
        changes: [],
      })
      const noon = { day: '2025-03-11', date: '2025-03-11T11:00:00.000Z' }
      const pending: PendingChange = {
        ...pendingBase,
        ...noon,
        id: 1,
        kind: 'weighing',
        uuid: 'w2',
        content: { weight: '4.05' },
      }
      applyPending(store, [pending], now)
      weight = animal.getValue('weight')
    })
    return weight
  }
  expect(weightOf('2025-03-11T17:00:00.000Z')).toBe('4.2')
  expect(weightOf('2025-03-11T07:00:00.000Z')).toBe('4.05')
  // A former build stored the curve without dates.
  expect(weightOf(null)).toBe('4.05')
})

test('answers that were written before those of the server do not replace them', () => {
  const edit = (answeredAt: string): PendingEntry => ({
    ...draft({}),
    kind: 'edit',
    measurementId: 'yesterday',
    method: 'POST',
    url: '/graphql',
    maxRetries: 3,
    data: { id: 'x', variables: { input: { ...usualAnswers, vomiting: 4, answeredAt } } },
  })
  expect(readShown([edit('2025-03-11T09:00:00.000Z')]).withPending).toMatchObject({
    entries: ['yesterday 4'],
  })
  expect(readShown([edit('2025-03-11T07:00:00.000Z')]).withPending).toMatchObject({
    entries: ['yesterday 0'],
  })
})
