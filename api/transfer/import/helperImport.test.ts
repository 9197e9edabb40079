import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createInviter } from '../../testing/circle'
import { createOwner, type TestOwner } from '../../testing/owner'
import { createRestClient, type RestClient } from '../../testing/restClient'
import { createTestApp, type TestApp } from '../../testing/testApp'
import { endAbandonedImports } from './publishStaged'

// A helper imports at most 50 weighings of a file and removes them together (product/circle 2.6).

let app: TestApp
let call: RestClient
let owner: TestOwner
let carer: TestOwner
let cat: string
beforeAll(async () => {
  app = await createTestApp()
  call = await createRestClient(app)
  app.clock.now = new Date('2025-12-31T08:00:00Z')
})
beforeEach(async () => {
  ;[owner, carer] = await Promise.all([createOwner(app), createOwner(app)])
  cat = await owner.addCat({ name: 'Minette', weight: '5' })
  await join(carer)
})
afterAll(() => app.close())

const { join } = createInviter(() => ({ owner, cat }))
const csv = (days: number) =>
  Array.from({ length: days }, (_, index) => {
    const day = new Date(Date.UTC(2025, 0, index + 1)).toISOString().slice(0, 10)
    return `${day};4,2`
  }).join('\n')
const send = async (who: TestOwner, body: string, query = '') =>
  await call(`POST /api/animals/${cat}/import${query}`, {
    token: await who.token(),
    body,
    headers: { 'content-type': 'text/csv' },
  })
const deleteImport = async (who: TestOwner, importId: string) =>
  (await call(`DELETE /api/animals/${cat}/import/${importId}`, { token: await who.token() })).status
const weighings = async () =>
  (await call(`GET /api/animals/${cat}/weights`, { token: await owner.token() })).body.length

test('a helper imports at most 50 weighings of a file, in a preview too; the owner imports all', async () => {
  const detail =
    'Vous pouvez importer 50 pesées nouvelles au plus à la fois pour ce chat, et ce ' +
    'fichier en a 51. Seul son propriétaire peut importer tout le fichier.'
  for (const query of ['?preview=true', '']) {
    const refused = await send(carer, csv(51), query)
    expect([refused.status, refused.body.detail]).toEqual([409, detail])
  }
  expect((await send(carer, csv(50))).body.weights).toEqual({ added: 50, known: 0 })
  // Existing weighings do not count.
  expect((await send(carer, csv(51))).body.weights).toEqual({ added: 1, known: 50 })
  expect((await send(owner, csv(200))).body.weights).toEqual({ added: 149, known: 51 })
})

test('helpers import half of a cat’s weighings at most, and no file exceeds it', async () => {
  const { email } = carer
  const { id } = await app.services.prisma.user.findUniqueOrThrow({ where: { email } })
  await app.database.connection(({ run }) =>
    run(`INSERT INTO weights (id, animal_id, grams, date, created_at, by_id)
      SELECT gen_random_uuid(), '${cat}', 4200, timestamptz '2020-01-01Z' - n * interval '1 hour',
      now(), '${id}' FROM generate_series(1, 9980) n`),
  )
  const outcomes = []
  for (const days of [21, 20, 21]) {
    const { status, body } = await send(carer, csv(days))
    outcomes.push([status, body.code ?? body.weights.added])
  }
  expect(outcomes).toEqual([
    [409, 'OVER_QUOTA'],
    [200, 20],
    [409, 'OVER_QUOTA'],
  ])
})

test('an import is removed as a whole by its importer or the owner, and by no other helper', async () => {
  const other = await createOwner(app)
  await join(other)

  const { importId } = (await send(carer, csv(50))).body
  const { importId: owners } = (await send(owner, csv(60))).body
  expect(await weighings()).toBe(61)
  expect([await deleteImport(other, importId), await deleteImport(carer, owners)]).toEqual([
    403, 403,
  ])
  expect(await deleteImport(carer, importId)).toBe(204)
  expect(await weighings()).toBe(11)
  expect(await deleteImport(carer, importId)).toBe(404)

  const again = (await send(carer, csv(50))).body
  expect([again.weights.added, await weighings()]).toEqual([50, 61])
  const rows = await owner.graphql(
    'query ($cat: ID!) { animal(uuid: $cat) { weights { importUuid } } }',
    { cat },
  )
  expect(
    rows.data.animal.weights.filter(
      ({ importUuid }: { importUuid: string | null }) => importUuid === again.importId,
    ),
  ).toHaveLength(50)
  expect(await deleteImport(owner, again.importId)).toBe(204)
  expect(await weighings()).toBe(11)
})

test('a former helper removes no import', async () => {
  const { importId } = (await send(carer, csv(2))).body
  await carer.mutate('leaveCircle', { animalUuid: cat }, 'leftId')
  expect(await deleteImport(carer, importId)).toBe(404)
  expect(await deleteImport(owner, importId)).toBe(204)
})

test('lines that an unfinished import of the owner has are not lost', async () => {
  const { prisma, database } = app.services
  const rows = database.rows.bind(database)
  // The owner's process ends between the staging and the publication.
  const spies = [
    vi.spyOn(prisma, '$transaction').mockRejectedValueOnce(new Error('killed')),
    vi.spyOn(database, 'rows').mockImplementation(async (statement, values) => {
      if (statement.name === 'release_import') throw new Error('killed')
      return await rows(statement, values)
    }),
  ]
  expect((await send(owner, csv(2))).status).toBe(500)
  for (const spy of spies) spy.mockRestore()
  expect((await send(carer, csv(2))).status).toBe(503)
  await prisma.import.updateMany({ data: { expiresAt: new Date(0) } })
  await endAbandonedImports(app.services, { userId: null, now: app.clock.now })
  expect((await send(carer, csv(2))).body.weights).toEqual({ added: 2, known: 0 })
  expect(await weighings()).toBe(3)
})
