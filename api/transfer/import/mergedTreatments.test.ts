import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCareCalls } from '../../testing/calls/careCalls'
import { createOwner, type TestOwner } from '../../testing/owner'
import { createRestClient, type RestClient } from '../../testing/restClient'
import { createTestApp, type TestApp } from '../../testing/testApp'

// A later copy of the same cat has changes of a treatment that the account lacks.

let app: TestApp
let call: RestClient
let owner: TestOwner
let otherOwner: TestOwner
let cat: string
beforeAll(async () => {
  app = await createTestApp()
  call = await createRestClient(app)
  app.clock.now = new Date('2025-03-01T08:00:00Z')
  owner = await createOwner(app)
  otherOwner = await createOwner(app)
  cat = await owner.addCat()
})
afterAll(() => app.close())

const { add, change, mutate } = createCareCalls(() => ({ owner, cat }))
const download = async () =>
  (await call('GET /api/users/me/export', { token: await owner.token() })).body
const send = async (body: object): Promise<string> =>
  (await call('POST /api/users/me/import', { token: await otherOwner.token(), body })).body
    .animals[0].id

const readCopy = async (id: string, selection: string) =>
  (await otherOwner.graphql(`query ($id: ID!) { animal(uuid: $id) { ${selection} } }`, { id })).data
    .animal

/** Returns the id of the copied treatment of this name. */
async function copiedId(id: string, name: string): Promise<string> {
  const { treatments } = await readCopy(id, 'treatments { uuid name }')
  return treatments.find((one: { name: string }) => one.name === name).uuid
}

test('a course has one step a day, one name, and its end', async () => {
  const { uuid } = await add({ firstDay: '2025-03-01' })
  const copied = await send(await download())
  const read = (selection: string) => readCopy(copied, selection)
  const [{ uuid: copiedTreatment }] = (await read('treatments { uuid }')).treatments
  await otherOwner.mutate(
    'changeTreatment',
    { animalUuid: copied, uuid: copiedTreatment, name: 'Ringer' },
    'treatment { uuid }',
  )
  app.clock.now = new Date('2025-03-16T08:00:00Z')
  const { treatment } = await change(uuid, { amount: 1.5, from: '2025-03-16' })
  await mutate(
    'stopTreatment',
    { uuid: treatment.uuid, lastDay: '2025-03-20' },
    'treatment { uuid }',
  )
  app.clock.now = new Date('2025-03-25T08:00:00Z')
  const later = await download()
  expect(await send(later)).toBe(copied)
  const steps = await read('treatments { name amount firstDay lastDay } careToday { planned }')
  expect(steps).toEqual({
    treatments: [
      { name: 'Ringer', amount: 2.5, firstDay: '2025-03-01', lastDay: '2025-03-15' },
      { name: 'Ringer', amount: 1.5, firstDay: '2025-03-16', lastDay: '2025-03-20' },
    ],
    careToday: null,
  })
  await send(later)
  expect(await read('treatments { name amount firstDay lastDay } careToday { planned }')).toEqual(
    steps,
  )
})

test('a dose that was noted before the import belongs to the step of its day', async () => {
  app.clock.now = new Date('2025-04-01T08:00:00Z')
  const { uuid } = await add({ name: 'Fercobsang', firstDay: '2025-04-01' })
  const copied = await send(await download())
  app.clock.now = new Date('2025-04-02T08:00:00Z')
  await change(uuid, { amount: 1.5, from: '2025-04-02' })
  app.clock.now = new Date('2025-04-20T09:00:00Z')
  await otherOwner.mutate(
    'noteDose',
    {
      animalUuid: copied,
      treatmentUuid: await copiedId(copied, 'Fercobsang'),
      day: '2025-04-20',
      time: '08:00',
      outcome: 'given',
    },
    'dose { uuid }',
  )
  await send(await download())
  expect(await readCopy(copied, 'careToday { planned noted }')).toEqual({
    careToday: { planned: 1, noted: 1 },
  })
})

test('a treatment that the account has stopped stays stopped, also with a change of dose before its end', async () => {
  app.clock.now = new Date('2025-05-01T08:00:00Z')
  const { uuid } = await add({ name: 'Calcitriol', firstDay: '2025-05-01' })
  const copied = await send(await download())
  app.clock.now = new Date('2025-05-10T08:00:00Z')
  await change(uuid, { amount: 1.5, from: '2025-05-10' })
  app.clock.now = new Date('2025-05-20T08:00:00Z')
  await otherOwner.mutate(
    'stopTreatment',
    {
      animalUuid: copied,
      uuid: await copiedId(copied, 'Calcitriol'),
      lastDay: '2025-05-15',
      reason: 'Vomissements',
    },
    'treatment { uuid }',
  )
  const later = await download()
  const steps = async () =>
    (
      await readCopy(copied, 'treatments { name amount firstDay lastDay stopReason }')
    ).treatments.filter(({ name }: { name: string }) => name === 'Calcitriol')
  const expected = [
    { amount: 2.5, firstDay: '2025-05-01', lastDay: '2025-05-09', stopReason: 'Vomissements' },
    { amount: 1.5, firstDay: '2025-05-10', lastDay: '2025-05-15', stopReason: 'Vomissements' },
  ].map((step) => ({ name: 'Calcitriol', ...step }))
  await send(later)
  expect(await steps()).toEqual(expected)
  await send(later)
  expect(await steps()).toEqual(expected)
})
