import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCareCalls, today } from '../testing/calls/careCalls'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// A planned treatment or change can be stopped, replaced and removed (product/care 1.3).

let app: TestApp
let owner: TestOwner
let cat: string
let uuid: string
let planned: string

const { mutate, add, change, note, read } = createCareCalls(() => ({ owner, cat }))

/** The treatment runs, and changes on 26 March. */
beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = new Date('2025-03-01T08:00:00Z')
  owner = await createOwner(app)
})
beforeEach(async () => {
  app.clock.now = new Date('2025-03-01T08:00:00Z')
  cat = await owner.addCat()
  uuid = (await add({ firstDay: '2025-03-01', lastDay: '2025-06-30' })).uuid
  app.clock.now = new Date(`${today}T08:00:00Z`)
  planned = (await change(uuid, { amount: 1.5, from: '2025-03-26' })).treatment.uuid
})
afterAll(() => app.close())

const stop = (step: string, lastDay: string) =>
  mutate('stopTreatment', { uuid: step, lastDay, reason: 'Avis' }, 'treatment { uuid lastDay }')
const steps = async () =>
  (await read('treatments { amount firstDay lastDay }')).treatments.map(
    ({ amount, firstDay, lastDay }: { amount: number; firstDay: string; lastDay: string }) =>
      `${amount} mL ${firstDay} ${lastDay}`,
  )
const running = '2.5 mL 2025-03-01 2025-03-25'

test('a last day before the change ends the treatment and removes the change', async () => {
  await note(planned)
  expect((await stop(uuid, '2025-03-17')).treatment).toEqual({ uuid, lastDay: '2025-03-17' })
  expect(await steps()).toEqual(['2.5 mL 2025-03-01 2025-03-17'])
  expect((await read('doses { edges { node { treatmentUuid } } }')).doses.edges).toEqual([
    { node: { treatmentUuid: uuid } },
  ])
})

test('a last day after the change ends the changed treatment', async () => {
  await change(planned, { amount: 1, from: '2025-05-01' })
  expect((await stop(uuid, '2025-04-10')).treatment.uuid).toBe(planned)
  expect(await steps()).toEqual([running, '1.5 mL 2025-03-26 2025-04-10'])
})

test('a new change replaces the planned one, also for a day after the former one', async () => {
  await change(uuid, { amount: 2, from: '2025-03-20' })
  expect(await steps()).toEqual(['2.5 mL 2025-03-01 2025-03-19', '2 mL 2025-03-20 2025-06-30'])
  await change(uuid, { amount: 3, from: '2025-04-02' })
  expect(await steps()).toEqual(['2.5 mL 2025-03-01 2025-04-01', '3 mL 2025-04-02 2025-06-30'])
})

test('a change that has begun is neither replaced nor removed', async () => {
  app.clock.now = new Date('2025-03-26T08:00:00Z')
  const began = expect.stringContaining('déjà été changé')
  expect(await stop(uuid, '2025-03-17')).toMatchObject({ fields: { lastDay: began } })
  expect(await stop(planned, '2025-03-25')).toMatchObject({ code: 'VALIDATION' })
  expect(await steps()).toHaveLength(2)
})

test('a planned change is removed, and the treatment continues to its end', async () => {
  expect((await stop(planned, '2025-03-25')).treatment).toEqual({ uuid, lastDay: '2025-06-30' })
  expect(await steps()).toEqual(['2.5 mL 2025-03-01 2025-06-30'])
})

test('a planned treatment is removed with its stock, unless a dose is noted', async () => {
  const { uuid: next } = await add({ name: 'Ipakitine', firstDay: '2025-03-20' })
  const stock = { courseUuid: next, unit: 'dose', amount: 30 }
  await mutate('setStock', stock, 'stock { level }')
  const { dose } = await note(next)
  expect(await stop(next, '2025-03-19')).toMatchObject({ code: 'VALIDATION' })
  await mutate('undoDose', { uuid: dose.uuid }, 'animal { uuid }')
  expect((await stop(next, '2025-03-19')).treatment.uuid).toBe(next)
  expect(await read('treatments { uuid } stocks { course }')).toEqual({
    treatments: [{ uuid }, { uuid: planned }],
    stocks: [],
  })
})
