import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/base/duration'
import { createCareCalls, semintra } from '../testing/calls/careCalls'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
let owner: TestOwner
let cat: string

const secondCourse = '0b6e6bd2-6d53-4f0e-9a5b-2f1f1a3c7d12'

/** 9:00 in Paris, before the dose of the day. */
const start = new Date('2025-03-16T08:00:00Z')
const onDay = (day: string) => void (app.clock.now = new Date(`${day}T09:00:00+01:00`))

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  owner = await createOwner(app)
})
beforeEach(async () => {
  app.clock.now = start
  cat = await owner.addCat()
})
afterAll(() => app.close())

const { mutate, add, change, note, read } = createCareCalls(() => ({ owner, cat }))
const shown =
  'stock { level daysLeft message isLow openedOn useBy useByMessage changes { kind amount by } }'
const set = (courseUuid: string, more: object = {}) =>
  mutate('setStock', { courseUuid, unit: 'dose', amount: 20, ...more }, shown)
const noteChange = (courseUuid: string, more: object = {}) =>
  mutate('noteStockChange', { courseUuid, kind: 'renewed', amount: 10, ...more }, shown)
const stockOf = async (course: string) =>
  (
    await read(
      'stocks { course openedOn useBy level daysLeft message isLow isPutAway recentDoses { amount } }',
    )
  ).stocks.find((stock: { course: string }) => stock.course === course)
const twiceADay = { plan: { kind: 'days', everyDays: 1, times: ['08:00', '20:00'] } }

describe('a stock (product/stock 1)', () => {
  test('is what was there, less the doses given since', async () => {
    const { uuid, course } = await add()
    expect((await set(course)).stock).toMatchObject({
      level: 20,
      daysLeft: 20,
      message: 'Reste 20\u00a0jours',
      isLow: false,
      changes: [{ kind: 'renewed', amount: 20, by: 'Ada' }],
    })
    await note(uuid)
    expect(await stockOf(course)).toMatchObject({ level: 19, daysLeft: 19 })
    await note(uuid, { day: '2025-03-15', at: '2025-03-15T07:00:00Z' })
    await note(uuid, { day: '2025-03-14', outcome: 'skipped' })
    const { level, recentDoses } = await stockOf(course)
    expect(level).toBe(19)
    // Their order is not defined.
    expect(recentDoses.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([
      0, 0, 1,
    ])
  })

  test('a document that starts several stocks returns each, also in the report', async () => {
    const first = await add()
    const { data, errors } = await owner.graphql(
      `mutation ($one: SetStockInput!, $added: AddTreatmentInput!, $other: SetStockInput!) {
        one: setStock(input: $one) { animal { careReport { running { name } } } stock { level } }
        addTreatment(input: $added) { animal { careReport { running { name } } } }
        other: setStock(input: $other) { stock { level } }
      }`,
      {
        one: { animalUuid: cat, courseUuid: first.course, unit: 'dose', amount: 20 },
        added: {
          animalUuid: cat,
          uuid: secondCourse,
          ...semintra,
          name: 'Ziapam',
          firstDay: '2025-03-11',
        },
        other: { animalUuid: cat, courseUuid: secondCourse, unit: 'dose', amount: 5 },
      },
    )
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      one: { animal: { careReport: { running: [{ name: 'Semintra' }] } }, stock: { level: 20 } },
      addTreatment: {
        animal: { careReport: { running: [{ name: 'Semintra' }, { name: 'Ziapam' }] } },
      },
      other: { stock: { level: 5 } },
    })
  })

  test('in mL and in bags, a dose takes its own volume, else the planned one', async () => {
    const { uuid, course } = await add(twiceADay)
    expect((await set(course, { unit: 'ml', amount: 30 })).stock).toMatchObject({ daysLeft: 6 })
    await note(uuid)
    await note(uuid, { time: '20:00', amountMl: 10 })
    expect(await stockOf(course)).toMatchObject({ level: 17.5, daysLeft: 3 })
    const fluids = await add({ kind: 'fluids', name: 'Ringer', amount: null, unit: null })
    await set(fluids.course, { unit: 'bag', bagMl: 1000, amount: 1 })
    expect(await stockOf(fluids.course)).toMatchObject({ level: 1, daysLeft: null })
    await note(fluids.uuid, { amountMl: 150 })
    expect(await stockOf(fluids.course)).toMatchObject({ level: 0.85, daysLeft: 5, isLow: true })
  })

  test('is kept by a treatment that is changed', async () => {
    const { uuid, course } = await add()
    await set(course)
    await note(uuid)
    onDay('2025-03-17')
    const { treatment } = await change(uuid, { ...twiceADay, from: '2025-03-17' })
    expect(treatment.course).toBe(course)
    await note(treatment.uuid, { day: '2025-03-17' })
    expect(await stockOf(course)).toMatchObject({ level: 18, daysLeft: 9 })
  })

  test('a dose that is taken back returns to it, also before it arrives', async () => {
    const { uuid: treatment, course } = await add()
    await set(course)
    const { dose } = await note(treatment)
    await mutate('undoDose', { uuid: dose.uuid }, 'animal { uuid }')
    expect(await stockOf(course)).toMatchObject({ level: 20 })
    const uuid = crypto.randomUUID()
    await mutate('undoDose', { uuid, acceptUnknown: true }, 'animal { uuid }')
    await note(treatment, { uuid })
    expect(await stockOf(course)).toMatchObject({ level: 20 })
  })

  test('a renewal and a correction add once, however often they are sent', async () => {
    const { course } = await add()
    await set(course)
    const uuid = crypto.randomUUID()
    app.advanceClock(MINUTE_MS)
    const first = await noteChange(course, { uuid, useBy: '2025-03-20' })
    expect(first.stock).toMatchObject({
      level: 30,
      useBy: '2025-03-20',
      useByMessage: 'À utiliser avant le 20/03/2025',
    })
    expect(await noteChange(course, { uuid })).toEqual(first)
    expect(await noteChange(course.toUpperCase(), { uuid: uuid.toUpperCase() })).toEqual(first)
    app.advanceClock(MINUTE_MS)
    const { stock } = await noteChange(course, { kind: 'corrected', amount: -2.5, note: 'Perdu' })
    expect(stock).toMatchObject({ level: 27.5, useBy: '2025-03-20' })
    expect(stock.changes).toHaveLength(3)
    app.advanceClock(MINUTE_MS)
    expect((await noteChange(course, { amount: 5 })).stock).toMatchObject({ useBy: null })
  })

  test('keeps the dates of its pack after more corrections than are listed', async () => {
    const { course } = await add()
    await set(course, { openedOn: '2025-03-14', useBy: '2025-03-20' })
    for (let count = 1; count <= 51; count += 1) {
      app.advanceClock(MINUTE_MS)
      await noteChange(course, { kind: 'corrected', amount: -0.1 })
    }
    const shownDates = { openedOn: '2025-03-14', useBy: '2025-03-20' }
    expect(await stockOf(course)).toMatchObject(shownDates)
  })

  test('a stock that is started twice counts once', async () => {
    const { course } = await add()
    const first = await set(course)
    expect(await set(course)).toEqual(first)
    expect(await set(course, { unit: 'ml' })).toMatchObject({
      code: 'VALIDATION',
      fields: { unit: 'L’unité d’un stock ne change pas\u00a0: supprimez-le d’abord' },
    })
  })

  test('warns from the chosen days on, and not if it is put away', async () => {
    const { course } = await add()
    await set(course, { amount: 8 })
    expect(await stockOf(course)).toMatchObject({ daysLeft: 8, isLow: false })
    await set(course, { warningDays: 14 })
    expect(await stockOf(course)).toMatchObject({ level: 8, isLow: true })
    await set(course, { warningDays: 14, isPutAway: true })
    expect(await stockOf(course)).toMatchObject({ level: 8, isLow: false, isPutAway: true })
  })

  test('is deleted with its history; the doses stay', async () => {
    const { uuid, course } = await add()
    await set(course)
    await note(uuid)
    await mutate('deleteStock', { courseUuid: course }, 'animal { uuid }')
    expect(await read('stocks { course } doses { edges { node { outcome } } }')).toEqual({
      stocks: [],
      doses: { edges: [{ node: { outcome: 'given' } }] },
    })
    expect(await noteChange(course)).toMatchObject({ code: 'NOT_FOUND' })
    app.advanceClock(MINUTE_MS)
    expect((await set(course, { amount: 3 })).stock).toMatchObject({ level: 3 })
  })

  test.each([
    [{ amount: null }, { amount: 'Indiquez ce qu’il reste' }],
    [{ unit: 'bag' }, { bagMl: 'Une poche contient de 1 à 5000 mL' }],
    [{ unit: 'ml' }, { unit: 'Ce traitement ne se compte pas en mL' }],
  ])('%o is refused', async (overrides, fields) => {
    const { course } = await add({ amount: 1, unit: 'tablet' })
    expect(await set(course, overrides)).toMatchObject({ code: 'VALIDATION', fields })
  })
})

test('the vet reads it, unless the link hides the care (product/stock 4)', async () => {
  const { course } = await add()
  await set(course, { amount: 12, useBy: '2025-03-20' })
  const running = async (input: object) => {
    const { data } = await owner.mutate(
      'createShareLink',
      { animalUuid: cat, ...input },
      'shareLink { token }',
    )
    const shared = await app.graphql(
      'query ($token: String!) { sharedAnimal(token: $token) { careReport { running { stock } } } }',
      { token: data.createShareLink.shareLink.token },
    )
    return shared.data.sharedAnimal.careReport
  }
  expect(await running({})).toEqual({
    running: [{ stock: 'Reste 12\u00a0jours, À utiliser avant le 20/03/2025' }],
  })
  expect(await running({ scopes: ['notes', 'weights', 'labs', 'photo'] })).toBeNull()
  await set(course, { isPutAway: true })
  expect(await running({})).toEqual({ running: [{ stock: null }] })
})
