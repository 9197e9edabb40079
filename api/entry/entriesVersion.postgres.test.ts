import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'
import { countWaitingStatements } from '../testing/waitingStatements'

// Runs a process of the previous version, which locks the cat and has no version column, beside a
// current one.

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a save of the old process between our read and our write is kept as a revision, not overwritten', async () => {
  const owner = await createOwner(app)
  const cat = await owner.addCat()
  const now = app.clock.now
  const saved = await app.database.connection(async (older) => {
    await older.run('BEGIN')
    await older.rows('SELECT 1 FROM animals WHERE id = $1 FOR UPDATE', [cat])
    await older.rows(
      `INSERT INTO measurements (id, animal_id, day, date, answered_at, appetite, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, ($2::timestamptz AT TIME ZONE 'Europe/Paris')::date, $2, $2, 5, $2, $2)`,
      [cat, now],
    )
    const saving = owner.save(cat, { appetite: 1 })
    await expect.poll(() => countWaitingStatements(app), { timeout: 15_000 }).toBe(1)
    await older.run('COMMIT')
    return await saving
  })
  expect(saved).toMatchObject({
    created: false,
    kept: 'current',
    measurement: { appetite: 1, revisions: 1 },
  })
  const { data } = await owner.graphql(
    `{ animal(uuid: "${cat}") { measurements(first: 9) { edges { node { appetite revisions } } } } }`,
  )
  expect(data.animal.measurements.edges).toEqual([{ node: { appetite: 1, revisions: 1 } }])
})
