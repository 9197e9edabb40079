import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createEntryReads } from '../testing/entryReads'
import { minutesAfter } from '../testing/instants'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// product/entries 1.

let app: TestApp
let owner: TestOwner
let cat: string

const start = new Date('2025-03-16T08:00:00Z')
const minutesLater = minutesAfter(start)

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

const { list, revisions } = createEntryReads(() => ({ owner, cat }))

test('a day has one entry: the second save of a day edits it and keeps the fields that it omits', async () => {
  const first = await owner.save(cat, {
    appetite: 4,
    vomiting: 2,
    vomitingType: { hairball: true },
    urinationSigns: { straining: true },
    note: 'matin',
  })
  expect([first.created, first.kept]).toEqual([true, 'current'])
  app.clock.now = minutesLater(600)
  const second = await owner.save(cat, { appetite: 2, vomitingType: { regurgitation: true } })
  expect([second.created, second.kept]).toEqual([false, 'current'])
  expect(second.measurement).toEqual({
    ...first.measurement,
    appetite: 2,
    vomitingType: { hairball: true, waterIntolerance: false, regurgitation: true },
    answeredAt: minutesLater(600).toISOString(),
    updatedAt: minutesLater(600).toISOString(),
    revisions: 1,
  })
  expect(await list()).toHaveLength(1)
})

test('null empties a field, and an omitted field is kept', async () => {
  await owner.save(cat, { appetite: 4, note: 'matin', vomitingType: { hairball: true } })
  const { measurement } = await owner.save(cat, { note: null, vomitingType: null })
  expect(measurement).toMatchObject({ appetite: 4, note: null, vomitingType: { hairball: false } })
})

test('an update replaces every answer, and the former answers become a revision', async () => {
  const { measurement } = await owner.save(cat, {
    appetite: 4,
    vomiting: 1,
    vomitingType: { hairball: true },
    note: 'matin',
  })
  app.clock.now = minutesLater(5)
  const { measurement: replaced, kept } = await owner.replace(cat, measurement.uuid, {
    appetite: 3,
  })
  expect(kept).toBe('current')
  expect(replaced).toMatchObject({
    uuid: measurement.uuid,
    date: measurement.date,
    appetite: 3,
    vomiting: null,
    note: null,
    revisions: 1,
  })
  expect(replaced.vomitingType).toEqual({
    hairball: false,
    waterIntolerance: false,
    regurgitation: false,
  })
  expect(await revisions(measurement.uuid)).toEqual([
    {
      appetite: 4,
      note: 'matin',
      vomitingType: { hairball: true },
      answeredAt: start.toISOString(),
      replacedAt: minutesLater(5).toISOString(),
    },
  ])
})

test('saving unchanged answers, however often, makes no revision', async () => {
  const answers = { appetite: 4, quickHydrationValue: 'normal', waterMl: 210, note: 'matin' }
  const { measurement } = await owner.save(cat, answers)
  await owner.save(cat, answers)
  const { measurement: same, kept } = await owner.replace(cat, measurement.uuid, answers)
  expect([same.revisions, kept, await revisions(measurement.uuid)]).toEqual([0, 'current', []])
})

test('an id that another user has already used neither leaks nor overwrites anything', async () => {
  const otherOwner = await createOwner(app)
  const uuid = crypto.randomUUID()
  const otherEntry = await otherOwner.save(await otherOwner.addCat(), { uuid, note: 'secret' })
  const ownEntry = await owner.save(cat, { uuid, note: 'à moi' })
  expect(ownEntry).toMatchObject({ created: true, measurement: { note: 'à moi' } })
  expect(ownEntry.measurement.uuid).not.toBe(uuid)
  expect(await owner.save(cat, { uuid, note: 'encore' })).toEqual({ ...ownEntry, created: false })
  expect(otherEntry.measurement).toMatchObject({ uuid, note: 'secret' })
  const { data } = await otherOwner.graphql(
    'query ($id: ID!) { node(id: $id) { ... on Measurement { note } } }',
    { id: btoa(`Measurement:${uuid}`) },
  )
  expect(data.node.note).toBe('secret')
})

test('a hydration choice without water gets the water of the entry’s own weight', async () => {
  expect((await owner.save(cat, { quickHydrationValue: 'less' })).measurement.waterMl).toBe(147)
  expect(
    (await owner.save(cat, { quickHydrationValue: 'normal', subcutaneousPerfusion: 'yes' }))
      .measurement.waterMl,
  ).toBe(263)
  expect(
    (await owner.save(cat, { quickHydrationValue: 'more', waterMl: 400 })).measurement.waterMl,
  ).toBe(400)
  const unweighed = await owner.addCat({ weight: null })
  expect((await owner.save(unweighed, { quickHydrationValue: 'more' })).measurement.waterMl).toBe(
    200,
  )
})

test('a deleted entry is removed with its revisions, and its day is free again', async () => {
  const { measurement } = await owner.save(cat, { appetite: 4 })
  await owner.save(cat, { appetite: 1 })
  const { data } = await owner.mutate(
    'deleteMeasurement',
    { animalUuid: cat, uuid: measurement.uuid },
    'deletedId animal { dailyStatus { appetite day } alerts { rule } }',
  )
  expect(data.deleteMeasurement).toEqual({
    deletedId: btoa(`Measurement:${measurement.uuid}`),
    animal: { dailyStatus: { appetite: 'green', day: null }, alerts: [] },
  })
  expect(await list()).toEqual([])
  expect(await owner.save(cat, { appetite: 5 })).toMatchObject({
    created: true,
    measurement: { revisions: 0 },
  })
})

test('a deleted entry does not return when a phone sends it again under any of its ids', async () => {
  const [first, merged] = [crypto.randomUUID(), crypto.randomUUID()]
  const { measurement } = await owner.save(cat, { uuid: first, note: 'matin' })
  await owner.save(cat, { uuid: merged, note: 'midi' })
  await owner.mutate('deleteMeasurement', { animalUuid: cat, uuid: measurement.uuid }, 'deletedId')
  for (const uuid of [first, merged])
    expect(await owner.save(cat, { uuid, note: 'encore' })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await list()).toEqual([])
  expect(await owner.save(cat, { uuid: crypto.randomUUID(), note: 'soir' })).toMatchObject({
    created: true,
  })
  expect(await owner.save(cat, { uuid: first, note: 'encore' })).toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('a weighing of the same document is already the entry’s weight', async () => {
  app.clock.now = minutesLater(1)
  const document = `mutation ($cat: ID!) {
    addWeight(input: { animalUuid: $cat, weight: "3.9" }) { weight { weight } }
    createMeasurement(input: { animalUuid: $cat, appetite: 4 }) { measurement { weight } } }`
  expect((await owner.graphql(document, { cat })).data.createMeasurement.measurement.weight).toBe(
    '3.9',
  )
})
