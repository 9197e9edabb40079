import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#shared/base/duration'
import { createMailer } from '../base/mail/mailer'
import { sendDueMails } from '../jobs/dueMails'
import { jpeg } from '../testing/images'
import { inputMutation } from '../testing/inputMutation'
import { createOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// product/privacy 2: an account with every kind of data is deleted, and every table and the folder
// are searched for it.

const dataDir = mkdtempSync(join(tmpdir(), 'nephrochat-deleted-'))
let app: TestApp
beforeAll(async () => void (app = await createTestApp({ DATA_DIR: dataDir, RATE_LIMITS: 'on' })))
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true })
})

const anId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\b[\w-]{43}\b/g

async function readEverything(): Promise<string> {
  const rows = <Row>(text: string) => app.database.rows<Row>({ name: '', text }, [])
  const tables = await rows<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'
      AND table_name NOT IN ('_prisma_migrations', 'rate_limits')`,
  )
  const texts: string[] = []
  for (const { name } of tables)
    texts.push(
      ...(await rows<{ text: string }>(`SELECT row::text AS text FROM "${name}" AS row`)).map(
        ({ text }) => `${name} ${text}`,
      ),
    )
  for (const name of readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.eml'),
  )) {
    texts.push(`${name} ${readFileSync(join(dataDir, name), 'utf8')}`)
  }
  return texts.join('\n')
}

async function fill(email: string) {
  await app.register(email)
  const { data } = await app.graphql(
    'mutation ($input: LoginInput!) { login(input: $input) { accessToken refreshToken } }',
    { input: { email, password: 'correct horse' } },
  )
  await app.graphql('mutation ($input: RefreshInput!) { refresh(input: $input) { accessToken } }', {
    input: { refreshToken: data.login.refreshToken },
  })
  const token = data.login.accessToken as string
  const mutate = async (name: string, input: object, selection: string) => {
    const response = await app.graphql(inputMutation(name, selection), { input }, token)
    expect(response.errors).toBeUndefined()
    return response.data[name]
  }
  const fileData = `data:image/jpeg;base64,${Buffer.from(await jpeg(40, 30)).toString('base64')}`
  const { animal } = await mutate(
    'createAnimal',
    { name: 'Mistigri', weight: '4.2', breed: 'SECRET' },
    'animal { uuid }',
  )
  const animalUuid = animal.uuid as string
  for (const appetite of [1, 3])
    await mutate('createMeasurement', { animalUuid, appetite, vomiting: 3, note: 'SECRET' }, 'kept')
  const { measurement } = await mutate(
    'createMeasurement',
    { animalUuid, date: new Date(app.clock.now.getTime() - DAY_MS).toISOString(), appetite: 1 },
    'measurement { uuid }',
  )
  await mutate('deleteMeasurement', { animalUuid, uuid: measurement.uuid }, '__typename')
  const { shareLink } = await mutate('createShareLink', { animalUuid }, 'shareLink { token }')
  const { left } = await mutate(
    'leaveVetProposal',
    { token: shareLink.token, vetName: 'SECRET', text: 'SECRET', weight: '3.5' },
    'left',
  )
  expect(left).toBe(4)
  await mutate('setAnimalPhoto', { animalUuid, fileData }, 'animal { uuid }')
  await mutate('uploadPhoto', { fileData }, 'photoPath')
  await mutate(
    'createPersonalAccessToken',
    { name: 'SECRET', access: 'read', days: 30, currentPassword: 'correct horse' },
    'token',
  )
  await mutate(
    'setReminders',
    {
      animalUuid,
      questionsAt: '12:00',
      doses: true,
      weighing: true,
      byMail: true,
      quietFrom: '00:00',
      quietUntil: '00:00',
    },
    'animal { uuid }',
  )
  await app.graphql('mutation { renewCalendar { viewer { uuid } } }', {}, token)
  await mutate(
    'addPushDevice',
    { endpoint: 'https://push.example/SECRET', p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    'viewer { uuid }',
  )
  await app.graphql('mutation { createUploadUrl { uploadUrl } }', {}, token)
  await app.graphql(
    'mutation ($token: String!) { openSharedLink(input: { token: $token }) { sharedAnimal { name } } }',
    { token: shareLink.token },
  )
  await mutate(
    'updateViewer',
    { email: `other-${email}`, currentPassword: 'correct horse' },
    'viewer { pendingEmail }',
  )
  const forgetPassword = () =>
    app.graphql(
      'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { message } }',
      { input: { email } },
    )
  await forgetPassword()
  await sendDueMails(app.services, createMailer(app.services.env))
  await app.services.prisma.user.update({
    where: { email },
    data: { emailVerifiedAt: app.clock.now },
  })
  await mutate(
    'inviteToCircle',
    { animalUuid, role: 'carer', email: 'invited@example.org' },
    'link',
  )
  await sendDueMails(app.services, createMailer(app.services.env))
  await forgetPassword()
  return { token, shareToken: shareLink.token as string }
}

test('a deleted account leaves no data, and another account keeps all of its own', async () => {
  const remainingOwner = await createOwner(app)
  await remainingOwner.save(await remainingOwner.addCat({ name: 'Étrangère' }), { appetite: 1 })
  await sendDueMails(app.services, createMailer(app.services.env))
  const before = await readEverything()
  const email = 'leaves@example.org'
  const { token, shareToken } = await fill(email)
  const filled = await readEverything()
  const ownIds = [...new Set(filled.match(anId))].filter((id) => !before.includes(id))
  expect(ownIds.length).toBeGreaterThan(15)
  expect(
    filled.match(/^outbox.*\nTo: leaves@example\.org|^To: leaves@example\.org/gm)?.length,
  ).toBeGreaterThan(1)
  for (const table of [
    'users',
    'refresh_families',
    'mail_tokens',
    'mails',
    'measurement_revisions',
    'measurement_aliases',
    'alert_records',
    'photo_uploads',
    'personal_access_tokens',
    'reminder_choices',
    'push_devices',
    'calendar_addresses',
  ]) {
    expect(
      filled.split('\n').filter((line) => line.startsWith(`${table} `)).length,
      table,
    ).toBeGreaterThan(before.split('\n').filter((line) => line.startsWith(`${table} `)).length)
  }

  expect(
    (
      await app.graphql(
        'mutation { deleteViewer(input: { currentPassword: "correct horse" }) { ok } }',
        {},
        token,
      )
    ).data.deleteViewer,
  ).toEqual({ ok: true })
  const after = await readEverything()
  for (const trace of [email, shareToken, 'SECRET', ...ownIds])
    expect(after.includes(trace), trace).toBe(false)
  expect(after.split('\n').toSorted()).toEqual(before.split('\n').toSorted())
})
