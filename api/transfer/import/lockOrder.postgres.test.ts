import { afterAll, beforeAll, expect, test } from 'vitest'
import { cat, copy, createSendCopy, weighing } from '../../testing/copies'
import { createOwner, type TestOwner } from '../../testing/owner'
import { createRestClient, type RestClient } from '../../testing/restClient'
import { createTestApp, type TestApp } from '../../testing/testApp'
import { countWaitingStatements } from '../../testing/waitingStatements'

let app: TestApp
let call: RestClient
let owner: TestOwner
beforeAll(async () => {
  app = await createTestApp()
  call = await createRestClient(app)
  app.clock.now = new Date('2025-03-16T08:00:00Z')
  owner = await createOwner(app)
})
afterAll(() => app.close())

const send = createSendCopy(() => ({ call, owner }))

test('an import into a cat locks the cat before its owner, as the creation of a link does', async () => {
  const imported = cat()
  const [{ id }] = (await send(copy(imported))).body.animals
  const importing = await app.database.connection(async (sharing) => {
    await sharing.run('BEGIN')
    await sharing.rows('SELECT 1 FROM animals WHERE id = $1 FOR NO KEY UPDATE', [id])
    const response = send(copy({ ...imported, weights: [weighing()] }))
    await expect.poll(() => countWaitingStatements(app), { timeout: 15_000 }).toBe(1)
    await sharing.rows('SELECT 1 FROM users WHERE email = $1 FOR UPDATE', [owner.email])
    await sharing.run('COMMIT')
    return await response
  })
  expect(importing).toMatchObject({ status: 200, body: { animals: [{ weights: { added: 1 } }] } })
})
