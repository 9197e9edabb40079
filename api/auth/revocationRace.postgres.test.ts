import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type GraphqlResponse, type TestApp } from '../testing/testApp'
import { countWaitingStatements } from '../testing/waitingStatements'

// All access of an account ends while another request creates an access that outlasts its session
// (product/accounts 1.8), or registers the browser of that session for reminders.

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())

async function createAccount(): Promise<{ owner: TestOwner; userId: string }> {
  const owner = await createOwner(app)
  const { id } = await app.services.prisma.user.findUniqueOrThrow({ where: { email: owner.email } })
  return { owner, userId: id }
}

test('signing out all devices ends a tool’s token that is just being created', async () => {
  const { owner, userId } = await createAccount()
  await app.database.connection(async (creation) => {
    await creation.run('BEGIN')
    await creation.rows('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId])
    await creation.rows(
      `INSERT INTO personal_access_tokens (id, user_id, hash, name, access, created_at, expires_at)
       VALUES (gen_random_uuid(), $1, 'hash', 'Outil', 'read', $2, $2::timestamptz + interval '30 days')`,
      [userId, app.clock.now],
    )
    const signingOut = owner.graphql('mutation { logoutAll { ok } }')
    await Promise.race([
      signingOut,
      expect.poll(() => countWaitingStatements(app), { timeout: 15_000 }).toBe(1),
    ])
    await creation.run('COMMIT')
    expect((await signingOut).errors).toBeUndefined()
  })
  expect(await app.services.prisma.personalAccessToken.count({ where: { userId } })).toBe(0)
})

const pushDevice = {
  endpoint: 'https://push.example/race',
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'A'.repeat(22),
}

test.each([
  [
    'creates no calendar address',
    'calendarAddress',
    (owner) => owner.graphql('mutation { renewCalendar { viewer { uuid } } }'),
  ],
  [
    'registers no browser',
    'pushDevice',
    (owner) => owner.mutate('addPushDevice', pushDevice, 'viewer { uuid }'),
  ],
] as [string, 'calendarAddress' | 'pushDevice', (owner: TestOwner) => Promise<GraphqlResponse>][])(
  'a session that ends meanwhile %s',
  async (_, table, create) => {
    const { owner, userId } = await createAccount()
    await app.database.connection(async (reset) => {
      await reset.run('BEGIN')
      await reset.rows('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId])
      const creation = create(owner)
      await expect.poll(() => countWaitingStatements(app), { timeout: 15_000 }).toBe(1)
      await reset.rows('UPDATE refresh_families SET revoked_at = $2 WHERE user_id = $1', [
        userId,
        app.clock.now,
      ])
      await reset.run('COMMIT')
      expect((await creation).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    })
    const { prisma } = app.services
    const where = { userId }
    expect(
      table === 'pushDevice'
        ? await prisma.pushDevice.count({ where })
        : await prisma.calendarAddress.count({ where }),
    ).toBe(0)
  },
)
