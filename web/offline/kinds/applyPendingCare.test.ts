import { commitLocalUpdate } from 'relay-runtime'
import { expect, test } from 'vitest'
import { addDays } from '#shared/base/time'
import { LOADED_DOSES_MAX } from '#shared/care/course'
import type { LabContent } from '#shared/offline/kinds'
import type { PendingChange } from '../queue/rows'
import { writeField } from '../store/writeField'
import { offlineEnvironment } from '../testing/offlineEnvironment'
import { now, pendingBase, yesterday } from '../testing/pendingChanges'
import { applyPending } from './applyPending'
import { requestOf } from './index'

const noted = { treatmentUuid: 't', day: '2025-03-12', time: '08:00', outcome: 'given' as const }
const dose = (uuid: string): PendingChange => ({
  ...pendingBase,
  id: 1,
  kind: 'dose',
  uuid,
  content: { ...noted, treatmentName: 'Semintra' },
})
const undone = (uuid: string): PendingChange => ({
  ...pendingBase,
  id: 2,
  kind: 'undoneDose',
  uuid,
  content: { treatmentName: 'Semintra' },
})

/** All doses that a device loads but today's, so many a day. */
const olderDoses = (dosesPerDay: number) =>
  Array.from({ length: LOADED_DOSES_MAX - 1 }, (_, index) => {
    const day = addDays(noted.day, -1 - Math.floor(index / dosesPerDay))
    return { ...noted, uuid: `older-${index}`, day, at: `${day}T07:00:00.000Z` }
  })

/** A cat with a stored dose, older ones, and watches that the server raised. */
function care(
  pending: PendingChange[],
  older: ReturnType<typeof olderDoses> = [],
  { everyDays = 1, watches = [] as { rule: string; level: string }[] } = {},
) {
  const environment = offlineEnvironment()
  let seen: unknown
  commitLocalUpdate(environment, (store) => {
    const animal = store
      .create('mistigri', 'Animal')
      .setValue('mistigri', 'uuid')
      .setValue('2025-03-12', 'today')
    store.getRoot().setLinkedRecord(animal, 'animal', { uuid: 'mistigri' })
    writeField(store, animal, 'measurements', { edges: [{ node: yesterday }] }, { first: 9 })
    const plan = { kind: 'days', everyDays, shortestHours: null }
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
    const stored = { ...noted, uuid: 'stored', at: '2025-03-12T07:00:00.000Z' }
    const edges = [stored, ...older].map((node) => ({ node }))
    writeField(store, animal, 'doses', { edges }, { first: LOADED_DOSES_MAX })
    writeField(store, animal, 'watches', watches, { includeHidden: true })
    applyPending(store, pending, now)
    const count = animal.getLinkedRecord('careToday')
    seen = {
      doses: animal
        .getLinkedRecord('doses', { first: LOADED_DOSES_MAX })
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

test('a pending dose is counted, and doubled if another phone’s is stored', () => {
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

test('a pending dose is doubled also if the oldest doses are not loaded, unless too few days are', () => {
  expect(care([dose('here')], olderDoses(3))).toMatchObject({ watches: ['dose-doubled'] })
  expect(care([dose('here')], olderDoses(30))).toMatchObject({ watches: [] })
  // Without those that are taken back, the device has fewer doses, which are still not all.
  const undoneDoses = [undone('older-0'), undone('older-1')]
  expect(care([dose('here'), ...undoneDoses], olderDoses(30))).toMatchObject({ watches: [] })
})

test('missed doses stay as the server counted them, unless all days that count are loaded', () => {
  const watches = [{ rule: 'doses-missed', level: 'info' }]
  const watchesOf = (everyDays: number) =>
    care([dose('here')], olderDoses(3), { everyDays, watches })
  expect(watchesOf(30)).toMatchObject({ watches: ['dose-doubled', 'doses-missed'] })
  expect(watchesOf(1)).toMatchObject({ watches: ['dose-doubled'] })
})

test('a watch that this device put aside stays hidden for 7 days', () => {
  const seen: PendingChange = {
    ...pendingBase,
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
  content: LabContent,
): PendingChange => ({ ...pendingBase, id: 4, kind, uuid, content })

/** A cat with stored results, of 10 March and of a month before. */
function labs(...pending: PendingChange[]) {
  const environment = offlineEnvironment()
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
    applyPending(store, pending, now)
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
      remarks: animal.getLinkedRecords('labRemarks')?.map((remark) => remark.getValue('rule')),
    }
  })
  return seen
}

test('a pending result is listed by its day, as corrected or deleted, with its stage', () => {
  const deletion: PendingChange = {
    ...pendingBase,
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
    remarks: [],
  })
  expect(labs(lab('labResult', 'here', typed('26', '2025-03-12')))).toMatchObject({
    all: ['here 26', 'new 20', 'old 20'],
    remarks: ['creatinine-rise', 'creatinine-above-lowest'],
  })
  const dry = { ...typed('40', '2025-03-12'), hydrated: 'no' as const }
  expect(labs(lab('labResult', 'here', dry))).toMatchObject({
    all: ['here 40', 'new 20', 'old 20'],
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
  expect(labs(deletion)).toMatchObject({ all: ['new 20'], stage: 'one-result' })
  expect(labs({ ...deletion, refusal: { reason: 'non', field: null } })).toMatchObject({
    all: ['new 20', 'old 20'],
  })
})

test('a pending weighing has no author yet, and the others keep theirs', () => {
  const environment = offlineEnvironment()
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
      [{ ...pendingBase, id: 6, kind: 'weighing', uuid: 'here', content: { weight: '4.1' } }],
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

test('a dose of the app is confirmed, and one from a notification is not', () => {
  const confirmedOf = (guarded?: boolean) => {
    const sent = { ...dose('d'), content: { ...noted, treatmentName: 'Semintra', guarded } }
    return requestOf(sent as PendingChange).variables['input']
  }
  const input = { animalUuid: pendingBase.animalId, uuid: 'd', ...noted }
  expect(confirmedOf()).toMatchObject({ ...input, confirmed: true })
  expect(confirmedOf(true)).toMatchObject({ ...input, confirmed: false })
  expect(confirmedOf(true)).not.toHaveProperty('guarded')
})
