import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/base/duration'
import { daysAfter } from '../testing/instants'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// The server stores its alerts by cat, day and alert id (product/rules 5.4).

let app: TestApp
let owner: TestOwner
let cat: string

const start = new Date('2025-03-16T08:00:00Z')
const daysLater = daysAfter(start)
const good = { quickHydrationValue: 'normal', appetite: 4, vomiting: 0, urination: 3, lethargy: 3 }

beforeAll(async () => void (app = await createTestApp()))
beforeEach(async () => {
  app.clock.now = start
  owner = await createOwner(app)
  cat = await owner.addCat()
})
afterAll(() => app.close())

interface ShownAlert {
  uuid: string
  alertId: string
  date: string
  readAt: string | null
  dismissedAt: string | null
}

async function list(unread = false): Promise<ShownAlert[]> {
  const { data } = await owner.graphql(
    'query ($unread: Boolean!) { viewer { alertRecords(unread: $unread) { uuid alertId ' +
      'animalName type severity message date readAt dismissedAt } } }',
    { unread },
  )
  return data.viewer.alertRecords
}
const rules = async (unread = false) => (await list(unread)).map(({ alertId }) => alertId)
const mark = async (name: 'markAlertRead' | 'dismissAlert', uuid: string) =>
  (
    await owner.graphql(
      `mutation ($input: AlertRecordInput!) { ${name}(input: $input) { alertRecord { readAt dismissedAt } } }`,
      { input: { uuid } },
    )
  ).data[name].alertRecord

test('a saved entry’s alerts are stored as they were shown', async () => {
  await owner.save(cat, { ...good, appetite: 1 })
  expect(await list()).toEqual([
    {
      uuid: expect.any(String),
      alertId: 'appetite-refusal',
      animalName: 'Mistigri',
      type: 'critical',
      severity: 'red',
      message:
        "Appétit\u00a0: refus de manger depuis plus de 24 h.\nConsulter votre vétérinaire aujourd'hui.",
      date: start.toISOString(),
      readAt: null,
      dismissedAt: null,
    },
  ])
})

test('an entry with green tiles stores no alert', async () => {
  await owner.save(cat, good)
  expect(await rules()).toEqual([])
})

test('an alert that a red one hides is not stored, until the red one has ended', async () => {
  const { measurement } = await owner.save(cat, { ...good, appetite: 1, lethargy: 2 })
  expect(await rules()).toEqual(['appetite-refusal'])
  await owner.replace(cat, measurement.uuid, { ...good, lethargy: 2 })
  expect(await rules()).toEqual(['energy-low-first-day'])
})

test('an edit keeps the marks of the alerts that still hold, and removes those that do not', async () => {
  const { measurement } = await owner.save(cat, { ...good, appetite: 1, vomiting: 3 })
  const [refusal, vomiting] = (await list()).toSorted((one, other) =>
    one.alertId.localeCompare(other.alertId),
  )
  await mark('markAlertRead', refusal!.uuid)
  await mark('markAlertRead', vomiting!.uuid)
  app.clock.now = new Date(start.getTime() + MINUTE_MS)
  await owner.replace(cat, measurement.uuid, {
    ...good,
    appetite: 1,
    urinationSigns: { bloodVisible: true },
  })
  const now = (await list()).toSorted((a, b) => a.alertId.localeCompare(b.alertId))
  expect(now.map(({ alertId, readAt }) => [alertId, readAt])).toEqual([
    ['appetite-refusal', start.toISOString()],
    ['urination-blood-isolated', null],
  ])
  expect(now[0]!.uuid).toBe(refusal!.uuid)
})

test('a dismissed alert does not return when its entry is saved again', async () => {
  const { measurement } = await owner.save(cat, { ...good, appetite: 1 })
  await mark('dismissAlert', (await list())[0]!.uuid)
  await owner.replace(cat, measurement.uuid, { ...good, appetite: 1, note: 'toujours rien' })
  expect(await rules()).toEqual([])
})

test('read alerts are not unread, dismissed ones are not listed, and the first mark is kept', async () => {
  await owner.save(cat, { ...good, appetite: 1, vomiting: 3 })
  const [first, second] = await list()
  expect(await mark('markAlertRead', first!.uuid)).toEqual({
    readAt: start.toISOString(),
    dismissedAt: null,
  })
  expect(await rules(true)).toEqual([second!.alertId])
  app.clock.now = new Date(start.getTime() + MINUTE_MS)
  expect((await mark('markAlertRead', first!.uuid)).readAt).toBe(start.toISOString())
  expect((await mark('dismissAlert', first!.uuid)).dismissedAt).toBe(app.clock.now.toISOString())
  expect(await rules()).toEqual([second!.alertId])
})

test('an entry that was corrected changes the next day’s alerts too', async () => {
  const { measurement: yesterday } = await owner.save(cat, { ...good, quickHydrationValue: 'less' })
  app.clock.now = daysLater(1)
  await owner.save(cat, { ...good, quickHydrationValue: 'less' })
  expect(await rules()).toEqual(['hydration-confirmed-decrease', 'hydration-first-day-decrease'])
  await owner.replace(cat, yesterday.uuid, good)
  expect(await rules()).toEqual([])
})

test('an entry that is deleted or arrives late changes the alerts of the next day', async () => {
  const { measurement: yesterday } = await owner.save(cat, good)
  app.clock.now = daysLater(1)
  await owner.save(cat, { ...good, lethargy: 2 })
  expect(await rules()).toEqual([])
  await owner.mutate('deleteMeasurement', { animalUuid: cat, uuid: yesterday.uuid }, 'deletedId')
  expect(await rules()).toEqual(['energy-low-first-day'])
  await owner.save(cat, { ...good, lethargy: 2, date: start, answeredAt: start })
  expect(await rules()).toEqual(['energy-low-consecutive', 'energy-low-first-day'])
})

test('answers that became a revision change no alert', async () => {
  await owner.save(cat, good)
  await owner.save(cat, { appetite: 1, answeredAt: daysLater(-1), date: start })
  expect(await rules()).toEqual([])
})

test('alerts are listed newest first over all cats; deleting a cat deletes its alerts', async () => {
  await owner.save(cat, { ...good, appetite: 1 })
  app.clock.now = daysLater(1)
  const other = await owner.addCat({ name: 'Félix' })
  await owner.save(other, { ...good, vomiting: 3 })
  expect(await rules()).toEqual(['vomiting-frequent', 'appetite-refusal'])
  await owner.mutate('deleteAnimal', { uuid: other }, 'deletedId')
  expect(await rules()).toEqual(['appetite-refusal'])
})
