import {
  commitLocalUpdate,
  Environment,
  Network,
  RecordSource,
  Store,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime'
import { expect, test } from 'vitest'
import { emptyFields } from '#shared/health/answers/entry'
import { groupFlags } from '#shared/health/answers/sentAnswers'
import { marksOf } from '#shared/health/period/strips'
import type { PendingChange, PendingEntry } from '../queue/rows'
import { writeField } from '../store/writeField'
import { applyPending } from './applyPending'

const fine = {
  ...groupFlags(emptyFields),
  appetite: 4,
  vomiting: 0,
  urination: 3,
  lethargy: 3,
  quickHydrationValue: 'normal' as const,
}
const yesterday = {
  id: 'm1',
  uuid: 'yesterday',
  date: '2025-03-11T08:00:00.000Z',
  day: '2025-03-11',
  weight: '4.2',
  revisions: 0,
  ...fine,
}

const draft = (answers: object): PendingEntry => ({
  kind: 'draft',
  id: 1,
  userUuid: 'u',
  animalId: 'mistigri',
  animalName: 'Mistigri',
  uuid: 'today',
  day: '2025-03-12',
  date: '2025-03-12T07:00:00.000Z',
  answeredAt: '2025-03-12T07:00:00.000Z',
  createdAt: '2025-03-12T07:00:00.000Z',
  isOfflineGenerated: true,
  syncStatus: 'pending',
  retryCount: 0,
  refusal: null,
  ...fine,
  ...answers,
})

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

const now = new Date('2025-03-12T08:00:00.000Z')

/**
 * Returns the fields that screens read of a cat with a stored entry of yesterday: while changes are pending, and after.
 */
function shown(waiting: PendingEntry[], { hasMore = false } = {}) {
  const environment = new Environment({
    network: Network.create(() => new Promise(() => {})),
    store: new Store(new RecordSource()),
  })
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
      applyPending(store, waiting, now)
      look(store)
    },
  })
  const withWaiting = seen
  overlay.dispose()
  commitLocalUpdate(environment, look)
  return { withWaiting, once: seen }
}

function screen(animal: RecordProxy) {
  const entriesOf = (list: RecordProxy) =>
    list
      .getLinkedRecords('edges')
      .map((edge) => edge.getLinkedRecord('node'))
      .map((entry) => `${String(entry.getValue('uuid'))} ${String(entry.getValue('vomiting'))}`)
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

const asTheServerSaid = {
  entries: ['yesterday 0'],
  history: ['yesterday 0'],
  vomiting: undefined,
  alerts: undefined,
  watches: ['energy-very-low amber false', 'weight-loss amber false'],
  owners: undefined,
  strip: ['2025-03-10', ['missing', 'green']],
}

test('a draft is the first entry, judged with the one before it, until it is sent', () => {
  const { withWaiting, once } = shown([draft({ vomiting: 3 })])
  expect(withWaiting).toEqual({
    entries: ['today 3', 'yesterday 0'],
    history: ['today 3', 'yesterday 0'],
    vomiting: 'red',
    alerts: ['vomiting-frequent'],
    watches: ['weight-loss amber true'],
    owners: [],
    strip: ['2025-03-10', ['missing', 'green', 'red']],
  })
  expect(once).toEqual(asTheServerSaid)
})

test('an edit, and a draft for a day that has an entry, take the place of its answers', () => {
  const edit: PendingEntry = {
    ...draft({}),
    kind: 'edit',
    measurementId: 'yesterday',
    method: 'POST',
    url: '/graphql',
    data: { id: 'x', variables: { input: { ...fine, vomiting: 2 } } },
    maxRetries: 3,
  }
  expect(shown([edit]).withWaiting).toMatchObject({
    entries: ['yesterday 2'],
    history: ['yesterday 2'],
    vomiting: 'amber',
    alerts: ['vomiting-two-today'],
  })
  expect(shown([draft({ day: '2025-03-11', vomiting: 2 })]).withWaiting).toMatchObject({
    entries: ['yesterday 2'],
  })
})

test('a draft that was sent is shown until the server’s entry has its id, which is newer', () => {
  const sent = draft({ vomiting: 3, syncStatus: 'synced' })
  expect(shown([sent]).withWaiting).toMatchObject({ entries: ['today 3', 'yesterday 0'] })
  expect(
    shown([{ ...sent, uuid: 'yesterday', day: '2025-03-11' } as PendingEntry]).withWaiting,
  ).toMatchObject({ entries: ['yesterday 0'] })
})

test('what was refused waits for the person, and what is another cat’s is not this one’s', () => {
  expect(
    shown([draft({ vomiting: 3, refusal: { reason: 'trop ancien', field: 'date' } })]).withWaiting,
  ).toEqual(asTheServerSaid)
  expect(shown([draft({ vomiting: 3, animalId: 'pacha' })]).withWaiting).toEqual(asTheServerSaid)
})

test('what is older than the part of the history that was read has no place in it yet', () => {
  const older = draft({ uuid: 'older', day: '2025-03-05', date: '2025-03-05T08:00:00.000Z' })
  expect(shown([older], { hasMore: true }).withWaiting).toMatchObject({ history: ['yesterday 0'] })
  expect(shown([older]).withWaiting).toMatchObject({ history: ['yesterday 0', 'older 0'] })
})

test('watches are raised by the same rules; those of the weight stay as they were stored', () => {
  const failing = draft({ quickHydrationValue: 'less', appetite: 2, vomiting: 1, lethargy: 1 })
  expect(shown([failing]).withWaiting).toMatchObject({
    watches: ['several-signs red false', 'energy-very-low red false', 'weight-loss amber true'],
    owners: [expect.stringMatching(/^Plusieurs signes/), expect.stringMatching(/^Énergie/)],
  })
  expect(shown([draft({ vomiting: 1, lethargy: 2 })]).withWaiting).toMatchObject({
    watches: ['several-signs amber false', 'weight-loss amber false'],
    owners: [expect.stringMatching(/^Plusieurs signes/)],
  })
})

const limits = [
  { part: 'weight', value: '3.5', days: null, since: '2025-03-11' },
  { part: 'urinations', value: '6', days: null, since: '2025-03-12' },
]

/** A cat whose owner accepted these limits. */
function agreed(waiting: PendingChange[], accepted: typeof limits) {
  const environment = new Environment({
    network: Network.create(() => new Promise(() => {})),
    store: new Store(new RecordSource()),
  })
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
    applyPending(store, waiting, now)
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

test('numbers that were accepted from the vet are judged by here too: a draft keeps those of its day', () => {
  const waiting: PendingChange[] = [
    draft({ urination: 6, urinationBallSize: 'medium' }),
    { ...waits, id: 2, kind: 'weighing', uuid: 'w', content: { weight: '3.4' } },
  ]
  expect(agreed(waiting, limits)).toEqual({
    urination: 'green',
    usual: 6,
    watches: ['weight-under-threshold', 'weight-loss'],
  })
  expect(agreed(waiting, [])).toEqual({ urination: 'amber', usual: null, watches: ['weight-loss'] })
})

const waits = {
  userUuid: 'u',
  animalId: 'mistigri',
  animalName: 'Mistigri',
  day: '2025-03-12',
  createdAt: now.toISOString(),
  date: now.toISOString(),
  retryCount: 0,
  refusal: null,
}
const noted = { treatmentUuid: 't', day: '2025-03-12', time: '08:00', outcome: 'given' as const }
const dose = (uuid: string): PendingChange => ({
  ...waits,
  id: 1,
  kind: 'dose',
  uuid,
  content: { ...noted, treatmentName: 'Semintra' },
})
const undone = (uuid: string): PendingChange => ({
  ...waits,
  id: 2,
  kind: 'undoneDose',
  uuid,
  content: { treatmentName: 'Semintra' },
})

/** A cat with a stored dose. */
function care(waiting: PendingChange[]) {
  const environment = new Environment({
    network: Network.create(() => new Promise(() => {})),
    store: new Store(new RecordSource()),
  })
  let seen: unknown
  commitLocalUpdate(environment, (store) => {
    const animal = store
      .create('mistigri', 'Animal')
      .setValue('mistigri', 'uuid')
      .setValue('2025-03-12', 'today')
    store.getRoot().setLinkedRecord(animal, 'animal', { uuid: 'mistigri' })
    writeField(store, animal, 'measurements', { edges: [{ node: yesterday }] }, { first: 9 })
    const plan = { kind: 'days', everyDays: 1, shortestHours: null }
    writeField(store, animal, 'treatments', [
      {
        uuid: 't',
        course: 't',
        kind: 'fluids',
        name: 'Semintra',
        addedOn: '2025-03-01',
        firstDay: '2025-03-12',
        plan,
      },
    ])
    animal
      .getLinkedRecords('treatments')[0]!
      .getLinkedRecord('plan')
      .setValue(['08:00', '20:00'], 'times')
    writeField(
      store,
      animal,
      'doses',
      { edges: [{ node: { ...noted, uuid: 'stored', at: '2025-03-12T07:00:00.000Z' } }] },
      { first: 150 },
    )
    applyPending(store, waiting, now)
    const count = animal.getLinkedRecord('careToday')
    seen = {
      doses: animal
        .getLinkedRecord('doses', { first: 150 })
        ?.getLinkedRecords('edges')
        ?.map((edge) => edge.getLinkedRecord('node')?.getValue('uuid')),
      count: count && [count.getValue('noted'), count.getValue('planned')],
      fluidDays: animal.getValue('fluidDays'),
      watches: animal
        .getLinkedRecords('watches', { includeHidden: true })
        ?.map((watch) => watch.getValue('rule')),
      putAside: animal
        .getLinkedRecords('watches', { includeHidden: true })
        ?.map((watch) => watch.getValue('putAsideUntil')),
    }
  })
  return seen
}

test('a pending dose is given, counted, and doubled if another phone’s is stored; one that is taken back is not', () => {
  expect(care([dose('here')])).toMatchObject({
    doses: ['here', 'stored'],
    count: [1, 2],
    fluidDays: ['2025-03-12'],
    watches: ['dose-doubled'],
  })
  expect(care([dose('stored')])).toMatchObject({ doses: ['stored'], watches: [] })
  expect(care([undone('stored')])).toMatchObject({
    doses: [],
    count: [0, 2],
    fluidDays: [],
    watches: [],
  })
})

test('a watch that was put aside here stays away for 7 days from when it was seen', () => {
  const seen: PendingChange = {
    ...waits,
    id: 3,
    kind: 'seenWatch',
    uuid: 's',
    content: { rule: 'dose-doubled', level: 'red' },
  }
  expect(care([dose('here'), seen])).toMatchObject({ putAside: ['2025-03-19T08:00:00.000Z'] })
})

const typed = (value: string, day = '2025-03-12') => ({
  day,
  values: [{ quantity: 'creatinine' as const, value, unit: 'mg/L' }],
  fasting: 'yes' as const,
  hydrated: 'unknown' as const,
})
const lab = (
  kind: 'labResult' | 'correctedLabResult',
  uuid: string,
  content: ReturnType<typeof typed>,
): PendingChange => ({ ...waits, id: 4, kind, uuid, content })

/** A cat with stored results, of 10 March and of a month before. */
function labs(...waiting: PendingChange[]) {
  const environment = new Environment({
    network: Network.create(() => new Promise(() => {})),
    store: new Store(new RecordSource()),
  })
  let seen: unknown
  commitLocalUpdate(environment, (store) => {
    const animal = store
      .create('mistigri', 'Animal')
      .setValue('mistigri', 'uuid')
      .setValue('2025-03-12', 'today')
    store.getRoot().setLinkedRecord(animal, 'animal', { uuid: 'mistigri' })
    writeField(store, animal, 'labResults', [
      { uuid: 'new', ...typed('20', '2025-03-10') },
      { uuid: 'old', ...typed('20', '2025-02-10') },
    ])
    writeField(store, animal, 'labResults', [], { first: 3 })
    writeField(store, animal, 'iris', { stage: 2, because: null, message: 'Stade IRIS 2.' })
    applyPending(store, waiting, now)
    const shown = (args?: { first: number }) =>
      animal
        .getLinkedRecords('labResults', args)
        ?.map(
          (result) =>
            `${String(result.getValue('uuid'))} ${String(result.getLinkedRecords('values')?.[0]?.getValue('value'))}`,
        )
    const iris = animal.getLinkedRecord('iris')
    seen = {
      all: shown(),
      newest: shown({ first: 3 }),
      stage: iris?.getValue('stage') ?? iris?.getValue('because'),
    }
  })
  return seen
}

test('a result that waits is in the list by its day, corrected and deleted as it will be, with the stage that this gives', () => {
  const gone: PendingChange = {
    ...waits,
    id: 5,
    kind: 'deletedLabResult',
    uuid: 'old',
    content: { values: [] },
  }
  const added = lab('labResult', 'here', typed('21', '2025-02-20'))
  expect(labs(added)).toEqual({
    all: ['new 20', 'here 21', 'old 20'],
    newest: ['new 20', 'here 21', 'old 20'],
    stage: 2,
  })
  expect(labs(added, lab('labResult', 'same', typed('22', '2025-03-10')))).toMatchObject({
    all: ['same 22', 'new 20', 'here 21', 'old 20'],
    newest: ['same 22', 'new 20', 'here 21'],
  })
  expect(labs(lab('labResult', 'new', typed('99', '2025-03-10')))).toMatchObject({
    all: ['new 20', 'old 20'],
  })
  expect(labs(lab('correctedLabResult', 'old', typed('40', '2025-03-11')))).toMatchObject({
    all: ['old 40', 'new 20'],
    stage: 'one-result',
  })
  expect(labs(added, lab('correctedLabResult', 'here', typed('30', '2025-02-20')))).toMatchObject({
    all: ['new 20', 'here 30', 'old 20'],
    stage: 'disagreement',
  })
  expect(labs(gone)).toMatchObject({ all: ['new 20'], stage: 'one-result' })
  expect(labs({ ...gone, refusal: { reason: 'non', field: null } })).toMatchObject({
    all: ['new 20', 'old 20'],
  })
})

test('a pending weighing has no author yet, and the others keep theirs', () => {
  const environment = new Environment({
    network: Network.create(() => new Promise(() => {})),
    store: new Store(new RecordSource()),
  })
  let seen: unknown
  commitLocalUpdate(environment, (store) => {
    const animal = store
      .create('mistigri', 'Animal')
      .setValue('mistigri', 'uuid')
      .setValue('2025-03-12', 'today')
    store.getRoot().setLinkedRecord(animal, 'animal', { uuid: 'mistigri' })
    writeField(store, animal, 'weights', [
      {
        uuid: 'stored',
        weight: '4.2',
        date: '2025-03-10T08:00:00.000Z',
        by: 'Camille',
        isRemovable: false,
      },
    ])
    applyPending(
      store,
      [{ ...waits, id: 6, kind: 'weighing', uuid: 'here', content: { weight: '4.1' } }],
      now,
    )
    seen = animal
      .getLinkedRecords('weights')
      ?.map((weight) => ['uuid', 'by', 'isRemovable'].map((name) => weight.getValue(name)))
  })
  expect(seen).toEqual([
    ['here', null, true],
    ['stored', 'Camille', false],
  ])
})
