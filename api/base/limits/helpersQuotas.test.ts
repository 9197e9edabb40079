import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { errorCodeOf, createInviter } from '../../testing/circle'
import { minutesAfter } from '../../testing/instants'
import { createOwner, type TestOwner } from '../../testing/owner'
import { createTestApp, type TestApp } from '../../testing/testApp'

// Tests that helpers use half of each quota at most: the owner is never refused because of their rows.

let app: TestApp
let owner: TestOwner
let carer: TestOwner
let carerId: string
let cat: string
const start = new Date('2026-03-10T09:00:00Z')
const minutesLater = minutesAfter(start)
beforeAll(async () => void (app = await createTestApp()))
beforeEach(async () => {
  app.clock.now = start
  ;[owner, carer] = await Promise.all([createOwner(app), createOwner(app)])
  cat = await owner.addCat()
  await createInviter(() => ({ owner, cat })).join(carer)
  const where = { email: carer.email }
  carerId = (await app.services.prisma.user.findUniqueOrThrow({ where })).id
})
afterAll(() => app.close())

const run = (sql: string) => app.database.connection((connection) => connection.run(sql))

test('helpers correct an entry 25 times; the owner corrects it further', async () => {
  const { uuid } = (await owner.save(cat, { note: 'version 0' })).measurement
  for (let version = 1; version <= 25; version += 1) {
    app.clock.now = minutesLater(version)
    expect(await carer.replace(cat, uuid, { note: `version ${version}` })).toMatchObject({
      kept: 'current',
    })
  }
  app.clock.now = minutesLater(30)
  expect((await carer.replace(cat, uuid, { note: 'version 26' })).code).toBe('OVER_QUOTA')
  // A retry is no correction.
  expect((await carer.replace(cat, uuid, { note: 'version 25' })).kept).toBe('current')
  expect((await owner.replace(cat, uuid, { note: 'version 26' })).kept).toBe('current')
})

test('the corrections of the owner do not use up the helpers’ half', async () => {
  const { uuid } = (await owner.save(cat, { note: 'version 0' })).measurement
  for (let version = 1; version <= 26; version += 1) {
    app.clock.now = minutesLater(version)
    await owner.replace(cat, uuid, { note: `version ${version}` })
  }
  app.clock.now = minutesLater(30)
  expect((await carer.replace(cat, uuid, { note: 'aidant' })).kept).toBe('current')
})

async function addTreatment(): Promise<string> {
  const treatment = {
    animalUuid: cat,
    kind: 'medicine',
    name: 'Semintra',
    plan: { kind: 'needed' },
    firstDay: '2026-03-01',
  }
  return (await owner.mutate('addTreatment', treatment, 'treatment { uuid }')).data.addTreatment
    .treatment.uuid
}

test('helpers note 60 doses of a day; the owner notes more', async () => {
  const treatmentUuid = await addTreatment()
  const addDoses = (count: number) =>
    run(`INSERT INTO doses (id, animal_id, treatment_id, day, outcome, at, created_at, by_id)
      SELECT gen_random_uuid(), '${cat}', '${treatmentUuid}', '2026-03-10', 'given',
      timestamptz '2026-03-10Z' + n * interval '1 minute', now(), '${carerId}'
      FROM generate_series(1, ${count}) n`)
  const dose = { animalUuid: cat, treatmentUuid, day: '2026-03-10', outcome: 'given' }
  const note = async (who: TestOwner) =>
    errorCodeOf(await who.mutate('noteDose', dose, 'dose { uuid }'))
  await addDoses(59)
  expect([await note(carer), await note(carer)]).toEqual([undefined, 'OVER_QUOTA'])
  expect(await note(owner)).toBeUndefined()
})

test('helpers add half of the weighings; the owner adds more', async () => {
  await run(`INSERT INTO weights (id, animal_id, grams, date, created_at, by_id)
    SELECT gen_random_uuid(), '${cat}', 4200, timestamptz '2025-01-01Z' - n * interval '1 hour',
    now(), '${carerId}' FROM generate_series(1, 10000) n`)
  const weigh = async (who: TestOwner) =>
    errorCodeOf(
      await who.mutate('addWeight', { animalUuid: cat, weight: '4.3' }, 'weight { uuid }'),
    )
  expect([await weigh(carer), await weigh(owner)]).toEqual(['OVER_QUOTA', undefined])
})

test('helpers add half of the entries; the owner adds more', async () => {
  await run(`INSERT INTO measurements
      (id, animal_id, day, date, answered_at, created_at, updated_at, by_id)
    SELECT gen_random_uuid(), '${cat}', day, day, day, day, day, '${carerId}' FROM (
      SELECT timestamptz '2025-01-01T12:00Z' - n * interval '1 day' AS day
      FROM generate_series(1, 10000) n) AS days`)
  expect((await carer.save(cat, { appetite: 4 })).code).toBe('OVER_QUOTA')
  expect((await owner.save(cat, { appetite: 4 })).kept).toBe('current')
})

test('helpers renew stocks half as often; the owner renews more', async () => {
  const courseUuid = await addTreatment()
  await owner.mutate(
    'setStock',
    { animalUuid: cat, courseUuid, unit: 'dose', amount: 30 },
    'stock { level }',
  )
  await run(`INSERT INTO stock_changes (id, animal_id, course_id, kind, amount, at, created_at, by_id)
    SELECT gen_random_uuid(), '${cat}', '${courseUuid}', 'renewed', 1, '${start.toISOString()}',
    now(), '${carerId}' FROM generate_series(1, 2000) n`)
  const change = { animalUuid: cat, courseUuid, kind: 'renewed', amount: 30 }
  const renew = async (who: TestOwner) =>
    errorCodeOf(await who.mutate('noteStockChange', change, 'stock { level }'))
  expect([await renew(carer), await renew(owner)]).toEqual(['OVER_QUOTA', undefined])
})
