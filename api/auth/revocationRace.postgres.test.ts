import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type GraphqlResponse, type TestApp } from '../testing/testApp'
import { countWaitingStatements } from '../testing/waitingStatements'

// All access of an account ends (product/accounts 1.8, docs/adr/0012) while another request creates
// an access that outlasts its session, or registers the browser of that session.

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
const shareLink =
  'mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { shareLink { uuid } } }'

/** Creates a tool's token and returns a function that creates a share link by it. */
async function shareByTool(owner: TestOwner, animalUuid: string) {
  const tool = { name: 'Outil', access: 'write', days: 30, currentPassword: 'correct horse' }
  const { data } = await owner.mutate('createPersonalAccessToken', tool, 'token')
  return () =>
    app.graphql(shareLink, { input: { animalUuid } }, data.createPersonalAccessToken.token)
}

type Creation = (owner: TestOwner, animalUuid: string) => Promise<() => Promise<GraphqlResponse>>
const creations: [string, Creation][] = [
  [
    'calendar_addresses',
    async (owner) => () => owner.graphql('mutation { renewCalendar { viewer { uuid } } }'),
  ],
  [
    'push_devices',
    async (owner) => () => owner.mutate('addPushDevice', pushDevice, 'viewer { uuid }'),
  ],
  [
    'share_links',
    async (owner, animalUuid) => () => owner.graphql(shareLink, { input: { animalUuid } }),
  ],
  ['share_links', shareByTool],
  [
    'invitations',
    async (owner, animalUuid) => () =>
      owner.mutate('inviteToCircle', { animalUuid, role: 'carer' }, 'link'),
  ],
]
test.each(creations)(
  'a session or a tool’s token that ends meanwhile creates no row of %s',
  async (table, prepare) => {
    const { owner, userId } = await createAccount()
    const create = await prepare(owner, await owner.addCat())
    await app.database.connection(async (reset) => {
      await reset.run('BEGIN')
      await reset.rows('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId])
      const creation = create()
      await Promise.race([
        creation,
        expect.poll(() => countWaitingStatements(app), { timeout: 15_000 }).toBe(1),
      ])
      await reset.rows('UPDATE refresh_families SET revoked_at = $2 WHERE user_id = $1', [
        userId,
        app.clock.now,
      ])
      await reset.rows('DELETE FROM personal_access_tokens WHERE user_id = $1', [userId])
      await reset.run('COMMIT')
      expect((await creation).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    })
    const rows = await app.database.rows({ name: '', text: `SELECT 1 FROM ${table}` }, [])
    expect(rows).toEqual([])
  },
)
