import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwner } from '../../testing/owner'
import { createRestClient } from '../../testing/restClient'
import { createTestApp, type TestApp } from '../../testing/testApp'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())

const uuid = () => crypto.randomUUID()
const at = '2025-03-01T08:00:00.000Z'
const copy = {
  animals: [
    {
      id: uuid(),
      name: 'Minette',
      createdAt: at,
      weights: Array.from({ length: 2_000 }, () => ({ id: uuid(), weight: '4.2', date: at })),
      vetProposals: [
        {
          id: uuid(),
          vetName: 'Dr Martin',
          text: 'À revoir',
          numbers: [],
          createdAt: at,
          accepted: [],
        },
      ],
    },
  ],
}

/** Counts the sessions of this database that wait for a lock. */
const waiting = `FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`

test('a connection that is killed during an import stores nothing, and the next import stores all', async () => {
  const call = await createRestClient(app)
  const token = await (await createOwner(app)).token()
  const send = () => call('POST /api/users/me/import', { token, body: copy })
  const { prisma } = app.services
  const cut = await app.database.connection(async (other) => {
    await other.run('BEGIN; LOCK TABLE vet_proposals IN SHARE MODE')
    const sent = send()
    // The cat and its weighings are written but not committed.
    await expect
      .poll(
        async () =>
          (await other.rows<{ count: number }>(`SELECT count(*)::int AS count ${waiting}`))[0]!
            .count,
        { timeout: 15_000 },
      )
      .toBe(1)
    await other.rows(`SELECT pg_terminate_backend(pid) ${waiting}`)
    await other.run('COMMIT')
    return await sent
  })
  expect([cut.status, cut.body.code]).toEqual([503, 'UNAVAILABLE'])
  // The staged rows belong to the holder, an account that cannot sign in.
  expect((await call('GET /api/animals', { token })).body).toEqual([])
  expect(await prisma.animal.count({ where: { user: { passwordHash: { not: null } } } })).toBe(0)
  // The server responds with 429 until the lease of the interrupted import has expired.
  expect((await send()).status).toBe(429)
  await prisma.import.updateMany({ data: { expiresAt: new Date(0) } })
  const { status, body } = await send()
  expect([status, body]).toEqual([200, expect.anything()])
  expect(body).toMatchObject({
    animals: [{ isNew: true, weights: { added: 2_000 }, vetProposals: { added: 1 } }],
  })
}, 90_000)
