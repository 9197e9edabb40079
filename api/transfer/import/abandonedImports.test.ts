import { afterAll, beforeAll, expect, test } from 'vitest'
import { daysBefore } from '../../testing/instants'
import { brokenInvariants } from '../../testing/invariants'
import { createOwner, type TestOwner } from '../../testing/owner'
import { createRestClient, type RestClient } from '../../testing/restClient'
import { createTestApp, type TestApp } from '../../testing/testApp'
import { endAbandonedImports } from './publishStaged'
import { storeMerges, openStaging, expireLease, stageRows } from './staging'
import { TimeSlicer } from './timeSlicer'

// A process may end in the middle of an import.

let app: TestApp
let call: RestClient
let owner: TestOwner
const now = new Date('2025-03-16T08:00:00Z')
beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = now
  call = await createRestClient(app)
  owner = await createOwner(app)
})
afterAll(() => app.close())

const userId = async () =>
  (await app.services.prisma.user.findUniqueOrThrow({ where: { email: owner.email } })).id

/** Stages 20 more weighings of the cat and does not hand them over. */
async function interruptedImport(cat: string, { isComplete }: { isComplete: boolean }) {
  const store = app.services
  const staging = await openStaging(store, { userId: await userId(), now })
  const from = crypto.randomUUID()
  const merging = await storeMerges(store, staging, [{ from, into: cat }])
  const row = await store.prisma.animal.findUniqueOrThrow({ where: { id: cat } })
  const weights = Array.from({ length: 20 }, () => ({
    id: crypto.randomUUID(),
    animalId: from,
    grams: 4_200,
    date: now,
    createdAt: now,
    byId: null,
    importId: null,
  }))
  const rows = [
    ['animals', { ...row, id: from, userId: staging.holderId }] as const,
    ...weights.map((weight) => ['weights', weight] as const),
  ]
  await stageRows(store, merging, rows, new TimeSlicer())
  if (isComplete)
    await store.prisma.import.update({
      where: { holderId: staging.holderId },
      data: { isComplete: true },
    })
  return merging
}

test.each([
  [false, 1],
  [true, 21],
])(
  'an interrupted import is discarded, or completed if it was complete: %s',
  async (isComplete, weights) => {
    const { prisma } = app.services
    const cat = await owner.addCat()
    const staging = await interruptedImport(cat, { isComplete })
    const seen = async () => ({
      cats: (await call('GET /api/animals', { token: await owner.token() })).body.length,
      weights: await prisma.weight.count({ where: { animalId: cat } }),
    })
    const { cats } = await seen()
    expect(await seen()).toEqual({ cats, weights: 1 })
    const copy = { animals: [] }
    const send = async () =>
      (await call('POST /api/users/me/import', { token: await owner.token(), body: copy })).status
    expect(await send()).toBe(429)
    await expireLease(app.services, staging)
    await endAbandonedImports(app.services, { userId: null, now })
    expect(await seen()).toEqual({ cats, weights })
    expect([await prisma.import.count(), await prisma.user.count()]).toEqual([0, 1])
    await expect(
      stageRows(
        app.services,
        staging,
        [['weights', { id: crypto.randomUUID() } as never]],
        new TimeSlicer(),
      ),
    ).rejects.toMatchObject({ extensions: { code: 'UNAVAILABLE' } })
    expect(await send()).toBe(200)
  },
)

test('an entry saved by another device during an import is kept, and each day has one entry', async () => {
  const cat = await owner.addCat()
  const daysAgo = (day: number) => daysBefore(now)(day).toISOString()
  const days = Array.from({ length: 400 }, (_, index) => index + 1)
  const measurements = days.map((day) => ({
    id: crypto.randomUUID(),
    day: daysAgo(day).slice(0, 10),
    date: daysAgo(day),
    answeredAt: daysAgo(day),
    createdAt: daysAgo(day),
    updatedAt: daysAgo(day),
    note: 'copie',
  }))
  const body = { animals: [{ id: cat, name: 'Minette', createdAt: daysAgo(0), measurements }] }
  const saved = days.slice(0, 10)
  const [imported] = await Promise.all([
    call('POST /api/users/me/import', { token: await owner.token(), body }),
    ...saved.map((day) => owner.save(cat, { date: daysAgo(day), note: `jour ${day}` })),
  ])
  expect(imported.status).toBe(200)
  const rows = await app.services.prisma.measurement.findMany({ where: { animalId: cat } })
  expect(rows).toHaveLength(400)
  const notes = new Set(rows.map(({ note }) => note))
  for (const day of saved) expect(notes).toContain(`jour ${day}`)
  expect((await brokenInvariants(app.database)).broken).toEqual({})
})
