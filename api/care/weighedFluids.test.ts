import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '#shared/base/time'
import { proposedChoice } from '#shared/reminder/reminderChoice'
import { dueOf, readChoices } from '../reading/reminderData'
import { createCareCalls, today } from '../testing/calls/careCalls'
import { downloadExport } from '../testing/downloadExport'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// Fluids of the six hours before a weighing are subtracted from it (product/watches 3.1).

let app: TestApp
let owner: TestOwner
let cat: string
let fluids: string
const moveTo = (daysAgo: number, time: string) =>
  void (app.clock.now = new Date(`${addDays(today, -daysAgo)}T${time}:00Z`))

beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())
const { add, note, read } = createCareCalls(() => ({ owner, cat }))
beforeEach(async () => {
  moveTo(30, '08:00')
  owner = await createOwner(app)
  cat = await owner.addCat({ weight: null })
  const firstDay = addDays(today, -30)
  fluids = (await add({ kind: 'fluids', name: 'NaCl', plan: { kind: 'needed' }, firstDay })).uuid
})

async function perfuse(daysAgo: number, amountMl: number): Promise<void> {
  moveTo(daysAgo, '08:00')
  await note(fluids, { day: addDays(today, -daysAgo), time: null, amountMl })
}

async function weigh(daysAgo: number, weight: string): Promise<void> {
  moveTo(daysAgo, '09:00')
  await owner.mutate('addWeight', { animalUuid: cat, weight }, 'weight { uuid }')
}

async function weightWatches(): Promise<string[]> {
  const { watches } = await read('watches(includeHidden: true) { rule level }')
  return watches
    .map(({ rule, level }: { rule: string; level: string }) => `${rule} ${level}`)
    .filter((text: string) => text.startsWith('weight-'))
}

test('weighings that differ by fluids alone are compared without them', async () => {
  await weigh(2, '3')
  await perfuse(0, 200)
  await weigh(0, '3.05')
  expect(await weightWatches()).toEqual(['weight-drop amber'])
})

test.each([
  ['runs', undefined],
  ['has ended', addDays(today, -19)],
])('fluids of weeks ago are subtracted, if their treatment %s', async (_, lastDay) => {
  await perfuse(20, 150)
  await weigh(20, '3.15')
  if (lastDay)
    await owner.mutate(
      'stopTreatment',
      { animalUuid: cat, uuid: fluids, lastDay },
      'treatment { uuid }',
    )
  await weigh(0, '2.99')
  expect(await weightWatches()).toEqual([])
  // The device compares a pending weighing with them.
  expect((await read('weighedFluids { day ml }')).weighedFluids).toEqual([
    { day: addDays(today, -20), ml: 150 },
  ])
})

test('the copy of the account compares weighings without fluids of months ago too', async () => {
  const firstDay = addDays(today, -80)
  moveTo(80, '08:00')
  fluids = (await add({ kind: 'fluids', name: 'NaCl', plan: { kind: 'needed' }, firstDay })).uuid
  await perfuse(80, 400)
  await weigh(80, '4.4')
  await weigh(0, '3.95')
  expect(await weightWatches()).toEqual([])
  const { animals } = JSON.parse((await downloadExport(app, owner, '')).text)
  expect(animals[0].watches).toEqual([])
})

test('a gain weeks ago is urgent for a cat that was perfused before it and is unwell', async () => {
  moveTo(10, '07:00')
  await weigh(10, '4')
  await perfuse(10, 1)
  await weigh(5, '4.22')
  moveTo(0, '09:00')
  await owner.save(cat, { appetite: 3 })
  expect(await weightWatches()).toContain('weight-gain-fast red')
})

test('a gain of sixty days ago is urgent too, if the entry of three days before it has a perfusion', async () => {
  await owner.mutate('deleteTreatment', { animalUuid: cat, uuid: fluids }, 'animal { uuid }')
  for (let daysAgo = 63; daysAgo >= 0; daysAgo -= 1) {
    moveTo(daysAgo, '09:00')
    const answers = daysAgo === 63 ? { subcutaneousPerfusion: 'yes' } : { appetite: 3 }
    await owner.save(cat, answers)
    if (daysAgo === 60) await weigh(60, '4')
    if (daysAgo === 58) await weigh(58, '4.24')
  }
  expect(await weightWatches()).toContain('weight-gain-fast red')
})

test('the reminder of a weighing subtracts them too: a loss is weighed again after 15 days', async () => {
  await app.services.prisma.weight.create({
    data: {
      animalId: cat,
      grams: 4000,
      date: new Date(`${addDays(today, -55)}T09:00:00Z`),
      createdAt: app.clock.now,
    },
  })
  await owner.mutate('setReminders', { animalUuid: cat, ...proposedChoice }, 'animal { uuid }')
  await perfuse(15, 100)
  await weigh(15, '3.88')
  moveTo(1, '08:00')
  await owner.save(cat, { appetite: 4 })
  moveTo(0, '09:05')
  const [choice] = await readChoices(app.services.prisma, { animalId: cat }, app.clock.now)
  expect(dueOf(choice!, app.clock.now).map(({ kind }) => kind)).toContain('weighing')
})
