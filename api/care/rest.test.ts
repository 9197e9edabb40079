import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRestClient, type RestClient } from '../testing/restClient'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
let call: RestClient
let token: string
let cat: string

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = new Date('2025-03-16T08:00:00Z')
  call = await createRestClient(app)
  token = (await app.register()).accessToken
  cat = (
    (await call('POST /api/animals', { token, body: { name: 'Mina' } })).body as { id: string }
  ).id
})
afterAll(() => app.close())

test('a treatment is added, changed and ended, and its doses are recorded and deleted', async () => {
  const treatment = {
    kind: 'medicine',
    name: 'Semintra',
    amount: '2,5',
    unit: 'ml',
    plan: { kind: 'days', everyDays: 1, times: ['08:00'] },
    firstDay: '2025-03-10',
  }
  const added = await call(`POST /api/animals/${cat}/treatments`, { token, body: treatment })
  expect([added.status, added.body]).toMatchObject([
    201,
    { animalId: cat, amount: 2.5, lastDay: null },
  ])
  const { id } = added.body as { id: string }
  expect((await call(`GET /api/animals/${cat}/treatments/${id}`, { token })).body).toEqual(
    added.body,
  )
  expect((await call(`GET /api/animals/${cat}/treatments`, { token })).body).toEqual([added.body])
  expect(
    await call(`PATCH /api/animals/${cat}/treatments/${id}`, { token, body: { note: 'Au frigo' } }),
  ).toMatchObject({ status: 200, body: { note: 'Au frigo', amount: 2.5 } })

  const dose = { treatmentId: id, day: '2025-03-16', time: '08:00', outcome: 'given' }
  const noted = await call(`POST /api/animals/${cat}/doses`, { token, body: dose })
  expect([noted.status, noted.body]).toMatchObject([
    201,
    { treatmentId: id, by: 'Ada', at: '2025-03-16T08:00:00.000Z' },
  ])
  const again = await call(`POST /api/animals/${cat}/doses`, { token, body: dose })
  expect([again.status, again.body]).toMatchObject([
    409,
    {
      code: 'ALREADY_GIVEN',
      detail: 'Déjà donné à 09:00 par Ada. Noter une deuxième prise\u202f?',
    },
  ])
  expect(
    (await call(`POST /api/animals/${cat}/doses`, { token, body: { ...dose, confirmed: true } }))
      .status,
  ).toBe(201)
  expect((await call(`GET /api/animals/${cat}/watches`, { token })).body).toMatchObject([
    { id: 'dose-doubled', level: 'red' },
  ])
  expect(
    (await call(`GET /api/animals/${cat}/doses?from=2025-03-16&to=2025-03-16`, { token })).body,
  ).toHaveLength(2)
  expect((await call(`GET /api/animals/${cat}/doses?to=2025-03-15`, { token })).body).toEqual([])
  expect(
    (await call(`DELETE /api/animals/${cat}/doses/${(noted.body as { id: string }).id}`, { token }))
      .status,
  ).toBe(204)

  const report = (await call(`GET /api/animals/${cat}/care`, { token })).body as {
    running: object[]
    fluids: object[]
  }
  expect(report.running).toMatchObject([
    {
      name: 'Semintra',
      dose: '2,5\u00a0mL, tous les jours à 08:00',
      since: '2025-03-10',
      note: 'Au frigo',
    },
  ])
  expect(report.fluids).toEqual([])

  const changed = await call(`PATCH /api/animals/${cat}/treatments/${id}`, {
    token,
    body: { amount: 3, from: '2025-03-20' },
  })
  expect([changed.status, changed.body]).toMatchObject([
    200,
    { course: id, amount: 3, firstDay: '2025-03-20', note: 'Au frigo' },
  ])
  const next = (changed.body as { id: string }).id
  expect(
    await call(`POST /api/animals/${cat}/treatments/${next}/stop`, {
      token,
      body: { lastDay: '2025-03-25', reason: 'Avis' },
    }),
  ).toMatchObject({ status: 200, body: { lastDay: '2025-03-25', stopReason: 'Avis' } })
})

test.each([
  [
    'treatments',
    { kind: 'medicine', plan: { kind: 'needed' }, firstDay: '2025-03-10' },
    { name: 'Nom du traitement requis' },
  ],
  [
    'treatments',
    {
      kind: 'medicine',
      name: 'x',
      plan: { kind: 'days', everyDays: 0, times: ['08:00'] },
      firstDay: 'x',
    },
    { firstDay: 'Date de début invalide', 'plan.everyDays': 'Le rythme va de 1 à 30 jours' },
  ],
  [
    'doses',
    { treatmentId: 'x', day: '2025-03-16', outcome: 'maybe' },
    { outcome: 'Valeurs possibles\u00a0: given, skipped' },
  ],
])('POST …/%s %o', async (calls, body, fields) => {
  expect(await call(`POST /api/animals/${cat}/${calls}`, { token, body })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', fields },
  })
})
