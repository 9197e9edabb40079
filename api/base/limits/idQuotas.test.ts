import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { errorCodeOf, createInviter } from '../../testing/circle'
import { createOwner, type TestOwner } from '../../testing/owner'
import { createTestApp, type TestApp } from '../../testing/testApp'

// Tests the quotas of the ids that a cat stores besides its rows: aliases of entries, and tombstones of
// deleted rows.

let app: TestApp
let owner: TestOwner
let carer: TestOwner
let cat: string
const start = new Date('2026-03-10T09:00:00Z')
beforeAll(async () => void (app = await createTestApp()))
beforeEach(async () => {
  app.clock.now = start
  ;[owner, carer] = await Promise.all([createOwner(app), createOwner(app)])
  cat = await owner.addCat()
  await createInviter(() => ({ owner, cat })).join(carer)
})
afterAll(() => app.close())

const addIds = (count: number, entry: string | null = null) =>
  app.database.connection((connection) =>
    connection.run(`INSERT INTO measurement_aliases (animal_id, alias, measurement_id)
      SELECT '${cat}', gen_random_uuid(), ${entry === null ? 'NULL' : `'${entry}'`}
      FROM generate_series(1, ${count})`),
  )

test('the same answers are stored under 200 ids at most, half for helpers, and a known id is accepted', async () => {
  const { uuid } = (await owner.save(cat, { uuid: randomUUID(), appetite: 3 })).measurement
  const repeat = async (who: TestOwner, id: string = randomUUID()) =>
    await who.save(cat, { uuid: id, appetite: 3 })
  await addIds(99, uuid)
  const known = randomUUID()
  expect((await repeat(carer, known)).measurement.uuid).toBe(uuid)
  expect([(await repeat(carer)).code, (await repeat(carer, known)).kept]).toEqual([
    'OVER_QUOTA',
    'current',
  ])
  await addIds(99, uuid)
  expect((await repeat(owner)).kept).toBe('current')
  expect([(await repeat(owner)).code, (await repeat(owner, known)).kept]).toEqual([
    'OVER_QUOTA',
    'current',
  ])
  const edit = { editUuid: randomUUID(), appetite: 3 }
  expect((await owner.replace(cat, uuid, edit)).code).toBe('OVER_QUOTA')
  // Other answers are bounded as corrections.
  expect((await owner.save(cat, { uuid: randomUUID(), appetite: 2 })).kept).toBe('current')
})

test('a cat has at most 50,000 tombstones, half for helpers, and a repeated deletion is accepted', async () => {
  const undo = async (who: TestOwner, uuid: string = randomUUID()) =>
    errorCodeOf(
      await who.mutate(
        'undoDose',
        { animalUuid: cat, uuid, acceptUnknown: true },
        'animal { uuid }',
      ),
    )
  const remove = async (name: string, uuid: string, more = {}) =>
    errorCodeOf(await owner.mutate(name, { animalUuid: cat, uuid, ...more }, 'animal { uuid }'))
  const { uuid: entry } = (await owner.save(cat, { appetite: 3 })).measurement
  const weighing = { animalUuid: cat, weight: '4.3' }
  const { data } = await owner.mutate('addWeight', weighing, 'weight { uuid }')
  await addIds(24_999)
  const known = randomUUID()
  expect(await undo(carer, known)).toBeUndefined()
  expect([await undo(carer), await undo(carer, known)]).toEqual(['OVER_QUOTA', undefined])
  await addIds(24_999)
  expect(await undo(owner)).toBeUndefined()
  expect([
    await undo(owner),
    await undo(owner, known),
    await remove('deleteLabResult', randomUUID(), { acceptUnknown: true }),
    await remove('deleteWeight', data.addWeight.weight.uuid),
    await remove('deleteMeasurement', entry),
  ]).toEqual(['OVER_QUOTA', undefined, 'OVER_QUOTA', 'OVER_QUOTA', 'OVER_QUOTA'])
  await app.services.prisma.measurementAlias.delete({
    where: { animalId_alias: { animalId: cat, alias: known } },
  })
  expect(await remove('deleteWeight', data.addWeight.weight.uuid)).toBeUndefined()
})
