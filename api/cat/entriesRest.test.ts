import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anyInstant as instant, type OwnerCall, createOwnerCall } from '../testing/calls/ownerCall'
import { daysBefore } from '../testing/instants'
import { createTestApp, type TestApp } from '../testing/testApp'

// Tests product/interfaces 2.5: entries.

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

const daysAgo = (days: number) => daysBefore(app.clock.now)(days).toISOString()
const entries = () => `/api/animals/${cat}/measurements`

test('a new entry is 201, an edit on the same day 200, and PUT replaces it', async () => {
  const id = crypto.randomUUID()
  const { status, body } = await send(`POST ${entries()}`, {
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
  const edited = await send(`POST ${entries()}`, { appetite: 5 })
  expect([edited.status, edited.body]).toMatchObject([
    200,
    { id, appetite: 5, note: 'dort', revisions: 1, kept: 'current' },
  ])
  const replaced = await send(`PUT ${entries()}/${id}`, { appetite: 3 })
  expect([replaced.status, replaced.body]).toMatchObject([
    200,
    { id, appetite: 3, note: null, vomitingType: { hairball: false }, revisions: 2 },
  ])
  const late = await send(`PUT ${entries()}/${id}`, { appetite: 1, answeredAt: daysAgo(1) })
  expect(late.body).toMatchObject({ appetite: 3, kept: 'revision' })
})

test('an entry gets its water from the hydration choice, and its weight from its day', async () => {
  expect((await send(`POST ${entries()}`, { quickHydrationValue: 'normal' })).body).toMatchObject({
    waterMl: 210,
    weight: '4.2',
  })
})

test('an entry that is sent again is the same entry', async () => {
  const sent = { id: crypto.randomUUID(), appetite: 4, isOfflineGenerated: true, date: daysAgo(3) }
  const first = await send(`POST ${entries()}`, sent)
  const again = await send(`POST ${entries()}`, sent)
  expect([first.status, again.status, again.body]).toEqual([201, 200, first.body])
})

test('GET, PUT and POST find an entry by its id and by a merged id', async () => {
  const [id, alias] = [crypto.randomUUID(), crypto.randomUUID()]
  await send(`POST ${entries()}`, { id, appetite: 4 })
  await send(`POST ${entries()}`, { id: alias, lethargy: 3 })
  await send(`PUT ${entries()}/${alias}`, { appetite: 5 })
  const [entry] = (await send(`GET ${entries()}`)).body
  for (const one of [id, alias]) {
    const { status, body } = await send(`GET ${entries()}/${one}`)
    expect([status, body]).toEqual([200, { ...entry, id, appetite: 5 }])
  }
  for (const one of [crypto.randomUUID(), 'x']) {
    expect(await send(`GET ${entries()}/${one}`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', detail: 'Saisie non trouvée' },
    })
  }
})

test('a refused entry reports every field, in French', async () => {
  const { status, body } = await send(`POST ${entries()}`, {
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
      urination: 'Les urinations doivent être comprises entre 0 et 20',
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
    expect((await send(`POST ${entries()}`, { date, appetite: 3 })).body.fields).toEqual({
      date: message,
    })
  }
})

test('entries are listed newest first, within the limit and before the given time', async () => {
  for (const days of [3, 2, 1, 0])
    await send(`POST ${entries()}`, { date: daysAgo(days), appetite: 4 })
  const dates = async (query: string) =>
    (await send(`GET ${entries()}${query}`)).body.map(({ date }: { date: string }) => date)
  const all = [0, 1, 2, 3].map(daysAgo)
  expect(await dates('')).toEqual(all)
  expect(await dates('?limit=2')).toEqual(all.slice(0, 2))
  for (const large of ['999999', '9999999999', '9'.repeat(400)])
    expect(await dates(`?limit=${large}`)).toEqual(all)
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
    ...['0', '-1', '1.5', 'x', '', '1e3', '0x10', ' 1', '%00', '1&limit=2'].map(
      (value) => [`limit=${value}`, limit] as const,
    ),
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
    const { status, body } = await send(`GET ${entries()}?${query}`)
    expect([query, status, body.fields]).toEqual([query, 400, fields])
  }
})

test('a deletion of an entry is 204, and the entry is unknown afterwards', async () => {
  const { body } = await send(`POST ${entries()}`, { appetite: 1 })
  expect((await send(`DELETE ${entries()}/${body.id}`)).status).toBe(204)
  for (const [to, sent] of [
    [`DELETE ${entries()}/${body.id}`],
    [`PUT ${entries()}/${body.id}`, {}],
  ] as const) {
    const response = await send(to, sent)
    expect([to, response.status, response.body.detail]).toEqual([to, 404, 'Saisie non trouvée'])
  }
})
