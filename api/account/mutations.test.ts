import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkPassword, hashPassword } from '../auth/passwords'
import { inputMutation } from '../testing/inputMutation'
import { createOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())

const profile = {
  email: 'owner@example.org',
  firstName: 'Ada',
  lastName: 'Martin',
  password: 'correct horse',
}

const register = (input: object) =>
  app.graphql(
    'mutation ($input: RegisterInput!) { register(input: $input) { ' +
      'accessToken viewer { email timeZone isAdmin emailVerified } } }',
    { input: { ...profile, ...input } },
  )
const login = (input: object) =>
  app.graphql(
    'mutation ($input: LoginInput!) { login(input: $input) { accessToken refreshToken viewer { email timeZone } } }',
    { input },
  )
const readViewer = (token: string) => app.graphql('{ viewer { email } }', {}, token)

test('an address is case-insensitive, and belongs to one account', async () => {
  const { data } = await register({ email: '  Grace@Example.ORG ' })
  expect(data.register.viewer).toMatchObject({
    email: 'grace@example.org',
    isAdmin: false,
    emailVerified: false,
  })
  const { errors } = await register({ email: 'GRACE@example.org' })
  expect(errors?.[0]).toMatchObject({
    message: 'Un compte existe déjà avec cette adresse email',
    extensions: {
      code: 'EMAIL_TAKEN',
      fields: { email: 'Un compte existe déjà avec cette adresse email' },
    },
  })
  expect(
    (await login({ email: 'GRACE@EXAMPLE.org', password: profile.password })).data.login.viewer
      .email,
  ).toBe('grace@example.org')
})

test('of two concurrent registrations with one address, one is refused', async () => {
  const responses = await Promise.all([1, 2].map(() => register({ email: 'twice@example.org' })))
  const codes = responses.map(({ errors }) => errors?.[0]?.extensions.code)
  expect(codes.filter((code) => code === undefined)).toHaveLength(1)
  expect(codes).toContain('EMAIL_TAKEN')
})

test('each refused field of a registration has its own sentence', async () => {
  const { errors } = await register({
    email: 'no-address',
    firstName: ' ',
    lastName: '',
    password: '1234567',
  })
  expect(errors?.[0]?.extensions).toEqual({
    code: 'VALIDATION',
    fields: {
      email: 'Email invalide',
      firstName: 'Prénom requis',
      lastName: 'Nom requis',
      password: 'Mot de passe minimum 8 caractères',
    },
  })
})

test('a wrong password and an unknown address give the same error', async () => {
  await register({ email: 'here@example.org' })
  const wrong = await login({ email: 'here@example.org', password: 'correct horsf' })
  const unknown = await login({ email: 'nowhere@example.org', password: 'correct horse' })
  expect(wrong.errors).toEqual(unknown.errors)
  expect(wrong.errors?.[0]).toMatchObject({
    message: 'Identifiants incorrects',
    extensions: { code: 'BAD_CREDENTIALS' },
  })
})

test('a password may be any Unicode and is never truncated', async () => {
  const password = `${'é'.repeat(100)}🐈 1`
  await register({ email: 'long@example.org', password })
  expect(
    (await login({ email: 'long@example.org', password: password.slice(0, -1) })).errors,
  ).toBeDefined()
  expect(
    (await login({ email: 'long@example.org', password: password.normalize('NFD') })).errors,
  ).toBeUndefined()
})

test('each mutation refuses a password of more than 1,024 bytes before normalising it', async () => {
  const tooLong = 'Mot de passe trop long (1\u00a0024 octets au plus)'
  const { accessToken } = await app.register()
  const marks = `a${'\u0315\u0300'.repeat(10_000)}`
  const operations = [
    ['register', { ...profile, email: 'marks@example.org', password: marks }],
    ['login', { email: 'marks@example.org', password: marks }],
    ['resetPassword', { token: 'x', password: marks }],
    ['changePassword', { currentPassword: 'x', password: marks }],
    ['changePassword', { currentPassword: marks, password: 'another horse' }],
  ] as const
  for (const [name, input] of operations) {
    const field =
      'currentPassword' in input && input.currentPassword === marks ? 'currentPassword' : 'password'
    const extensions = { code: 'VALIDATION', fields: { [field]: tooLong } }
    const selection = name === 'register' || name === 'login' ? 'accessToken' : 'ok'
    const { errors } = await app.graphql(inputMutation(name, selection), { input }, accessToken)
    expect([name, errors?.[0]]).toMatchObject([name, { message: tooLong, extensions }])
    const path = `/api/auth/${name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}`
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` }
    const response = await fetch(app.url + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(input),
    })
    expect([name, response.status, await response.json()]).toMatchObject([
      name,
      400,
      { detail: tooLong, ...extensions },
    ])
  }
  // The hash function also checks the length itself, so that a sign-in added later cannot omit the
  // check.
  await expect(hashPassword(marks)).rejects.toMatchObject({ message: tooLong })
  await expect(checkPassword(marks, null)).rejects.toMatchObject({ message: tooLong })
})

test('the time zone is the browser’s, Paris if it is unknown, and is updated at sign-in', async () => {
  const { data } = await register({ email: 'zone@example.org', timeZone: 'Mars/Olympus' })
  expect(data.register.viewer.timeZone).toBe('Europe/Paris')
  const elsewhere = await login({
    email: 'zone@example.org',
    password: profile.password,
    timeZone: 'America/Montreal',
  })
  expect(elsewhere.data.login.viewer.timeZone).toBe('America/Montreal')
  const silent = await login({ email: 'zone@example.org', password: profile.password })
  expect(silent.data.login.viewer.timeZone).toBe('America/Montreal')
})

test('a new password ends the other sessions and keeps this one', async () => {
  const { accessToken: other, email } = await app.register()
  const { data } = await login({ email, password: profile.password })
  const change = (input: object) =>
    app.graphql(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }',
      { input },
      data.login.accessToken,
    )
  const wrong = await change({ currentPassword: 'not this one', password: 'another horse' })
  expect(wrong.errors?.[0]?.extensions).toMatchObject({
    code: 'VALIDATION',
    fields: { currentPassword: expect.any(String) },
  })
  expect((await readViewer(other)).status).toBe(200)
  expect(
    (await change({ currentPassword: profile.password, password: 'another horse' })).data,
  ).toEqual({ changePassword: { ok: true } })
  expect((await readViewer(other)).status).toBe(401)
  expect((await readViewer(data.login.accessToken)).status).toBe(200)
  expect((await login({ email, password: profile.password })).errors).toBeDefined()
  expect((await login({ email, password: 'another horse' })).errors).toBeUndefined()
})

test('all devices can be signed out at once', async () => {
  const { accessToken: other, email } = await app.register()
  const { data } = await login({ email, password: profile.password })
  await app.graphql('mutation { logoutAll { ok } }', {}, data.login.accessToken)
  for (const token of [other, data.login.accessToken])
    expect((await readViewer(token)).status).toBe(401)
})

test('the deletion of an account requires the password, or a fresh sign-in with Google', async () => {
  const owner = await createOwner(app)
  const deleted = async (input: object) => await owner.mutate('deleteViewer', input, 'ok')
  expect(
    (await owner.graphql('mutation { deleteViewer { ok } }')).errors?.[0]?.extensions,
  ).toMatchObject({ code: 'VALIDATION', fields: { currentPassword: 'Mot de passe actuel requis' } })
  expect((await deleted({})).errors?.[0]?.extensions).toMatchObject({
    fields: { currentPassword: 'Mot de passe actuel requis' },
  })
  expect(
    (await deleted({ currentPassword: 'wrong password' })).errors?.[0]?.extensions,
  ).toMatchObject({ fields: { currentPassword: 'Mot de passe actuel incorrect' } })
  const { prisma } = app.services
  await prisma.user.update({
    where: { email: owner.email },
    data: { passwordHash: null, googleSubject: '77', googleLinkedAt: new Date() },
  })
  expect((await deleted({})).errors?.[0]?.extensions).toMatchObject({
    fields: { currentPassword: 'Confirmez d’abord avec Google que c’est bien vous.' },
  })
  await prisma.refreshFamily.updateMany({
    where: { user: { email: owner.email } },
    data: { openedBy: 'google' },
  })
  expect((await deleted({})).data.deleteViewer).toEqual({ ok: true })
})

test('deleting an account deletes all of its rows, and none of other accounts', async () => {
  const remainingOwner = await createOwner(app)
  await remainingOwner.save(await remainingOwner.addCat(), { appetite: 1 })
  const { prisma } = app.services
  const tables = [
    prisma.user,
    prisma.refreshFamily,
    prisma.refreshToken,
    prisma.animal,
    prisma.measurement,
    prisma.measurementRevision,
    prisma.weight,
    prisma.labResult,
    prisma.alertRecord,
    prisma.shareLink,
  ]
  const counts = () => Promise.all(tables.map((table) => (table as typeof prisma.user).count()))
  const before = await counts()

  const deletedOwner = await createOwner(app)
  const cat = await deletedOwner.addCat()
  await deletedOwner.save(cat, { appetite: 1 })
  await deletedOwner.save(cat, { appetite: 2 })
  await deletedOwner.mutate('createShareLink', { animalUuid: cat }, 'shareLink { uuid }')
  const token = await deletedOwner.token()
  await deletedOwner.graphql(
    'mutation { deleteViewer(input: { currentPassword: "correct horse" }) { ok } }',
  )
  expect(await counts()).toEqual(before)
  expect((await readViewer(token)).status).toBe(401)
  expect(
    (await login({ email: deletedOwner.email, password: profile.password })).errors?.[0]?.extensions
      .code,
  ).toBe('BAD_CREDENTIALS')
})
