import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/base/duration'
import { proposedChoice } from '#shared/reminder/reminderChoice'
import { dueOf, readChoices } from '../reading/reminderData'
import { createOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())

/** A slow loss: 13 % in a year, 8 % in 200 days. */
const gramsAgo = (days: number) => 4000 + Math.round(2.3 * (days - 15))

test('a loss of a year is weighed again after 15 days, however often the cat was weighed', async () => {
  app.clock.now = new Date('2025-03-16T10:05:00+01:00')
  const owner = await createOwner(app)
  const animalId = await owner.addCat({ weight: null })
  const { prisma } = app.services
  await prisma.weight.createMany({
    data: Array.from({ length: 2 * 365 }, (_, index) => {
      const days = 15 + Math.floor(index / 2)
      const date = new Date(app.clock.now.getTime() - days * DAY_MS - (index % 2) * HOUR_MS)
      return { animalId, grams: gramsAgo(days), date, createdAt: date }
    }),
  })
  const choice = { ...proposedChoice, questionsAt: null, doses: false }
  await owner.mutate('setReminders', { animalUuid: animalId, ...choice }, 'animal { uuid }')
  const { data } = await owner.graphql(
    'query ($id: ID!) { animal(uuid: $id) { watches { rule } } }',
    { id: animalId },
  )
  expect(data.animal.watches.map(({ rule }: { rule: string }) => rule)).toContain('weighing-due')
  const [read] = await readChoices(prisma, { animalId }, app.clock.now)
  expect(dueOf(read!, app.clock.now).map(({ kind }) => kind)).toEqual(['weighing'])
})
