import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays, dayIn, instantAt } from '#shared/base/time'
import { proposedChoice } from '#shared/reminder/reminderChoice'
import { createCareCalls, dailyPlan, today } from '../testing/calls/careCalls'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'
import { raiseDueReminders } from './reminders'

// Notes that are older than the days which the reminders read in full (product/reminders 2.4).

const timeZone = 'Europe/Paris'

let app: TestApp
let owner: TestOwner
let cat: string

beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  app.clock.now = instantAt(today, '07:00', timeZone)
  owner = await createOwner(app)
  cat = await owner.addCat()
})
afterAll(() => app.close())

const { add, change, note } = createCareCalls(() => ({ owner, cat }))
const choose = (fields: object) =>
  owner.mutate('setReminders', { animalUuid: cat, ...proposedChoice, ...fields }, 'animal { uuid }')

/** Raises the reminders of a day at 8:05, and returns their subjects. */
async function raise(day: string): Promise<string[]> {
  const { prisma } = app.services
  app.clock.now = instantAt(day, '08:05', timeZone)
  await raiseDueReminders(prisma, () => app.clock.now)
  const rows = await prisma.reminder.findMany({
    where: { animalId: cat },
    orderBy: { at: 'asc' },
    select: { subject: true, at: true },
  })
  return rows.filter(({ at }) => dayIn(at, timeZone) === day).map(({ subject }) => subject)
}

test('weekly doses are reminded of while they are noted, and three times after that', async () => {
  const plan = { kind: 'days', everyDays: 7, times: ['08:00'] }
  const { uuid } = await add({ plan, firstDay: today })
  await choose({ questionsAt: null, dosesAgain: null, weighing: false })
  const days = Array.from({ length: 9 }, (_, week) => addDays(today, 7 * week))
  const raised: string[][] = []
  for (const [week, day] of days.entries()) {
    raised.push(await raise(day))
    if (week < 4) await note(uuid, { day })
  }
  expect(raised).toEqual([
    ...days.slice(0, 7).map((day) => [`doses ${day} 08:00`]),
    [`pause ${days[3]}`],
    [],
  ])
})

test('questions that were ignored after an entry stop a later dose', async () => {
  const plan = { kind: 'days', everyDays: 10, times: ['08:00'] }
  const { uuid } = await add({ plan, firstDay: today })
  await choose({ questionsAt: '08:00', dosesAgain: null, weighing: false })
  app.clock.now = instantAt(addDays(today, 3), '09:00', timeZone)
  await owner.save(cat, { appetite: 4 })
  app.clock.now = instantAt(addDays(today, 5), '07:00', timeZone)
  await note(uuid, { day: addDays(today, 5), time: null })
  expect(await raise(addDays(today, 10))).toEqual([])
})

test.each([
  ['without questions', null],
  ['after ignored questions', '08:00'],
])('%s, an added treatment restarts the reminders of doses', async (_name, questionsAt) => {
  await choose({ questionsAt, dosesAgain: null, weighing: false })
  const addedOn = addDays(today, 20)
  app.clock.now = instantAt(addedOn, '07:00', timeZone)
  await add({ firstDay: addDays(today, 10) })
  const days = Array.from({ length: 6 }, (_, day) => addDays(addedOn, day))
  const raised: string[][] = []
  for (const day of days) raised.push(await raise(day))
  expect(raised).toEqual([
    ...days.slice(0, 4).map((day) => [`doses ${day} 08:00`]),
    [`pause ${addedOn}`],
    [],
  ])
})

test('a changed treatment restarts its reminders', async () => {
  const { uuid } = await add({ firstDay: today })
  await choose({ questionsAt: null, dosesAgain: null, weighing: false })
  const changedOn = addDays(today, 10)
  expect(await raise(addDays(changedOn, -1))).toEqual([])
  await change(uuid, { from: changedOn, amount: 3, unit: 'ml', plan: dailyPlan })
  expect(await raise(changedOn)).toEqual([`doses ${changedOn} 08:00`])
})

test('a dose of an earlier day, noted after a newer one, does not hide it', async () => {
  const plan = { kind: 'days', everyDays: 7, times: ['08:00'] }
  const { uuid } = await add({ plan, firstDay: today })
  await choose({ questionsAt: null, dosesAgain: null, weighing: false })
  const weeks = Array.from({ length: 7 }, (_, week) => addDays(today, 7 * week))
  app.clock.now = instantAt(weeks[2]!, '08:05', timeZone)
  await note(uuid, { day: weeks[2] })
  app.clock.now = instantAt(weeks[2]!, '08:06', timeZone)
  await note(uuid, { day: weeks[1] })
  expect(await raise(weeks[5]!)).toEqual([`doses ${weeks[5]} 08:00`])
  expect(await raise(weeks[6]!)).toEqual([`pause ${weeks[2]}`])
})

test('the planned days of an ended treatment count: the pause continues', async () => {
  await add({ firstDay: today, lastDay: addDays(today, 6) })
  const weekly = { kind: 'days', everyDays: 7, times: ['08:00'] }
  await add({ plan: weekly, firstDay: addDays(today, 3) })
  await choose({ questionsAt: null, dosesAgain: null, weighing: false })
  expect(await raise(addDays(today, 3))).toHaveLength(1)
  expect(await raise(addDays(today, 4))).toEqual([`pause ${today}`])
  for (const day of [10, 17]) expect(await raise(addDays(today, day))).toEqual([])
})

test('an added treatment that ended before restarts the reminders of the others', async () => {
  await add({ firstDay: today })
  await choose({ questionsAt: null, dosesAgain: null, weighing: false })
  const addedOn = addDays(today, 10)
  expect(await raise(addDays(addedOn, -1))).toEqual([])
  await add({ firstDay: today, lastDay: addDays(today, 2) })
  expect(await raise(addedOn)).toEqual([`doses ${addedOn} 08:00`])
})
