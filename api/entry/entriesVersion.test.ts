import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/base/duration'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// Triggers raise the version for every write to entries, so that saves that have read before detect
// it. The writer does not need to use the version.

let app: TestApp
let owner: TestOwner
const start = new Date('2025-03-16T08:00:00Z')

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  owner = await createOwner(app)
})
afterAll(() => app.close())

const versions = async (...cats: string[]) => {
  const rows = await app.services.prisma.animal.findMany({
    where: { id: { in: cats } },
    select: { id: true, entriesVersion: true },
  })
  return cats.map((cat) => rows.find(({ id }) => id === cat)?.entriesVersion)
}
const entry = (animalId: string, daysAgo: number) => {
  const date = new Date(start.getTime() - daysAgo * DAY_MS)
  return {
    animalId,
    date,
    day: new Date(date.toISOString().slice(0, 10)),
    answeredAt: date,
    createdAt: date,
    updatedAt: date,
  }
}

test('each statement that writes entries raises the version of their cats only', async () => {
  const { prisma } = app.services
  const [one, two, other] = [await owner.addCat(), await owner.addCat(), await owner.addCat()]
  expect(await versions(one, two, other)).toEqual([0, 0, 0])
  await prisma.measurement.createMany({
    data: [1, 2, 3].flatMap((day) => [entry(one, day), entry(two, day)]),
  })
  expect(await versions(one, two, other)).toEqual([3, 3, 0])
  await prisma.measurement.updateMany({ where: { animalId: one }, data: { appetite: 3 } })
  expect(await versions(one, two, other)).toEqual([6, 3, 0])
  await prisma.measurement.deleteMany({ where: { animalId: { in: [one, two] } } })
  expect(await versions(one, two, other)).toEqual([9, 6, 0])
  await prisma.measurement.deleteMany({ where: { animalId: other } })
  expect(await versions(other)).toEqual([0])
})

test('a save raises the version by one, also if it only stores an alias', async () => {
  const cat = await owner.addCat()
  const { measurement } = await owner.save(cat, { appetite: 3 })
  expect(await versions(cat)).toEqual([1])
  await owner.replace(cat, measurement.uuid, { appetite: 2 })
  expect(await versions(cat)).toEqual([2])
  const older = { answeredAt: new Date(start.getTime() - HOUR_MS).toISOString() }
  await owner.replace(cat, measurement.uuid, {
    appetite: 2,
    ...older,
    editUuid: crypto.randomUUID(),
  })
  expect(await versions(cat)).toEqual([3])
  await owner.mutate('deleteMeasurement', { animalUuid: cat, uuid: measurement.uuid }, 'deletedId')
  expect(await versions(cat)).toEqual([4])
})

test('a cat with entries can be deleted', async () => {
  const cat = await owner.addCat()
  await owner.save(cat, { appetite: 3 })
  await owner.mutate('deleteAnimal', { uuid: cat }, 'deletedId')
  expect(await versions(cat)).toEqual([undefined])
})

test('a write with another search path, such as restoring a dump, raises the version', async () => {
  const cat = await owner.addCat()
  const [{ schema }] = (await app.database.rows<{ schema: string }>(
    { name: '', text: 'SELECT current_schema()::text AS schema' },
    [],
  )) as [{ schema: string }]
  await app.database.connection(async (client) => {
    await client.run('BEGIN')
    await client.run(`SET LOCAL search_path TO ''`)
    await client.rows(
      `INSERT INTO "${schema}".measurements (id, animal_id, day, date, answered_at, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, '2025-03-16', $2, $2, $2, $2)`,
      [cat, start],
    )
    await client.run('COMMIT')
  })
  expect(await versions(cat)).toEqual([1])
})
