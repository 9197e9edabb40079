import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyCat } from '../../testing/anyCat'
import { brokenInvariants } from '../../testing/invariants'
import { createOwner, type TestOwner } from '../../testing/owner'
import { createRestClient, type RestClient } from '../../testing/restClient'
import { storeCat } from '../../testing/storeCat'
import { createTestApp, type TestApp } from '../../testing/testApp'

let app: TestApp
let call: RestClient
const start = new Date('2025-03-16T08:00:00Z')
beforeAll(async () => {
  app = await createTestApp()
  call = await createRestClient(app)
  app.clock.now = start
})
afterAll(() => app.close())

const idOf = async ({ email }: TestOwner) =>
  (await app.services.prisma.user.findUniqueOrThrow({ where: { email } })).id

async function download(owner: TestOwner): Promise<string> {
  const response = await fetch(`${app.url}/api/users/me/export`, {
    headers: { authorization: `Bearer ${await owner.token()}` },
  })
  return await response.text()
}

const send = async (owner: TestOwner, body: string, query = '') =>
  await call(`POST /api/users/me/import${query}`, { token: await owner.token(), body })

/**
 * Removes what differs in a copy of another account: ids, time of export and the names of other
 * users.
 */
function contents(document: string): unknown {
  const ignoredNames = new Set(['id', 'courseId', 'treatmentId', 'by'])
  const { animals } = JSON.parse(document, (name, value: unknown) =>
    ignoredNames.has(name) ? undefined : value,
  ) as { animals: unknown[] }
  return animals
}

test('export, a new account, import, export: the same document', { timeout: 300_000 }, async () => {
  const { prisma } = app.services
  const other = await idOf(await createOwner(app))
  await fc.assert(
    fc.asyncProperty(fc.array(anyCat, { minLength: 1, maxLength: 3 }), async (cats) => {
      const [exporter, importer] = [await createOwner(app), await createOwner(app)]
      const userId = await idOf(exporter)
      for (const [index, cat] of cats.entries())
        await storeCat(prisma, cat, { userId, otherId: other, now: start, index })
      const document = await download(exporter)
      const preview = await send(importer, document, '?preview=true')
      expect(preview.body).toMatchObject({ animals: cats.map(() => ({ isNew: true })) })
      expect(JSON.parse(await download(importer)).animals).toEqual([])
      const done = await send(importer, document)
      expect([done.status, done.body]).toEqual([200, preview.body])
      const copied = await download(importer)
      expect(contents(copied)).toEqual(contents(document))
      const again = await send(importer, document)
      for (const {
        isNew,
        measurements,
        weights,
        doses,
        treatments,
        labResults,
        vetProposals,
        stocks,
        stockChanges,
      } of again.body.animals) {
        expect([
          isNew,
          ...[
            measurements,
            weights,
            doses,
            treatments,
            labResults,
            vetProposals,
            stocks,
            stockChanges,
          ].map(({ added }) => added),
        ]).toEqual([false, 0, 0, 0, 0, 0, 0, 0, 0])
      }
      expect({ ...JSON.parse(await download(importer)), exportedAt: 0 }).toEqual({
        ...JSON.parse(copied),
        exportedAt: 0,
      })
    }),
    { numRuns: 20, endOnFailure: true },
  )
  expect((await brokenInvariants(app.database)).broken).toEqual({})
})

test('a copy has the day on which the vet last opened a link, but no link', async () => {
  app.clock.now = start
  const [exporter, importer] = [await createOwner(app), await createOwner(app)]
  const cat = await exporter.addCat()
  const { data } = await exporter.mutate(
    'createShareLink',
    { animalUuid: cat },
    'shareLink { token }',
  )
  const { token } = data.createShareLink.shareLink
  app.clock.now = new Date('2025-03-17T08:00:00Z')
  expect((await fetch(`${app.url}/api/shared/${token}`)).status).toBe(200)
  app.clock.now = new Date('2025-03-20T08:00:00Z')
  expect((await send(importer, await download(exporter))).status).toBe(200)
  expect(JSON.parse(await download(importer)).animals[0]).toMatchObject({
    visitedAt: '2025-03-17T08:00:00.000Z',
    shareLinks: [],
  })
})
