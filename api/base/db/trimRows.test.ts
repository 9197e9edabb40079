import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { purge } from '../../jobs/purge'
import { createOwnedRows, type OwnedRows, password } from '../../testing/household'
import { inputMutation } from '../../testing/inputMutation'
import { createTestApp, type TestApp } from '../../testing/testApp'

// Tests that a cat, an account and a session with too many rows for one statement can be deleted.
// Triggers refuse a statement that changes more than 11,000 rows of a table.

let app: TestApp
let household: OwnedRows
let other: OwnedRows
const tables = ['weights', 'measurement_revisions', 'refresh_tokens']
const count = 12_000

const run = (sql: string) => app.database.connection((connection) => connection.run(sql))

beforeAll(async () => {
  app = await createTestApp()
  await run(`CREATE FUNCTION refuse_many() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF (SELECT count(*) FROM changed) > 11000 THEN
      RAISE EXCEPTION 'too many rows of %', TG_TABLE_NAME;
    END IF;
    RETURN NULL;
  END $$`)
  for (const table of tables)
    for (const change of ['DELETE', 'UPDATE'])
      await run(`CREATE TRIGGER ${table}_${change} AFTER ${change} ON ${table}
        REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refuse_many()`)
})
beforeEach(async () => {
  ;[household, other] = (await createOwnedRows(app, 2)) as [OwnedRows, OwnedRows]
})
afterAll(() => app.close())

const addWeights = (cat: string, userId: string) =>
  run(`INSERT INTO weights (id, animal_id, grams, date, created_at, by_id)
    SELECT gen_random_uuid(), '${cat}', 4200, timestamptz '2025-01-01Z' - n * interval '1 hour',
    now(), '${userId}' FROM generate_series(1, ${count}) n`)
const addRevisions = (entry: string) =>
  run(`INSERT INTO measurement_revisions (id, measurement_id, answers, answered_at, replaced_at)
    SELECT gen_random_uuid(), '${entry}', '{}', now(), now() FROM generate_series(1, ${count})`)
const addTokens = (familyId: string) =>
  run(`INSERT INTO refresh_tokens (hash, family_id, created_at, rotated_at)
    SELECT gen_random_uuid(), '${familyId}', now(), now() FROM generate_series(1, ${count})`)

const mutate = async (name: string, input: object) =>
  (await app.graphql(inputMutation(name), { input }, household.accessToken)).errors

test('a cat is deleted', async () => {
  const { cat, measurement, user } = household
  await addWeights(cat, user.id)
  await addRevisions(measurement)
  expect(await mutate('deleteAnimal', { uuid: cat })).toBeUndefined()
  expect(await app.services.prisma.animal.count({ where: { id: cat } })).toBe(0)
})

test('an account is deleted, with its cats and its sessions; its rows of other cats stay', async () => {
  const { cat, session, user } = household
  const { prisma } = app.services
  await addWeights(cat, user.id)
  await addWeights(other.cat, user.id)
  await addTokens(session)
  const where = { animalId: other.cat }
  const weightCount = await prisma.weight.count({ where })
  expect(await mutate('deleteViewer', { currentPassword: password })).toBeUndefined()
  expect(await prisma.user.count({ where: { id: user.id } })).toBe(0)
  expect(await prisma.weight.count({ where })).toBe(weightCount)
})

test('an ended session and an unused account are purged', async () => {
  const { cat, session, user } = household
  const { prisma } = app.services
  const past = new Date('2020-01-01')
  await addWeights(cat, user.id)
  await addTokens(session)
  await prisma.refreshFamily.update({ where: { id: session }, data: { expiresAt: past } })
  await prisma.user.update({ where: { id: user.id }, data: { lastActiveAt: past } })
  const family = { userId: other.user.id, rememberMe: true, createdAt: past, expiresAt: past }
  const id = randomUUID()
  await prisma.refreshFamily.create({ data: { ...family, id } })
  await addTokens(id)
  await purge(app.database, app.clock.now)
  expect([
    await prisma.user.count({ where: { id: user.id } }),
    await prisma.refreshFamily.count({ where: { id } }),
  ]).toEqual([0, 0])
})
