import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Prisma } from '#prisma'
import { MINUTE_MS } from '#shared/base/duration'
import { daysAfter } from '../testing/instants'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
let owner: TestOwner

const start = new Date('2025-03-16T08:00:00Z')
const daysLater = daysAfter(start)

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  owner = await createOwner(app)
})
beforeEach(() => void (app.clock.now = start))
afterAll(() => app.close())

const read = async (cat: string, selection: string) =>
  (await owner.graphql(`query ($id: ID!) { animal(uuid: $id) { ${selection} } }`, { id: cat })).data
    .animal
const weigh = (animalUuid: string, weight: string, more: object = {}) =>
  owner.mutate(
    'addWeight',
    { animalUuid, weight, ...more },
    'weight { uuid weight date } animal { weight }',
  )
const edit = (uuid: string, change: object) =>
  owner.mutate(
    'updateAnimal',
    { uuid, ...change },
    'animal { name weight age birthDate breed gender sex vetPhone weights { weight } }',
  )

test('the newest weight is the cat’s, in any order of arrival', async () => {
  const cat = await owner.addCat({ weight: '4.2' })
  expect((await weigh(cat, '3,9', { date: daysLater(-10) })).data.addWeight.animal.weight).toBe(
    '4.2',
  )
  app.clock.now = daysLater(1)
  expect((await weigh(cat, '4.0')).data.addWeight.animal.weight).toBe('4.0')
  expect((await read(cat, 'weights { weight date }')).weights).toEqual([
    { weight: '4.0', date: daysLater(1).toISOString() },
    { weight: '4.2', date: start.toISOString() },
    { weight: '3.9', date: daysLater(-10).toISOString() },
  ])
})

test('editing the cat’s weight adds one; the same weight again does not', async () => {
  const cat = await owner.addCat({ weight: '4.2' })
  app.clock.now = daysLater(1)
  expect((await edit(cat, { weight: '4.2' })).data.updateAnimal.animal.weights).toEqual([
    { weight: '4.2' },
  ])
  expect((await edit(cat, { weight: '4,5' })).data.updateAnimal.animal).toMatchObject({
    weight: '4.5',
    weights: [{ weight: '4.5' }, { weight: '4.2' }],
  })
})

test('two saves with the same weight add one, although the second began before the first was stored', async () => {
  app.clock.now = daysLater(-1)
  const cat = await owner.addCat({ weight: '4.2' })
  app.clock.now = start
  // Signing in takes a transaction too.
  await owner.token()
  const { prisma } = app.services
  const transaction = prisma.$transaction.bind(prisma)
  const afterAnotherSave = async (write: (tx: Prisma.TransactionClient) => Promise<unknown>) => {
    await edit(cat, { weight: '4,5' })
    return await transaction(write)
  }
  const spy = vi.spyOn(prisma, '$transaction').mockImplementationOnce(afterAnotherSave)
  await edit(cat, { weight: '4,5' })
  spy.mockRestore()
  expect((await read(cat, 'weights { weight }')).weights).toEqual([
    { weight: '4.5' },
    { weight: '4.2' },
  ])
})

test('an entry keeps the weight of its time: a later one changes no tile', async () => {
  const cat = await owner.addCat({ weight: '4.1' })
  // 370 mL at 4.1 kg is above 90 mL/kg; at 9 kg it would be far below.
  const { measurement } = await owner.save(cat, { quickHydrationValue: 'normal', waterMl: 370 })
  expect(measurement.weight).toBe('4.1')
  app.clock.now = daysLater(1)
  await edit(cat, { weight: '9' })
  await owner.replace(cat, measurement.uuid, {
    quickHydrationValue: 'normal',
    waterMl: 370,
    note: 'relu',
  })
  expect(
    await read(
      cat,
      'weight dailyStatus { hydration } alerts { rule } measurements { edges { node { weight } } }',
    ),
  ).toEqual({
    weight: '9.0',
    dailyStatus: { hydration: 'amber' },
    alerts: [{ rule: 'hydration-first-day-precise' }],
    measurements: { edges: [{ node: { weight: '4.1' } }] },
  })
})

test('a draft of last week uses last week’s weight', async () => {
  const cat = await owner.addCat({ weight: '4.2' })
  await weigh(cat, '5', { date: daysLater(-8) })
  expect(
    (
      await owner.save(cat, {
        date: daysLater(-7),
        answeredAt: daysLater(-7),
        quickHydrationValue: 'normal',
      })
    ).measurement,
  ).toMatchObject({ weight: '5.0', waterMl: 250 })
})

test('a wrong weight can be deleted, and the one before it is the cat’s again', async () => {
  const cat = await owner.addCat({ weight: '4.2' })
  app.clock.now = daysLater(1)
  const { uuid } = (await weigh(cat, '24')).data.addWeight.weight
  const { data } = await owner.mutate(
    'deleteWeight',
    { animalUuid: cat, uuid },
    'animal { weight }',
  )
  expect(data.deleteWeight.animal.weight).toBe('4.2')
})

test('a repeated client id is one weight, also concurrently', async () => {
  const cat = await owner.addCat({ weight: null })
  const uuid = crypto.randomUUID()
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => weigh(cat, `${index + 1}`, { uuid })),
  )
  expect(responses.filter(({ errors }) => errors)).toEqual([])
  expect(new Set(responses.map(({ data }) => JSON.stringify(data.addWeight.weight))).size).toBe(1)
  expect((await read(cat, 'weights { uuid }')).weights).toEqual([{ uuid }])
})

test('another owner’s id neither leaks nor overwrites', async () => {
  const otherOwner = await createOwner(app)
  const uuid = crypto.randomUUID()
  const otherCat = await otherOwner.addCat({ weight: null })
  await otherOwner.mutate(
    'addWeight',
    { animalUuid: otherCat, uuid, weight: '6.6' },
    'weight { uuid }',
  )
  const own = await owner.addCat({ weight: null })
  const { data } = await weigh(own, '4', { uuid })
  expect(data.addWeight).toMatchObject({ weight: { weight: '4.0' }, animal: { weight: '4.0' } })
  expect(data.addWeight.weight.uuid).not.toBe(uuid)
  expect((await weigh(own, '4', { uuid })).data).toEqual(data)
  expect((await read(own, 'weights { weight }')).weights).toHaveLength(1)
  expect(
    (
      await otherOwner.graphql(
        'query ($id: ID!) { animal(uuid: $id) { weights { uuid weight } } }',
        { id: otherCat },
      )
    ).data.animal.weights,
  ).toEqual([{ uuid, weight: '6.6' }])
})

test('a deleted weighing is refused when it is sent again', async () => {
  const cat = await owner.addCat({ weight: null })
  const uuid = crypto.randomUUID()
  await weigh(cat, '4', { uuid })
  await owner.mutate('deleteWeight', { animalUuid: cat, uuid }, 'animal { weight }')
  const { errors } = await weigh(cat, '4', { uuid })
  expect(errors?.[0]).toMatchObject({
    message: 'Cette pesée a été supprimée',
    extensions: { code: 'NOT_FOUND' },
  })
  expect((await read(cat, 'weights { weight }')).weights).toEqual([])
})

test.each(['0.2', '25.1', '42', '-4', 'quatre', '4.2.1'])(
  '%s is no weight of a cat',
  async (weight) => {
    const sentence = 'Le poids doit être compris entre 0,3 et 25 kg'
    const cat = await owner.addCat()
    for (const { errors } of [await weigh(cat, weight), await edit(cat, { weight })]) {
      expect(errors?.[0]?.extensions).toEqual({ code: 'VALIDATION', fields: { weight: sentence } })
    }
    expect((await read(cat, 'weights { weight }')).weights).toHaveLength(1)
  },
)

test('a weight in the future is refused', async () => {
  const { errors } = await weigh(await owner.addCat(), '4', { date: daysLater(1) })
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'VALIDATION',
    fields: { date: expect.any(String) },
  })
})

test('an age increases from the day on which it was stored, a birth date on the birthday', async () => {
  const aged = await owner.addCat({ age: 9 })
  const born = await owner.addCat({ birthDate: '2015-03-17' })
  expect([(await read(aged, 'age')).age, (await read(born, 'age')).age]).toEqual([9, 9])
  app.clock.now = new Date('2025-03-17T08:00:00Z')
  expect([(await read(aged, 'age')).age, (await read(born, 'age')).age]).toEqual([9, 10])
  app.clock.now = new Date('2026-03-16T08:00:00Z')
  expect([(await read(aged, 'age')).age, (await read(born, 'age')).age]).toEqual([10, 10])
})

test('an age that equals the shown one is no new age; a birth date replaces it', async () => {
  const cat = await owner.addCat({ age: 9 })
  app.clock.now = new Date('2026-01-16T08:00:00Z')
  await edit(cat, { age: 9, breed: 'Siamois' })
  app.clock.now = new Date('2026-03-16T08:00:00Z')
  expect((await read(cat, 'age')).age).toBe(10)
  expect((await edit(cat, { birthDate: '2020-01-01' })).data.updateAnimal.animal).toMatchObject({
    age: 6,
    birthDate: '2020-01-01',
  })
})

test('a birth date in the future is refused', async () => {
  const cat = await owner.addCat()
  expect((await edit(cat, { birthDate: '2025-03-16' })).data.updateAnimal.animal.age).toBe(0)
  for (const { errors } of [
    await edit(cat, { birthDate: '2025-03-17' }),
    await owner.mutate(
      'createAnimal',
      { name: 'Félix', birthDate: '2025-03-17' },
      'animal { uuid }',
    ),
  ]) {
    expect(errors?.[0]?.extensions).toEqual({
      code: 'VALIDATION',
      fields: { birthDate: 'La date de naissance ne peut pas être dans le futur' },
    })
  }
})

test('removing a birth date keeps the age that is sent with it', async () => {
  const cat = await owner.addCat({ birthDate: '2015-01-17' })
  expect((await edit(cat, { age: 10, birthDate: null })).data.updateAnimal.animal).toMatchObject({
    age: 10,
    birthDate: null,
  })
  app.clock.now = new Date('2026-02-01T08:00:00Z')
  expect((await read(cat, 'age')).age).toBe(10)
})

test('an edit changes the sent fields, and null empties a field', async () => {
  const cat = await owner.addCat({ breed: 'Siamois', gender: 'female', vetPhone: '01 42 00 00 00' })
  expect((await edit(cat, { name: 'Minette' })).data.updateAnimal.animal).toMatchObject({
    name: 'Minette',
    breed: 'Siamois',
    gender: 'female',
    sex: 'F',
    vetPhone: '01 42 00 00 00',
    weight: '4.2',
  })
  expect(
    (await edit(cat, { breed: null, gender: null, vetPhone: null })).data.updateAnimal.animal,
  ).toMatchObject({ name: 'Minette', breed: null, gender: null, sex: null, vetPhone: null })
})

test('a repetition is found under both ids, and in a closed record', async () => {
  const [one, other] = [await owner.addCat({ weight: null }), await owner.addCat({ weight: null })]
  const uuid = crypto.randomUUID()
  await weigh(one, '4', { uuid })
  const first = (await weigh(other, '4', { uuid })).data.addWeight.weight
  await owner.mutate('deleteWeight', { animalUuid: one, uuid }, 'animal { uuid }')
  await owner.mutate('rememberAnimal', { uuid: other }, 'animal { uuid }')
  app.clock.now = daysLater(1)
  expect((await weigh(other, '4', { uuid })).data.addWeight.weight).toEqual(first)
  expect((await read(other, 'weights { uuid }')).weights).toEqual([{ uuid: first.uuid }])
})

test('an edited weight is the newest one, even after a weighing of a clock that is ahead', async () => {
  const cat = await owner.addCat()
  await weigh(cat, '5', { date: new Date(start.getTime() + 4 * MINUTE_MS) })
  expect((await edit(cat, { weight: '4.2' })).data.updateAnimal.animal.weight).toBe('4.2')
})
