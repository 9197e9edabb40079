import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#shared/base/duration'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
let firstOwner: TestOwner
const start = new Date('2025-03-16T08:00:00Z')

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  firstOwner = await createOwner(app)
})
afterAll(() => app.close())

const habitOf = async (uuid: string, owner = firstOwner) =>
  (await owner.graphql('query ($id: ID!) { animal(uuid: $id) { newHabit } }', { id: uuid })).data
    .animal?.newHabit
const answer = (uuid: string, owner = firstOwner) =>
  owner.mutate('answerNewHabit', { animalUuid: uuid, habit: 'drinks_less' }, 'animal { newHabit }')

test('the question is raised by the fourteenth entry, and answered once (product/watches 2.10)', async () => {
  const cat = await firstOwner.addCat({ weight: null })
  const habits: unknown[] = []
  for (let count = 13; count >= 0; count -= 1) {
    const date = new Date(start.getTime() - count * DAY_MS).toISOString()
    await firstOwner.save(cat, { quickHydrationValue: 'less', date })
    habits.push(await habitOf(cat))
  }
  expect(habits).toEqual([...Array.from({ length: 13 }, () => null), 'drinks_less'])

  const otherOwner = await createOwner(app)
  expect((await answer(cat, otherOwner)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  expect(await habitOf(cat)).toBe('drinks_less')

  expect((await answer(cat)).data.answerNewHabit.animal.newHabit).toBeNull()
  await answer(cat)
  expect(await habitOf(cat)).toBeNull()
  const stored = await app.services.prisma.animal.findUniqueOrThrow({ where: { id: cat } })
  expect(stored.answeredHabits).toEqual(['drinks_less'])
})
