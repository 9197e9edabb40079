import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Prisma, PrismaClient } from '#prisma'
import { createOwner, type TestOwner } from '../../testing/owner'
import { createTestApp, type TestApp } from '../../testing/testApp'
import { importWeighings } from './importWeighings'

// Other requests add rows between the plan of an import and its publication.

let app: TestApp
let owner: TestOwner
beforeAll(async () => {
  app = await createTestApp()
  owner = await createOwner(app)
})
afterAll(() => app.close())

const weighing = { day: '2025-03-12', date: new Date('2025-03-12T08:00:00Z'), grams: 4_120 }

/** Imports one weighing, after the same user has added others. */
async function importAfter(added: number, by: TestOwner = owner) {
  const { prisma } = app.services
  const { id: userId } = await prisma.user.findUniqueOrThrow({ where: { email: by.email } })
  const cat = await prisma.animal.findUniqueOrThrow({ where: { id: await owner.addCat() } })
  await prisma.weight.deleteMany({ where: { animalId: cat.id } })
  const addWeights = async (tx: Prisma.TransactionClient) =>
    void (await tx.$executeRaw`
      INSERT INTO weights (id, animal_id, grams, date, created_at, by_id)
      SELECT gen_random_uuid(), ${cat.id}::uuid, 4000, at, at, ${userId}::uuid FROM (
        SELECT timestamptz '2000-01-01T12:00Z' + n * interval '1 hour' AS at
        FROM generate_series(1, ${added}::int) n) AS times`)
  const options = {
    animal: { ...cat, role: by === owner ? ('owner' as const) : ('carer' as const) },
    userId,
    timeZone: 'Europe/Paris',
    now: app.clock.now,
    isPreview: false,
    check: addWeights,
  }
  const outcome = await importWeighings(app.services, [weighing], options).catch(
    (error: unknown) => error,
  )
  return { outcome, stored: await prisma.weight.count({ where: { animalId: cat.id } }) }
}

test('an import never exceeds the quota of a cat that has received rows since', async () => {
  expect(await importAfter(19_999)).toMatchObject({ outcome: { added: 1 }, stored: 20_000 })
  expect(await importAfter(20_000)).toMatchObject({
    outcome: { extensions: { code: 'OVER_QUOTA' } },
    stored: 0,
  })
  expect(await app.services.prisma.weight.count({ where: { grams: weighing.grams } })).toBe(1)
})

test('a helper’s import never exceeds the helpers’ half', async () => {
  const carer = await createOwner(app)
  expect(await importAfter(9_999, carer)).toMatchObject({ stored: 10_000 })
  expect(await importAfter(10_000, carer)).toMatchObject({
    outcome: { extensions: { code: 'OVER_QUOTA' } },
    stored: 0,
  })
})

test('a weighing that is deleted while the known ones are read hides no other one', async () => {
  const { id: userId } = await app.services.prisma.user.findUniqueOrThrow({
    where: { email: owner.email },
  })
  const cat = await app.services.prisma.animal.findUniqueOrThrow({
    where: { id: await owner.addCat() },
  })
  await app.services.prisma.$executeRaw`
    INSERT INTO weights (id, animal_id, grams, date, created_at, by_id)
    SELECT gen_random_uuid(), ${cat.id}::uuid, ${weighing.grams}, at, at, ${userId}::uuid FROM (
      SELECT ${weighing.date}::timestamptz + n * interval '1 day' AS at
      FROM generate_series(0, 1199) n) AS times`
  // The last row of each page is deleted after the page was read.
  const prisma = app.services.prisma.$extends({
    query: {
      weight: {
        async findMany({ args, query }) {
          const page = await query(args)
          const { id } = page.at(-1) ?? {}
          if (id) await app.services.prisma.weight.deleteMany({ where: { id } })
          return page
        },
      },
    },
  }) as unknown as PrismaClient
  const stored = await app.services.prisma.weight.findMany({ where: { animalId: cat.id } })
  const known = stored.map(({ date, grams }) => ({
    day: date.toISOString().slice(0, 10),
    date,
    grams,
  }))
  const { added } = await importWeighings({ ...app.services, prisma }, known, {
    animal: { ...cat, role: 'owner' },
    userId,
    timeZone: 'Europe/Paris',
    now: app.clock.now,
    isPreview: true,
    check: async () => undefined,
  })
  expect(added).toBe(0)
})
