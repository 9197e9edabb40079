import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anyInstant as instant, type OwnerCall, createOwnerCall } from '../testing/calls/ownerCall'
import { daysBefore } from '../testing/instants'
import { createTestApp, type TestApp } from '../testing/testApp'

// Tests product/interfaces 2.5: cats, weights, alerts of the rules.

let app: TestApp
let send: OwnerCall
/** Adds a cat of 4.2 kg without entries. */
let cat: string
beforeAll(async () => {
  app = await createTestApp()
  send = await createOwnerCall(app)
})
beforeEach(async () => {
  const { body } = await send('POST /api/animals', { name: 'Mistigri', weight: '4.2' })
  cat = body.id
})
afterAll(() => app.close())

const uuid = expect.stringMatching(
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
)
const daysAgo = (days: number) => daysBefore(app.clock.now)(days).toISOString()
const entries = () => `/api/animals/${cat}/measurements`
const nothing = {
  breed: null,
  age: null,
  birthDate: null,
  gender: null,
  sex: null,
  weight: null,
  photoPath: null,
  vetPhone: null,
  visitQuestions: [],
  sharedLitter: false,
  inMemorySince: null,
  diedOn: null,
}

test('a new cat is 201, and is the same in the list and by its id', async () => {
  const sent = {
    name: ' Félix ',
    species: 'animal',
    breed: 'Siamois',
    age: 12,
    gender: 'male',
    weight: '4,25',
    vetPhone: '01 23 45 67 89',
  }
  const { status, body } = await send('POST /api/animals', sent)
  expect([status, body]).toEqual([
    201,
    { ...nothing, ...sent, name: 'Félix', id: uuid, sex: 'M', weight: '4.25', createdAt: instant },
  ])
  expect((await send(`GET /api/animals/${body.id}`)).body).toEqual(body)
  expect((await send('GET /api/animals')).body).toContainEqual(body)
})

test('the list has all cats of an account', async () => {
  const { prisma } = app.services
  const { userId } = await prisma.animal.findUniqueOrThrow({ where: { id: cat } })
  const names = Array.from({ length: 24 }, (_, index) => `Chat ${index}`)
  await prisma.animal.createMany({
    data: names.map((name) => ({ userId, name, species: 'animal', createdAt: app.clock.now })),
  })
  const { body } = await send('GET /api/animals')
  expect(body.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(names))
})

test('a cat has no empty fields, the species "animal", and ignores unknown fields', async () => {
  const { body } = await send('POST /api/animals', {
    name: 'Félix',
    breed: '',
    gender: ' ',
    weight: '',
    age: '',
    species: 'chat',
    id: 'x',
    color: 'noir',
  })
  expect(body).toEqual({
    ...nothing,
    id: uuid,
    name: 'Félix',
    species: 'animal',
    createdAt: instant,
  })
})

test('a refused cat reports every field, in French', async () => {
  const { status, body } = await send('POST /api/animals', {
    name: '',
    age: 1.5,
    gender: 'chat',
    weight: '42',
    birthDate: '2015-02-30',
    vetPhone: 'Dr Chat',
  })
  expect([status, body.fields]).toEqual([
    400,
    {
      name: 'Nom requis',
      age: "L'âge doit être un nombre entier positif",
      gender: 'Genre inconnu',
      weight: 'Le poids doit être compris entre 0,3 et 25 kg',
      birthDate: 'Date de naissance invalide',
      vetPhone: 'Numéro de téléphone invalide',
    },
  ])
})

test.each([
  ['9999-12-31', 'La date de naissance ne peut pas être dans le futur'],
  ['1970-05-03', "L'âge ne dépasse pas 50 ans"],
  // A browser's field accepts '20' as the year 20.
  ['0020-05-03', 'Date de naissance invalide'],
])('the birth date %s is refused, and changes no cat', async (birthDate, message) => {
  const { body: before } = await send(`GET /api/animals/${cat}`)
  const refused = [
    await send('POST /api/animals', { name: 'Félix', birthDate }),
    await send(`PATCH /api/animals/${cat}`, { breed: 'Siamois', birthDate }),
  ]
  for (const { status, body } of refused)
    expect([status, body.fields]).toEqual([400, { birthDate: message }])
  expect((await send(`GET /api/animals/${cat}`)).body).toEqual(before)
})

test('an update changes the sent fields; null or an empty text clears one', async () => {
  const { body: before } = await send(`GET /api/animals/${cat}`)
  app.advanceClock(1)
  const { body: full } = await send(`PATCH /api/animals/${cat}`, {
    breed: 'Siamois',
    gender: 'female',
    age: 9,
    weight: '4.4',
  })
  expect(full).toEqual({
    ...before,
    breed: 'Siamois',
    gender: 'female',
    sex: 'F',
    age: 9,
    weight: '4.4',
  })
  expect((await send(`PATCH /api/animals/${cat}`, {})).body).toEqual(full)
  expect(
    (await send(`PATCH /api/animals/${cat}`, { breed: '', gender: null, age: null })).body,
  ).toEqual({ ...before, weight: '4.4' })
  const refused = await send(`PATCH /api/animals/${cat}`, { name: '', weight: '' })
  expect(refused.body.fields).toEqual({ name: 'Nom requis', weight: 'Poids requis' })
})

test('a deletion of a cat is 204, and the cat is unknown afterwards', async () => {
  expect((await send(`DELETE /api/animals/${cat}`)).status).toBe(204)
  for (const to of [
    `GET /api/animals/${cat}`,
    `DELETE /api/animals/${cat}`,
    `GET ${entries()}`,
    `GET /api/animals/${cat}/weights`,
  ]) {
    const { status, body } = await send(to)
    expect([to, status, body.detail]).toEqual([to, 404, 'Animal non trouvé'])
  }
})

test('a new weight is 201, a repeated one the same, a deletion 204; the newest is the cat’s', async () => {
  const weights = `/api/animals/${cat}/weights`
  const id = crypto.randomUUID()
  const old = await send(`POST ${weights}`, { id, weight: '4.8', date: daysAgo(400) })
  expect([old.status, old.body]).toEqual([
    201,
    { id, animalId: cat, weight: '4.8', date: daysAgo(400), by: 'Ada' },
  ])
  expect((await send(`POST ${weights}`, { id, weight: '5' })).body).toEqual(old.body)
  app.advanceClock(1)
  const { body: newest } = await send(`POST ${weights}`, { weight: '3,9' })
  const { body: all } = await send(`GET ${weights}`)
  expect(all.map(({ weight }: { weight: string }) => weight)).toEqual(['3.9', '4.2', '4.8'])
  expect((await send(`GET /api/animals/${cat}`)).body.weight).toBe('3.9')
  expect((await send(`DELETE ${weights}/${newest.id}`)).status).toBe(204)
  expect((await send(`GET /api/animals/${cat}`)).body.weight).toBe('4.2')
  const secondDeletion = await send(`DELETE ${weights}/${newest.id}`)
  expect([secondDeletion.status, secondDeletion.body.detail]).toEqual([404, 'Poids non trouvé'])
  for (const [sent, fields] of [
    [{}, { weight: 'Poids requis' }],
    [{ weight: true }, { weight: 'Poids requis' }],
    [{ weight: '0.2' }, { weight: 'Le poids doit être compris entre 0,3 et 25 kg' }],
    [{ weight: '4', date: daysAgo(-1) }, { date: 'La date ne peut pas être dans le futur' }],
    [
      { weight: '4', date: '1899-12-31T23:59:59Z', id: 1 },
      { date: 'Date invalide', id: 'Identifiant invalide' },
    ],
  ]) {
    expect((await send(`POST ${weights}`, sent)).body.fields).toEqual(fields)
  }
})

test('alerts are plain text with \\n between lines; without one, the response is green', async () => {
  const allGreen = {
    id: 'all-green',
    type: 'info',
    severity: 'green',
    message: 'Les indicateurs sont au vert.',
  }
  await send(`POST ${entries()}`, {
    quickHydrationValue: 'normal',
    appetite: 4,
    vomiting: 0,
    urination: 3,
    lethargy: 3,
  })
  expect((await send(`GET /api/animals/${cat}/alerts`)).body).toEqual([allGreen])
  await send(`POST ${entries()}`, { appetite: 1 })
  const { body } = await send(`GET /api/animals/${cat}/alerts`)
  expect(body).toEqual([
    {
      id: 'appetite-refusal',
      type: 'critical',
      severity: 'red',
      message: expect.stringMatching(/^[^<*]+\n[^<*]+$/),
    },
  ])
})
