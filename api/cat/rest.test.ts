import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOwner } from '../testing/owner'
import { createRestClient, type RestAnswer, type RestClient } from '../testing/restClient'
import { createTestApp, type TestApp } from '../testing/testApp'

// Tests product/interfaces 2.5: cats, entries, weights, alerts of the rules.

let app: TestApp
let token: string
let ask: (call: string, body?: object) => Promise<RestAnswer>
let call: RestClient
/** Adds a cat of 4.2 kg without entries. */
let cat: string
beforeAll(async () => {
  app = await createTestApp()
  call = await createRestClient(app)
  token = await (await createOwner(app)).token()
  ask = (to, body) => call(to, { token, body })
})
beforeEach(async () => {
  const { body } = await ask('POST /api/animals', { name: 'Mistigri', weight: '4.2' })
  cat = body.id
})
afterAll(() => app.close())

const uuid = expect.stringMatching(
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
)
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const daysAgo = (days: number) =>
  new Date(app.clock.now.getTime() - days * 86_400_000).toISOString()
const entries = () => `/api/animals/${cat}/measurements`
const later = () => void (app.clock.now = new Date(app.clock.now.getTime() + 1))
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
  const { status, body } = await ask('POST /api/animals', sent)
  expect([status, body]).toEqual([
    201,
    { ...nothing, ...sent, name: 'Félix', id: uuid, sex: 'M', weight: '4.25', createdAt: instant },
  ])
  expect((await ask(`GET /api/animals/${body.id}`)).body).toEqual(body)
  expect((await ask('GET /api/animals')).body).toContainEqual(body)
})

test('a cat has no empty fields, the species "animal", and ignores unknown fields', async () => {
  const { body } = await ask('POST /api/animals', {
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
  const { status, body } = await ask('POST /api/animals', {
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

test('an update changes only the fields that are sent, null or an empty text clears one, and the name and weight are kept', async () => {
  const { body: before } = await ask(`GET /api/animals/${cat}`)
  later()
  const { body: full } = await ask(`PATCH /api/animals/${cat}`, {
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
  expect((await ask(`PATCH /api/animals/${cat}`, {})).body).toEqual(full)
  expect(
    (await ask(`PATCH /api/animals/${cat}`, { breed: '', gender: null, age: null })).body,
  ).toEqual({ ...before, weight: '4.4' })
  const refused = await ask(`PATCH /api/animals/${cat}`, { name: '', weight: '' })
  expect(refused.body.fields).toEqual({ name: 'Nom requis', weight: 'Poids requis' })
})

test('a deletion of a cat is 204, and the cat is unknown afterwards', async () => {
  expect((await ask(`DELETE /api/animals/${cat}`)).status).toBe(204)
  for (const to of [
    `GET /api/animals/${cat}`,
    `DELETE /api/animals/${cat}`,
    `GET ${entries()}`,
    `GET /api/animals/${cat}/weights`,
  ]) {
    const { status, body } = await ask(to)
    expect([to, status, body.detail]).toEqual([to, 404, 'Animal non trouvé'])
  }
})

test('a new entry is 201, an edit on the same day 200, and PUT replaces it', async () => {
  const id = crypto.randomUUID()
  const { status, body } = await ask(`POST ${entries()}`, {
    id,
    appetite: 4,
    vomitingType: { hairball: true },
    note: 'dort',
  })
  expect([status, body]).toEqual([
    201,
    {
      id,
      animalId: cat,
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      date: instant,
      answeredAt: instant,
      waterMl: null,
      appetite: 4,
      vomiting: null,
      vomitingType: { hairball: true, waterIntolerance: false, regurgitation: false },
      urination: null,
      urinationSigns: { straining: false, bloodVisible: false, noUrination: false },
      urinationBallSize: null,
      lethargy: null,
      note: 'dort',
      stool: null,
      quickHydrationValue: null,
      subcutaneousPerfusion: null,
      weight: '4.2',
      isOfflineGenerated: false,
      revisions: 0,
      addedOn: null,
      by: 'Ada',
      usualUrinations: null,
      usualSince: null,
      createdAt: instant,
      updatedAt: instant,
      kept: 'current',
    },
  ])
  const edited = await ask(`POST ${entries()}`, { appetite: 5 })
  expect([edited.status, edited.body]).toMatchObject([
    200,
    { id, appetite: 5, note: 'dort', revisions: 1, kept: 'current' },
  ])
  const replaced = await ask(`PUT ${entries()}/${id}`, { appetite: 3 })
  expect([replaced.status, replaced.body]).toMatchObject([
    200,
    { id, appetite: 3, note: null, vomitingType: { hairball: false }, revisions: 2 },
  ])
  const late = await ask(`PUT ${entries()}/${id}`, { appetite: 1, answeredAt: daysAgo(1) })
  expect(late.body).toMatchObject({ appetite: 3, kept: 'revision' })
})

test('an entry gets its water from the hydration choice, and its weight from its day', async () => {
  expect((await ask(`POST ${entries()}`, { quickHydrationValue: 'normal' })).body).toMatchObject({
    waterMl: 210,
    weight: '4.2',
  })
})

test('an entry that is sent again is the same entry', async () => {
  const sent = { id: crypto.randomUUID(), appetite: 4, isOfflineGenerated: true, date: daysAgo(3) }
  const first = await ask(`POST ${entries()}`, sent)
  const again = await ask(`POST ${entries()}`, sent)
  expect([first.status, again.status, again.body]).toEqual([201, 200, first.body])
})

test('GET, PUT and POST find an entry by its id and by a merged id', async () => {
  const [id, alias] = [crypto.randomUUID(), crypto.randomUUID()]
  await ask(`POST ${entries()}`, { id, appetite: 4 })
  await ask(`POST ${entries()}`, { id: alias, lethargy: 3 })
  await ask(`PUT ${entries()}/${alias}`, { appetite: 5 })
  const [entry] = (await ask(`GET ${entries()}`)).body
  for (const one of [id, alias]) {
    const { status, body } = await ask(`GET ${entries()}/${one}`)
    expect([status, body]).toEqual([200, { ...entry, id, appetite: 5 }])
  }
  for (const one of [crypto.randomUUID(), 'x']) {
    expect(await ask(`GET ${entries()}/${one}`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', detail: 'Saisie non trouvée' },
    })
  }
})

test('a refused entry reports every field, in French', async () => {
  const { status, body } = await ask(`POST ${entries()}`, {
    id: 'x',
    date: 'hier',
    waterMl: 2001,
    appetite: '3',
    vomiting: 1.5,
    vomitingType: { hairball: 'oui' },
    urination: -1,
    urinationSigns: [],
    urinationBallSize: 'huge',
    lethargy: 0,
    note: 'é'.repeat(281),
    quickHydrationValue: '+1',
    subcutaneousPerfusion: true,
    isOfflineGenerated: 1,
  })
  expect([status, body.fields]).toEqual([
    400,
    {
      id: 'Identifiant invalide',
      date: 'Date invalide',
      waterMl: "La quantité d'eau doit être un nombre entier entre 0 et 2000 mL",
      appetite: "L'appétit doit être compris entre 1 et 5",
      vomiting: 'Les vomissements doivent être compris entre 0 et 20',
      'vomitingType.hairball': 'Cochez ou laissez vide',
      urination: 'Les mictions doivent être comprises entre 0 et 20',
      urinationSigns: 'Signes urinaires invalides',
      urinationBallSize: 'Taille de boule inconnue',
      lethargy: "L'énergie doit être comprise entre 1 et 5",
      note: 'La note est limitée à 280 caractères',
      quickHydrationValue: "Choix d'hydratation inconnu",
      subcutaneousPerfusion: 'Répondez par oui ou par non',
      isOfflineGenerated: 'Cochez ou laissez vide',
    },
  ])
  for (const [date, message] of [
    [daysAgo(31), 'La date ne peut pas remonter à plus de 30 jours'],
    [daysAgo(-1), 'La date ne peut pas être dans le futur'],
    ['0000-01-01T00:00:00Z', 'Date invalide'],
    ['1900-01-01T00:00:00Z', 'La date ne peut pas remonter à plus de 30 jours'],
    ['9999-12-30T00:00:00Z', 'La date ne peut pas être dans le futur'],
  ]) {
    expect((await ask(`POST ${entries()}`, { date, appetite: 3 })).body.fields).toEqual({
      date: message,
    })
  }
})

test('entries are listed newest first, within the limit and before the given time', async () => {
  for (const days of [3, 2, 1, 0])
    await ask(`POST ${entries()}`, { date: daysAgo(days), appetite: 4 })
  const dates = async (query: string) =>
    (await ask(`GET ${entries()}${query}`)).body.map(({ date }: { date: string }) => date)
  const all = [0, 1, 2, 3].map(daysAgo)
  expect(await dates('')).toEqual(all)
  expect(await dates('?limit=2')).toEqual(all.slice(0, 2))
  expect(await dates('?limit=999999')).toEqual(all)
  expect(await dates(`?limit=2&before=${all[1]}&other=1`)).toEqual(all.slice(2))
  expect(await dates(`?before=${encodeURIComponent(all[1]!.replace('Z', '+00:00'))}`)).toEqual(
    all.slice(2),
  )
  expect(await dates('?before=2001-02-03')).toEqual([])
  expect(await dates('?before=0000-01-01T00:00:00Z')).toEqual([])
  expect(await dates('?before=9999-12-31T23:59:59Z')).toEqual(all)
})

test('an invalid limit and an invalid instant are refused', async () => {
  const limit = { limit: 'La limite doit être un nombre entier positif' }
  const before = { before: 'Date invalide' }
  for (const [query, fields] of [
    ...[
      '0',
      '-1',
      '1.5',
      'x',
      '',
      '1e3',
      '0x10',
      ' 1',
      '%00',
      '1&limit=2',
      '99999999999999999999',
    ].map((value) => [`limit=${value}`, limit] as const),
    ...[
      '',
      'x',
      '1',
      '2026',
      '2026-13-01',
      '2026-02-30T00:00:00Z',
      '2026-01-01T00:00:00',
      '%00',
      '2026-01-01&before=2026-01-02',
    ].map((value) => [`before=${value}`, before] as const),
    ['limit=x&before=x', { ...limit, ...before }] as const,
  ]) {
    const { status, body } = await ask(`GET ${entries()}?${query}`)
    expect([query, status, body.fields]).toEqual([query, 400, fields])
  }
})

test('a deletion of an entry is 204, and the entry is unknown afterwards', async () => {
  const { body } = await ask(`POST ${entries()}`, { appetite: 1 })
  expect((await ask(`DELETE ${entries()}/${body.id}`)).status).toBe(204)
  for (const [to, sent] of [
    [`DELETE ${entries()}/${body.id}`],
    [`PUT ${entries()}/${body.id}`, {}],
  ] as const) {
    const answer = await ask(to, sent)
    expect([to, answer.status, answer.body.detail]).toEqual([to, 404, 'Saisie non trouvée'])
  }
})

test('a new weight is 201, a repeated one the same, a deletion 204; the newest is the cat’s', async () => {
  const weights = `/api/animals/${cat}/weights`
  const id = crypto.randomUUID()
  const old = await ask(`POST ${weights}`, { id, weight: '4.8', date: daysAgo(400) })
  expect([old.status, old.body]).toEqual([
    201,
    { id, animalId: cat, weight: '4.8', date: daysAgo(400), by: 'Ada' },
  ])
  expect((await ask(`POST ${weights}`, { id, weight: '5' })).body).toEqual(old.body)
  later()
  const { body: newest } = await ask(`POST ${weights}`, { weight: '3,9' })
  const { body: all } = await ask(`GET ${weights}`)
  expect(all.map(({ weight }: { weight: string }) => weight)).toEqual(['3.9', '4.2', '4.8'])
  expect((await ask(`GET /api/animals/${cat}`)).body.weight).toBe('3.9')
  expect((await ask(`DELETE ${weights}/${newest.id}`)).status).toBe(204)
  expect((await ask(`GET /api/animals/${cat}`)).body.weight).toBe('4.2')
  const gone = await ask(`DELETE ${weights}/${newest.id}`)
  expect([gone.status, gone.body.detail]).toEqual([404, 'Poids non trouvé'])
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
    expect((await ask(`POST ${weights}`, sent)).body.fields).toEqual(fields)
  }
})

test('alerts are plain text with \\n between lines; without one, the answer is green', async () => {
  const allGreen = {
    id: 'all-green',
    type: 'info',
    severity: 'green',
    message: 'Les indicateurs sont au vert.',
  }
  await ask(`POST ${entries()}`, {
    quickHydrationValue: 'normal',
    appetite: 4,
    vomiting: 0,
    urination: 3,
    lethargy: 3,
  })
  expect((await ask(`GET /api/animals/${cat}/alerts`)).body).toEqual([allGreen])
  await ask(`POST ${entries()}`, { appetite: 1 })
  const { body } = await ask(`GET /api/animals/${cat}/alerts`)
  expect(body).toEqual([
    {
      id: 'appetite-refusal',
      type: 'critical',
      severity: 'red',
      message: expect.stringMatching(/^[^<*]+\n[^<*]+$/),
    },
  ])
})
