import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/base/duration'
import { proposedChoice } from '#shared/reminder/reminderChoice'
import { createOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'
import { raiseDueReminders } from './reminders'

let app: TestApp
/** It is 19:00 in Paris. */
const start = new Date('2025-03-16T18:00:00Z')

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
})
afterAll(() => app.close())

const find = () => raiseDueReminders(app.services.prisma, () => app.clock.now)

async function addChoice(): Promise<string> {
  const owner = await createOwner(app)
  const cat = await owner.addCat()
  await owner.mutate('setReminders', { animalUuid: cat, ...proposedChoice }, 'animal { uuid }')
  return cat
}

test('a choice whose check fails does not stop the others, and is checked again after a minute', async () => {
  const { prisma } = app.services
  const [failing, other] = [await addChoice(), await addChoice()]
  await prisma.$executeRawUnsafe(
    `ALTER TABLE reminders ADD CONSTRAINT none CHECK (animal_id <> '${failing}')`,
  )
  const raised = async () => (await prisma.reminder.findMany()).map(({ animalId }) => animalId)
  app.clock.now = new Date(start.getTime() + 10 * MINUTE_MS)
  await expect(find()).rejects.toThrow()
  expect(await raised()).toEqual([other])
  await find()
  await prisma.$executeRaw`ALTER TABLE reminders DROP CONSTRAINT none`
  app.clock.now = new Date(app.clock.now.getTime() + MINUTE_MS)
  await find()
  await find()
  expect(new Set(await raised())).toEqual(new Set([other, failing]))
  expect(await raised()).toHaveLength(2)
})
