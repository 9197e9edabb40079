import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { minutesAfter } from '../testing/instants'
import { createOwner, type TestOwner } from '../testing/owner'
import { createRestClient, type RestClient } from '../testing/restClient'
import { createTestApp, type TestApp } from '../testing/testApp'

// The death of a cat (product/cats 5).

let app: TestApp
let call: RestClient
let owner: TestOwner
let cat: string
const start = new Date('2026-03-12T08:00:00Z')
const minutesLater = minutesAfter(start)

beforeAll(async () => {
  app = await createTestApp()
  call = await createRestClient(app)
})
afterAll(() => app.close())

beforeEach(async () => {
  app.clock.now = start
  owner = await createOwner(app)
  cat = await owner.addCat({ name: 'Isis' })
  await owner.save(cat, { appetite: 1, lethargy: 1, urination: 3 })
})

const memory = 'animal { inMemorySince diedOn }'
const remember = async (diedOn: string | null = null) =>
  await owner.mutate('rememberAnimal', { uuid: cat, diedOn }, memory)
const reopen = async () => await owner.mutate('reopenAnimal', { uuid: cat }, memory)
const raised = async () => {
  const { data } = await owner.graphql(
    `query ($cat: ID!) { animal(uuid: $cat) { alerts { rule } notices
      { rule } watches(includeHidden: true) { rule } } viewer { alertRecords
      { animalName } } }`,
    { cat },
  )
  return { ...data.animal, alertRecords: data.viewer.alertRecords }
}
const closed = 'Le carnet d’Isis est refermé. Vous pouvez le rouvrir depuis son profil.'

test('a day is optional, not in the future, and may be changed without moving the closure', async () => {
  expect((await remember()).data.rememberAnimal.animal).toEqual({
    inMemorySince: start.toISOString(),
    diedOn: null,
  })
  app.clock.now = minutesLater(5)
  expect((await remember('2026-03-11')).data.rememberAnimal.animal).toEqual({
    inMemorySince: start.toISOString(),
    diedOn: '2026-03-11',
  })
  expect((await remember('2026-03-13')).errors?.[0]?.extensions).toEqual({
    code: 'VALIDATION',
    fields: { diedOn: 'La date ne peut pas être dans le futur' },
  })
  for (const day of ['bientôt', '0026-03-11'])
    expect((await remember(day)).errors?.[0]?.extensions).toEqual({
      code: 'VALIDATION',
      fields: { diedOn: 'Date invalide' },
    })
  expect((await reopen()).data.reopenAnimal.animal).toEqual({ inMemorySince: null, diedOn: null })
})

test('nothing is raised after a cat’s death, and all of it again after reopening', async () => {
  await owner.mutate(
    'addWeight',
    { animalUuid: cat, weight: '5', date: minutesLater(-29 * 24 * 60).toISOString() },
    'weight { uuid }',
  )
  const before = await raised()
  for (const list of [before.alerts, before.watches, before.alertRecords])
    expect(list).not.toEqual([])
  await remember()
  expect(await raised()).toEqual({ alerts: [], notices: [], watches: [], alertRecords: [] })
  expect(
    (await call(`GET /api/animals/${cat}/watches?hidden=true`, { token: await owner.token() }))
      .body,
  ).toEqual([])
  await reopen()
  expect(await raised()).toEqual(before)
})

test.each([
  ['the day of the death', '2026-03-11', 14],
  ['the day of the closure', null, 15],
])('a closed record stays at %s: ages and periods do not go on', async (_name, diedOn, age) => {
  await owner.mutate('updateAnimal', { uuid: cat, birthDate: '2011-03-12' }, 'animal { uuid }')
  const plan = { kind: 'days', everyDays: 1, times: ['08:00'] }
  const semintra = { kind: 'medicine', name: 'Semintra', plan, firstDay: '2026-03-01' }
  await owner.mutate('addTreatment', { animalUuid: cat, ...semintra }, 'treatment { uuid }')
  for (const [weight, date] of [
    ['4.1', minutesLater(-24 * 60)],
    ['4', start],
  ] as const)
    await owner.mutate('addWeight', { animalUuid: cat, weight, date }, 'weight { uuid }')
  const shown = async () =>
    (
      await owner.graphql(
        `query ($cat: ID!) { animal(uuid: $cat) { today age periodSummary(last: 30)
          strips(last: 30) { first } days(last: 30) { day }
          weightCurve { points { day weight } changes { days change } }
          careReport { running { name adherence { message } } } visit { since days } } }`,
        { cat },
      )
    ).data.animal
  await remember(diedOn)
  const atClosure = await shown()
  expect(atClosure).toMatchObject({ today: diedOn ?? '2026-03-12', age })
  for (const days of [4000, 400]) {
    app.clock.now = minutesLater(days * 24 * 60)
    expect(await shown()).toEqual(atClosure)
  }
  await reopen()
  expect(await shown()).toMatchObject({ today: '2027-04-16', age: 16, periodSummary: null })
})

test('the links of a cat in memory end for good, and new ones are refused', async () => {
  const { token } = (
    await owner.mutate('createShareLink', { animalUuid: cat }, 'shareLink { token }')
  ).data.createShareLink.shareLink
  await remember()
  expect((await call(`GET /api/shared/${token}`)).status).toBe(404)
  expect(
    (await owner.mutate('createShareLink', { animalUuid: cat }, 'shareLink { token }')).errors?.[0],
  ).toMatchObject({ message: closed })
  await reopen()
  expect((await call(`GET /api/shared/${token}`)).status).toBe(404)
})

test('later entries and weighings are refused; earlier ones are accepted, and can be read and deleted', async () => {
  const { measurement } = await owner.save(cat, { appetite: 2 })
  app.clock.now = minutesLater(10)
  await remember()
  app.clock.now = minutesLater(20)
  const yesterday = minutesLater(-24 * 60).toISOString()
  expect(await owner.save(cat, { appetite: 3 })).toEqual({ code: 'VALIDATION', fields: {} })
  expect(await owner.save(cat, { date: yesterday, appetite: 3 })).toEqual({
    code: 'VALIDATION',
    fields: {},
  })
  expect(await owner.replace(cat, measurement.uuid, { appetite: 3 })).toEqual({
    code: 'VALIDATION',
    fields: {},
  })
  expect(
    (await owner.mutate('addWeight', { animalUuid: cat, weight: '4' }, 'weight { uuid }'))
      .errors?.[0],
  ).toMatchObject({ message: closed })
  expect(
    (
      await owner.mutate(
        'updateAnimal',
        { uuid: cat, weight: '4', name: 'Isis' },
        'animal { name }',
      )
    ).errors?.[0],
  ).toMatchObject({ message: closed })
  expect(
    (
      await owner.mutate(
        'updateAnimal',
        { uuid: cat, weight: '4.2', name: 'Isis I' },
        'animal { name }',
      )
    ).data.updateAnimal.animal.name,
  ).toBe('Isis I')

  const late = {
    uuid: crypto.randomUUID(),
    date: yesterday,
    answeredAt: minutesLater(5).toISOString(),
    appetite: 4,
  }
  expect(await owner.save(cat, late)).toMatchObject({ kept: 'current', created: true })
  expect(await owner.save(cat, late)).toMatchObject({ kept: 'current', created: false })
  expect(
    await owner.replace(cat, measurement.uuid, {
      appetite: 5,
      answeredAt: minutesLater(6).toISOString(),
    }),
  ).toMatchObject({ kept: 'current' })
  expect(
    (
      await owner.mutate(
        'addWeight',
        { animalUuid: cat, weight: '4', date: yesterday },
        'weight { weight }',
      )
    ).data.addWeight.weight,
  ).toEqual({ weight: '4.0' })
  expect(
    (
      await owner.mutate(
        'deleteMeasurement',
        { animalUuid: cat, uuid: late.uuid },
        'animal { entryCount }',
      )
    ).data.deleteMeasurement.animal,
  ).toEqual({ entryCount: 1 })
  await reopen()
  expect(await owner.save(cat, { appetite: 3 })).toMatchObject({ kept: 'current' })
})

test('REST behaves the same, and the export contains it', async () => {
  const token = await owner.token()
  const { status, body } = await call(`PUT /api/animals/${cat}/memory`, {
    token,
    body: { diedOn: '2026-03-11' },
  })
  expect([status, body.inMemorySince, body.diedOn]).toEqual([
    200,
    start.toISOString(),
    '2026-03-11',
  ])
  expect(
    (await call(`PUT /api/animals/${cat}/memory`, { token, body: { diedOn: 'x' } })).body.fields,
  ).toEqual({ diedOn: 'Date invalide' })
  app.clock.now = minutesLater(1)
  const refused = await call(`POST /api/animals/${cat}/measurements`, {
    token,
    body: { appetite: 3 },
  })
  expect([refused.status, refused.body.detail]).toEqual([400, closed])
  const [animal] = (
    (await call('GET /api/users/me/export', { token })).body as unknown as { animals: object[] }
  ).animals
  expect(animal).toMatchObject({
    inMemorySince: start.toISOString(),
    diedOn: '2026-03-11',
    watches: [],
  })
  expect((await call(`DELETE /api/animals/${cat}/memory`, { token })).body).toMatchObject({
    id: cat,
    inMemorySince: null,
    diedOn: null,
  })
})
