import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCareCalls, today } from '../testing/careCalls'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// The doses of a changed treatment are those of one course (product/care 1.3, 2.2).

let app: TestApp
let ada: TestOwner
let cat: string
const { add, change, note, read, watchesOf } = createCareCalls(() => ({ ada, cat }))
const care = async () => await read('careToday { planned noted }')

beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())

async function createCat() {
  ada = await createOwner(app)
  cat = await ada.addCat()
}

test('a dose counts by any id of its course, however long ago the change was', async () => {
  app.clock.now = new Date('2025-02-01T08:00:00Z')
  await createCat()
  const { uuid } = await add({ firstDay: '2025-02-01' })
  app.clock.now = new Date('2025-02-03T08:00:00Z')
  const { uuid: changed } = (await change(uuid, { amount: 3, from: '2025-02-03' })).treatment
  app.clock.now = new Date(`${today}T08:00:00Z`)
  await note(uuid)
  expect(await care()).toEqual({ careToday: { planned: 1, noted: 1 } })
  await note(uuid, { confirmed: true })
  expect(await watchesOf()).toContain('dose-doubled red')
  expect((await read('doses { edges { node { treatmentUuid } } }')).doses.edges).toEqual([
    { node: { treatmentUuid: changed } },
    { node: { treatmentUuid: changed } },
  ])
})
