import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createInviter, errorCodeOf } from '../testing/circle'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'
import { countWaitingStatements } from '../testing/waitingStatements'

// A helper's account is deleted (product/accounts 6.3) during another request of the helper.

let app: TestApp
let owner: TestOwner
let helper: TestOwner
let cat: string
const { join } = createInviter(() => ({ owner, cat }))
beforeAll(async () => void (app = await createTestApp()))
beforeEach(async () => {
  ;[owner, helper] = await Promise.all([createOwner(app), createOwner(app)])
  cat = await owner.addCat()
  await join(helper)
})
afterAll(() => app.close())

const userIdOf = async ({ email }: TestOwner) =>
  (await app.services.prisma.user.findUniqueOrThrow({ where: { email } })).id
const waitForLock = () =>
  expect.poll(() => countWaitingStatements(app), { timeout: 15_000 }).toBe(1)

test('an entry of an account that is deleted meanwhile is refused like one without a session', async () => {
  const userId = await userIdOf(helper)
  const saving = await app.database.connection(async (deletion) => {
    await deletion.run('BEGIN')
    await deletion.rows('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId])
    const response = helper.mutate(
      'createMeasurement',
      { animalUuid: cat, appetite: 3 },
      'measurement { uuid }',
    )
    await waitForLock()
    await deletion.rows('DELETE FROM users WHERE id = $1', [userId])
    await deletion.run('COMMIT')
    return await response
  })
  expect(saving.errors?.[0]).toMatchObject({
    message: 'Session expirée',
    extensions: { code: 'UNAUTHENTICATED' },
  })
  expect(await app.services.prisma.measurement.count({ where: { animalId: cat } })).toBe(0)
})

test('the deletion of a helper’s account waits for a save in progress', async () => {
  const userId = await userIdOf(helper)
  const deleting = await app.database.connection(async (save) => {
    await save.run('BEGIN')
    await save.rows('SELECT 1 FROM animals WHERE id = $1 FOR NO KEY UPDATE', [cat])
    await save.rows('SELECT 1 FROM memberships WHERE animal_id = $1 FOR SHARE', [cat])
    const response = helper.mutate('deleteViewer', { currentPassword: 'correct horse' }, 'ok')
    await waitForLock()
    await save.rows(
      `INSERT INTO weights (id, animal_id, grams, date, created_at, by_id)
       VALUES ($1, $2, 4200, $3, $3, $4)`,
      [randomUUID(), cat, app.clock.now, userId],
    )
    await save.run('COMMIT')
    return await response
  })
  expect(errorCodeOf(deleting)).toBeUndefined()
  const { prisma } = app.services
  expect(await prisma.user.count({ where: { id: userId } })).toBe(0)
  expect(await prisma.weight.count({ where: { animalId: cat, grams: 4200, byId: null } })).toBe(1)
})
