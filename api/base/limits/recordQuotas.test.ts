import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { minutesAfter } from '../../testing/instants'
import { createOwner, type TestOwner } from '../../testing/owner'
import { createRestClient, type RestClient } from '../../testing/restClient'
import { createTestApp, type TestApp } from '../../testing/testApp'

// Tests the quotas of a cat's record. A refusal is a conflict with a sentence, and changes nothing.

let app: TestApp
let call: RestClient
let owner: TestOwner
let cat: string
const start = new Date('2025-03-16T08:00:00Z')
const minutesLater = minutesAfter(start)
beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  call = await createRestClient(app)
  owner = await createOwner(app)
})
beforeEach(async () => {
  app.clock.now = start
  cat = await owner.addCat()
})
afterAll(() => app.close())

const run = (sql: string) => app.database.connection((connection) => connection.run(sql))
const send = async (path: string, body: object) =>
  await call(`POST /api/animals/${cat}/${path}`, { token: await owner.token(), body })
const refused = (detail: RegExp) => ({
  status: 409,
  body: { code: 'OVER_QUOTA', detail: expect.stringMatching(detail) as string },
})

const addEntries = (count: number) =>
  run(`INSERT INTO measurements (id, animal_id, day, date, answered_at, created_at, updated_at)
    SELECT gen_random_uuid(), '${cat}', day, day, day, day, day FROM (
      SELECT timestamptz '2025-01-01T12:00Z' - n * interval '1 day' AS day
      FROM generate_series(1, ${count}) n) AS days`)

test('a cat has at most 20,000 entries: a new day is refused, an edit is not', async () => {
  await addEntries(19_999)
  expect((await send('measurements', { appetite: 4 })).status).toBe(201)
  expect((await send('measurements', { appetite: 3 })).status).toBe(200)
  app.clock.now = minutesLater(24 * 60)
  expect(await send('measurements', { appetite: 4 })).toMatchObject(
    refused(/^Un chat a 20\s000 saisies au plus\./),
  )
  expect(await app.services.prisma.measurement.count({ where: { animalId: cat } })).toBe(20_000)
  await run(`DELETE FROM measurements WHERE animal_id = '${cat}' AND day = '2025-03-16'`)
  expect((await send('measurements', { appetite: 4 })).status).toBe(201)
})

test('an entry has at most 50 corrections: the 51st is refused in any order, and none is dropped', async () => {
  const { uuid } = (await owner.save(cat, { note: 'version 0' })).measurement
  for (let version = 1; version <= 50; version += 1) {
    app.clock.now = minutesLater(version)
    await owner.replace(cat, uuid, { note: `version ${version}` })
  }
  app.clock.now = minutesLater(60)
  const edit = async (note: string, answeredAt: Date) =>
    await call(`PUT /api/animals/${cat}/measurements/${uuid}`, {
      token: await owner.token(),
      body: { note, answeredAt: answeredAt.toISOString() },
    })
  const sentence = refused(/^Cette saisie a déjà été corrigée 50 fois/)
  expect(await edit('version 51', minutesLater(55))).toMatchObject(sentence)
  expect(await edit('late', minutesLater(5.5))).toMatchObject(sentence)
  // A retry with the saved answers is no correction.
  expect((await edit('version 50', minutesLater(56))).status).toBe(200)
  const { prisma } = app.services
  const notes = await prisma.measurementRevision.findMany({ where: { measurementId: uuid } })
  expect(new Set(notes.map(({ answers }) => answers.note)).size).toBe(50)
})

test('a cat has at most 20,000 weighings and 50,000 doses', async () => {
  await run(`INSERT INTO weights (id, animal_id, grams, date, created_at)
    SELECT gen_random_uuid(), '${cat}', 4200, timestamptz '2025-01-01Z' - n * interval '1 hour',
    now() FROM generate_series(2, 20000) n`)
  expect((await send('weights', { weight: '4.2', uuid: crypto.randomUUID() })).status).toBe(409)
  expect(await send('weights', { weight: '4.2' })).toMatchObject(
    refused(/^Un chat a 20\s000 pesées au plus\./),
  )
  expect(
    await call(`PATCH /api/animals/${cat}`, {
      token: await owner.token(),
      body: { weight: '4.4' },
    }),
  ).toMatchObject(refused(/pesées au plus/))
  const treatment = await send('treatments', {
    kind: 'medicine',
    name: 'Semintra',
    plan: { kind: 'days', everyDays: 1, times: ['08:00'] },
    firstDay: '2025-03-01',
  })
  await run(`INSERT INTO doses (id, animal_id, treatment_id, day, outcome, at, created_at)
    SELECT gen_random_uuid(), '${cat}', '${treatment.body.id ?? treatment.body.uuid}',
    date '2025-01-01' - n / 10, 'given', timestamptz '2025-01-01Z' - n * interval '2 hours', now()
    FROM generate_series(1, 50000) n`)
  const dose = {
    treatmentId: treatment.body.id,
    day: '2025-03-16',
    time: '08:00',
    outcome: 'given',
  }
  expect(await send('doses', dose)).toMatchObject(refused(/^Un chat a 50\s000 doses au plus\./))
})

test('an import cannot exceed the quotas of a cat', async () => {
  await addEntries(19_990)
  const moment = '2025-03-01T08:00:00.000Z'
  const entry = (day: string, fields: object = {}) => ({
    id: crypto.randomUUID(),
    day,
    date: `${day}T08:00:00.000Z`,
    answeredAt: moment,
    createdAt: moment,
    updatedAt: moment,
    appetite: 4,
    ...fields,
  })
  const copyOf = (...measurements: object[]) => ({
    animals: [{ id: cat, name: 'Minette', createdAt: moment, measurements }],
  })
  const bring = async (body: object, query = '') =>
    await call(`POST /api/users/me/import${query}`, { token: await owner.token(), body })
  const days = Array.from({ length: 11 }, (_, index) => `2025-02-${String(index + 10)}`)
  for (const query of ['?preview=true', ''])
    expect(await bring(copyOf(...days.map((day) => entry(day))), query)).toMatchObject(
      refused(/aurait plus de 20\s000 saisies/),
    )
  const revision = () => ({
    id: crypto.randomUUID(),
    answeredAt: moment,
    replacedAt: moment,
    answers: {},
  })
  const often = entry(days[0]!, { revisions: Array.from({ length: 51 }, revision) })
  expect(await bring(copyOf(often))).toMatchObject(refused(/50 versions précédentes au plus/))
  expect((await bring(copyOf(...days.slice(1).map((day) => entry(day))))).status).toBe(200)
  expect(await app.services.prisma.measurement.count({ where: { animalId: cat } })).toBe(20_000)
})
