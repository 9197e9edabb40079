import { afterAll, beforeAll, expect, test } from 'vitest'
import { countOpenToday } from '../reading/openToday'
import { createCareCalls, today } from '../testing/calls/careCalls'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// The doses of a changed treatment are those of one course (product/care 1.3, 2.2).

let app: TestApp
let owner: TestOwner
let cat: string
const { add, change, mutate, note, read, watchesOf } = createCareCalls(() => ({ owner, cat }))
const care = async () => await read('careToday { planned noted }')

beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())

async function createCat(timeZone?: string) {
  owner = await createOwner(app, timeZone)
  cat = await owner.addCat()
}

/** Creates a treatment whose plan was changed weeks ago, and returns the ids of its two steps. */
async function createChangedCourse(): Promise<{ uuid: string; changed: string }> {
  app.clock.now = new Date('2025-02-01T08:00:00Z')
  await createCat()
  const { uuid } = await add({ firstDay: '2025-02-01' })
  app.clock.now = new Date('2025-02-03T08:00:00Z')
  const { uuid: changed } = (await change(uuid, { amount: 3, from: '2025-02-03' })).treatment
  app.clock.now = new Date(`${today}T08:00:00Z`)
  return { uuid, changed }
}

test('a dose counts by any id of its course, however long ago the change was', async () => {
  const { uuid, changed } = await createChangedCourse()
  await note(uuid)
  expect(await care()).toEqual({ careToday: { planned: 1, noted: 1 } })
  const { id: userId } = await app.services.prisma.user.findUniqueOrThrow({
    where: { email: owner.email },
  })
  // The questions alone are open.
  expect(await countOpenToday(app.services, userId, app.clock.now)).toBe(1)
  await note(uuid, { confirmed: true })
  expect(await watchesOf()).toContain('dose-doubled red')
  expect((await read('doses { edges { node { treatmentUuid } } }')).doses.edges).toEqual([
    { node: { treatmentUuid: changed } },
    { node: { treatmentUuid: changed } },
  ])
})

test('on the evening of a change, the number on the icon leaves out what was given before it', async () => {
  app.clock.now = new Date('2025-03-10T14:00:00Z')
  await createCat('America/Toronto')
  const { uuid } = await add()
  app.clock.now = new Date(`${today}T14:00:00Z`)
  await note(uuid)
  await change(uuid, { amount: 3, from: today })
  app.clock.now = new Date(`${today}T23:59:00Z`)
  const { id: userId } = await app.services.prisma.user.findUniqueOrThrow({
    where: { email: owner.email },
  })
  const openNow = () => countOpenToday(app.services, userId, app.clock.now)
  expect(await openNow()).toBe(1)
  // It is 21:00 in Toronto, and the next day in UTC.
  app.clock.now = new Date('2025-03-17T01:00:00Z')
  expect(await openNow()).toBe(1)
})

test('a dose after the end of a course belongs to its last step', async () => {
  const { uuid, changed } = await createChangedCourse()
  await mutate('stopTreatment', { uuid: changed, lastDay: '2025-03-15' }, 'treatment { uuid }')
  await note(uuid)
  expect((await read('doses { edges { node { treatmentUuid } } }')).doses.edges).toEqual([
    { node: { treatmentUuid: changed } },
  ])
})
