import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#shared/base/duration'
import { errorCodeOf, createInviter } from '../testing/circle'
import { downloadExport } from '../testing/downloadExport'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// The circle of a cat with several users (docs/product/circle.md). The rights for each call are
// tested in api/acceptance/authorisation.test.ts.

const start = new Date('2026-03-10T09:00:00Z')

let app: TestApp
let owner: TestOwner
let carer: TestOwner
let cat: string
beforeAll(async () => void (app = await createTestApp()))
beforeEach(async () => {
  app.clock.now = start
  ;[owner, carer] = await Promise.all([createOwner(app), createOwner(app)])
  cat = await owner.addCat()
})
afterAll(() => app.close())

const { invite, accept, join } = createInviter(() => ({ owner, cat }))

const readRole = async (user: TestOwner) =>
  (await user.graphql('query ($cat: ID!) { animal(uuid: $cat) { name role } }', { cat })).data
    .animal
const circle = async () =>
  (
    await owner.graphql(
      'query ($cat: ID!) { animal(uuid: $cat) { circle { uuid firstName role } invitations { uuid } } }',
      { cat },
    )
  ).data.animal

test('an invitation names the owner and admits one person, once', async () => {
  const token = await invite()
  const offer = async (user: TestOwner) =>
    (
      await user.graphql(
        'query ($token: String!) { viewer { invitation(token: $token) { catName role isOwn } } }',
        { token },
      )
    ).data.viewer.invitation
  expect(await offer(carer)).toEqual({ catName: 'Mistigri', role: 'carer', isOwn: false })
  expect((await accept(carer, token)).data.acceptInvitation.animal).toEqual({
    uuid: cat,
    role: 'carer',
  })
  // The response may have been lost: a second request finds the existing membership.
  expect((await accept(carer, token)).errors).toBeUndefined()
  const other = await createOwner(app)
  expect([
    await offer(other),
    errorCodeOf(await accept(other, token)),
    await readRole(other),
  ]).toEqual([null, 'NOT_FOUND', null])
  expect(await readRole(carer)).toEqual({ name: 'Mistigri', role: 'carer' })
})

test('of concurrent acceptances of one invitation, one succeeds', async () => {
  const token = await invite()
  const users = [carer, await createOwner(app), await createOwner(app)]
  const responses = await Promise.all(users.map((one) => accept(one, token)))
  expect(responses.map(errorCodeOf).toSorted()).toEqual(['NOT_FOUND', 'NOT_FOUND', undefined])
  expect((await circle()).circle).toHaveLength(1)
})

test('unknown, expired and withdrawn invitations, and those of a deleted cat, look alike', async () => {
  const unknown = await accept(carer, 'invented')
  expect(errorCodeOf(unknown)).toBe('NOT_FOUND')
  const withdrawn = await invite()
  const [{ uuid }] = (await circle()).invitations
  await owner.mutate('cancelInvitation', { animalUuid: cat, uuid }, 'animal { uuid }')
  expect((await accept(carer, withdrawn)).errors).toEqual(unknown.errors)
  const expired = await invite()
  app.clock.now = new Date(start.getTime() + 7 * DAY_MS)
  expect((await accept(carer, expired)).errors).toEqual(unknown.errors)
  const orphan = await invite()
  await owner.mutate('deleteAnimal', { uuid: cat }, 'deletedId')
  expect((await accept(carer, orphan)).errors).toEqual(unknown.errors)
})

test('an owner cannot join the circle of their own cat', async () => {
  const token = await invite()
  expect(errorCodeOf(await accept(owner, token))).toBe('VALIDATION')
  expect((await accept(carer, token)).errors).toBeUndefined()
})

const removal = async (input: object = {}) => {
  const [{ uuid }] = (await circle()).circle
  await owner.mutate('removeFromCircle', { animalUuid: cat, uuid, ...input }, 'animal { uuid }')
}

test('an open invitation admits no removed person again', async () => {
  const [first, second] = [await invite(), await invite()]
  await accept(carer, first)
  await removal()
  expect((await circle()).invitations).toEqual([])
  expect(errorCodeOf(await accept(carer, second))).toBe('NOT_FOUND')
  expect(await readRole(carer)).toBeNull()
})

test('the owner can keep the other invitations; those mailed to the person are withdrawn', async () => {
  const { prisma } = app.services
  await prisma.user.update({ where: { email: owner.email }, data: { emailVerifiedAt: start } })
  await join(carer)
  const token = await invite()
  const replaced = `former-${carer.email}`
  await prisma.formerEmail.create({
    data: {
      user: { connect: { email: carer.email } },
      email: replaced,
      replacedAt: start,
      expiresAt: new Date(start.getTime() + 1),
    },
  })
  for (const email of [carer.email, replaced, 'other@example.org'])
    await owner.mutate('inviteToCircle', { animalUuid: cat, role: 'carer', email }, 'link')
  await removal({ withdrawInvitations: false })
  const openInvitations = await prisma.invitation.findMany({
    where: { animalId: cat, acceptedAt: null },
    orderBy: { email: 'asc' },
  })
  expect(openInvitations.map(({ email }) => email)).toEqual(['other@example.org', null])
  expect((await accept(await createOwner(app), token)).errors).toBeUndefined()
})

test('a helper who leaves withdraws no invitation', async () => {
  await join(carer)
  await invite()
  await carer.mutate('leaveCircle', { animalUuid: cat }, 'leftId')
  expect((await circle()).invitations).toHaveLength(1)
})

test('a removed person loses access at once, also with the accepted invitation', async () => {
  const token = await invite()
  await accept(carer, token)
  const { measurement } = await carer.save(cat, { appetite: 3 })
  const [{ uuid }] = (await circle()).circle
  await owner.mutate('removeFromCircle', { animalUuid: cat, uuid }, 'animal { uuid }')
  const otherUser = await createOwner(app)
  for (const user of [carer, otherUser]) {
    expect(await readRole(user)).toBeNull()
    expect((await user.save(cat, { appetite: 1 })).code).toBe('NOT_FOUND')
    expect((await user.replace(cat, measurement.uuid, { appetite: 1 })).code).toBe('NOT_FOUND')
    expect(
      errorCodeOf(
        await user.mutate('addWeight', { animalUuid: cat, weight: '4' }, 'animal { uuid }'),
      ),
    ).toBe('NOT_FOUND')
    expect(errorCodeOf(await accept(user, token))).toBe('NOT_FOUND')
    expect(
      (
        await user.graphql(
          '{ viewer { animals { edges { node { uuid } } } alertRecords { uuid } } }',
        )
      ).data.viewer,
    ).toEqual({ animals: { edges: [] }, alertRecords: [] })
  }
})

test('a sitter has access until the end of the last day in the owner’s time zone', async () => {
  const sitter = await createOwner(app, 'Asia/Tokyo')
  await owner.mutate('updateViewer', { timeZone: 'America/New_York' }, 'viewer { uuid }')
  await join(sitter, { role: 'sitter', lastDay: '2026-03-11' })
  // New York is four hours behind UTC.
  app.clock.now = new Date('2026-03-12T03:59:00Z')
  expect(await readRole(sitter)).toEqual({ name: 'Mistigri', role: 'sitter' })
  app.clock.now = new Date('2026-03-12T04:00:00Z')
  expect([await readRole(sitter), (await sitter.save(cat, { appetite: 1 })).code]).toEqual([
    null,
    'NOT_FOUND',
  ])
  // The owner changes the time zone, so that the sitter's last day ends later.
  await owner.mutate('updateViewer', { timeZone: 'America/Los_Angeles' }, 'viewer { uuid }')
  expect(await readRole(sitter)).toEqual({ name: 'Mistigri', role: 'sitter' })
  // So does a sign-in in another time zone, where the day has ended.
  const input = { email: owner.email, password: 'correct horse', timeZone: 'Europe/Paris' }
  await app.graphql('mutation ($input: LoginInput!) { login(input: $input) { accessToken } }', {
    input,
  })
  expect(await readRole(sitter)).toBeNull()
  const { text } = await downloadExport(app, sitter, '')
  expect(JSON.parse(text).user.memberships).toEqual([])
})

test('a member has the role of the newest accepted invitation, whichever was accepted first', async () => {
  const older = [await invite(), await invite(), await invite()] as const
  app.clock.now = new Date(start.getTime() + DAY_MS)
  const asSitter = () => invite({ role: 'sitter', lastDay: '2026-03-12' })
  const newer = [await asSitter(), await asSitter(), await asSitter()] as const
  const acceptInOrder = async (first: string, second: string, between?: 'leaveCircle') => {
    const user = await createOwner(app)
    await accept(user, first)
    if (between) await user.mutate(between, { animalUuid: cat }, 'leftId')
    expect((await accept(user, second)).errors).toBeUndefined()
    return (await readRole(user)).role
  }
  expect(await acceptInOrder(newer[0], older[0])).toBe('sitter')
  expect(await acceptInOrder(older[1], newer[1])).toBe('sitter')
  // A former member's role has ended with the membership.
  expect(await acceptInOrder(newer[2], older[2], 'leaveCircle')).toBe('carer')
})

test('a cat’s circle and its invitations have a quota of ten, which an existing member does not use', async () => {
  const users = await Promise.all(Array.from({ length: 10 }, () => createOwner(app)))
  for (const one of users) await join(one)
  const { errors } = await accept(carer, await invite())
  expect([errors?.[0]?.extensions.code, errors?.[0]?.message]).toEqual([
    'OVER_QUOTA',
    expect.stringContaining('10 personnes'),
  ])
  expect(
    (await accept(users[0]!, await invite({ role: 'sitter', lastDay: '2026-03-12' }))).data
      .acceptInvitation.animal.role,
  ).toBe('sitter')
  for (let open = (await circle()).invitations.length; open < 10; open += 1) await invite()
  const eleventh = await owner.mutate('inviteToCircle', { animalUuid: cat, role: 'carer' }, 'link')
  expect(eleventh.errors?.[0]?.message).toContain('10 invitations')
})

test('a sitter needs a last day in the future, a carer has none', async () => {
  const fieldsOf = async (input: object) =>
    (await owner.mutate('inviteToCircle', { animalUuid: cat, ...input }, 'link')).errors?.[0]
      ?.extensions
  for (const input of [
    { role: 'sitter' },
    { role: 'sitter', lastDay: '2026-03-09' },
    { role: 'sitter', lastDay: '2027-04-01' },
    { role: 'carer', lastDay: '2026-03-12' },
  ]) {
    expect(await fieldsOf(input)).toMatchObject({
      code: 'VALIDATION',
      fields: { lastDay: expect.any(String) },
    })
  }
  expect(await fieldsOf({ role: 'owner' })).toMatchObject({
    code: 'VALIDATION',
    fields: { role: expect.any(String) },
  })
})

test('a member who leaves loses access; the owner of a cat cannot leave', async () => {
  await join(carer)
  const refused = await owner.mutate('leaveCircle', { animalUuid: cat }, 'leftId')
  expect(refused.errors?.[0]).toMatchObject({
    message: 'Le propriétaire ne peut pas quitter son cercle.',
    extensions: { code: 'ACCESS_DENIED' },
  })
  expect(
    errorCodeOf(await carer.mutate('leaveCircle', { animalUuid: cat }, 'leftId')),
  ).toBeUndefined()
  expect(await readRole(carer)).toBeNull()
})
