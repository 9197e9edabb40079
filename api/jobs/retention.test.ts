import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'
import { purge } from './purge'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())

test('an account unused for three years is deleted with all its data, and not a day earlier', async () => {
  const { prisma } = app.services
  app.clock.now = new Date('2022-03-16T08:00:00Z')
  const [unusedOwner, activeOwner] = [await createOwner(app), await createOwner(app)]
  for (const owner of [unusedOwner, activeOwner])
    await owner.save(await owner.addCat(), { appetite: 3 })
  app.clock.now = new Date('2022-03-17T08:00:00Z')
  await activeOwner.token()
  const users = async () =>
    (await prisma.user.findMany({ orderBy: { createdAt: 'asc' } })).map(({ email }) => email)

  await purge(app.database, new Date('2025-03-16T07:59:59Z'))
  expect(await users()).toEqual([unusedOwner.email, activeOwner.email])
  // Several processes run it at the same time.
  await Promise.all([1, 2, 3].map(() => purge(app.database, new Date('2025-03-16T08:00:01Z'))))
  expect(await users()).toEqual([activeOwner.email])
  expect([await prisma.animal.count(), await prisma.measurement.count()]).toEqual([1, 1])
})
