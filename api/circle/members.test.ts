import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOwner, type Owner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// The circle of a cat with several people (docs/product/circle.md). The rights for each call are
// tested in api/acceptance/authorisation.test.ts.

const start = new Date('2026-03-10T09:00:00Z')
const dayMs = 86_400_000

let app: TestApp
let owner: Owner
let carer: Owner
let cat: string
beforeAll(async () => void (app = await createTestApp()))
beforeEach(async () => {
  app.clock.now = start
  ;[owner, carer] = await Promise.all([createOwner(app), createOwner(app)])
  cat = await owner.addCat()
})
afterAll(() => app.close())

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) =>
  errors?.[0]?.extensions.code

async function invite(input: object = {}): Promise<string> {
  const { data } = await owner.mutate(
    'inviteToCircle',
    { animalUuid: cat, role: 'carer', ...input },
    'link',
  )
  return data.inviteToCircle.link.split('/').at(-1)
}
const accept = (who: Owner, token: string) =>
  who.mutate('acceptInvitation', { token }, 'animal { uuid role }')
async function join(who: Owner, input: object = {}): Promise<void> {
  expect((await accept(who, await invite(input))).errors).toBeUndefined()
}
const seen = async (who: Owner) =>
  (await who.ask('query ($cat: ID!) { animal(uuid: $cat) { name role } }', { cat })).data.animal
const circle = async () =>
  (
    await owner.ask(
      'query ($cat: ID!) { animal(uuid: $cat) { circle { uuid firstName role } invitations { uuid } } }',
      { cat },
    )
  ).data.animal

test('an invitation names the owner and admits one person, once', async () => {
  const token = await invite()
  const offer = async (who: Owner) =>
    (
      await who.ask(
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
  expect([await offer(other), codeOf(await accept(other, token)), await seen(other)]).toEqual([
    null,
    'NOT_FOUND',
    null,
  ])
  expect(await seen(carer)).toEqual({ name: 'Mistigri', role: 'carer' })
})

test('of concurrent acceptances of one invitation, one succeeds', async () => {
  const token = await invite()
  const people = [carer, await createOwner(app), await createOwner(app)]
  const answers = await Promise.all(people.map((one) => accept(one, token)))
  expect(answers.map(codeOf).toSorted()).toEqual(['NOT_FOUND', 'NOT_FOUND', undefined])
  expect((await circle()).circle).toHaveLength(1)
})

test('unknown, expired and withdrawn invitations, and those of a deleted cat, look alike', async () => {
  const unknown = await accept(carer, 'invented')
  expect(codeOf(unknown)).toBe('NOT_FOUND')
  const withdrawn = await invite()
  const [{ uuid }] = (await circle()).invitations
  await owner.mutate('cancelInvitation', { animalUuid: cat, uuid }, 'animal { uuid }')
  expect((await accept(carer, withdrawn)).errors).toEqual(unknown.errors)
  const expired = await invite()
  app.clock.now = new Date(start.getTime() + 7 * dayMs)
  expect((await accept(carer, expired)).errors).toEqual(unknown.errors)
  const orphan = await invite()
  await owner.mutate('deleteAnimal', { uuid: cat }, 'deletedId')
  expect((await accept(carer, orphan)).errors).toEqual(unknown.errors)
})

test('an owner cannot join the circle of their own cat', async () => {
  const token = await invite()
  expect(codeOf(await accept(owner, token))).toBe('VALIDATION')
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
  expect(codeOf(await accept(carer, second))).toBe('NOT_FOUND')
  expect(await seen(carer)).toBeNull()
})

test('the owner can keep the other invitations; those mailed to the person are withdrawn', async () => {
  const { prisma } = app.services
  await prisma.user.update({ where: { email: owner.email }, data: { emailVerifiedAt: start } })
  await join(carer)
  const token = await invite()
  for (const email of [carer.email, 'other@example.org'])
    await owner.mutate('inviteToCircle', { animalUuid: cat, role: 'carer', email }, 'link')
  await removal({ withdrawInvitations: false })
  const left = await prisma.invitation.findMany({
    where: { animalId: cat, acceptedAt: null },
    orderBy: { email: 'asc' },
  })
  expect(left.map(({ email }) => email)).toEqual(['other@example.org', null])
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
  const stranger = await createOwner(app)
  for (const who of [carer, stranger]) {
    expect(await seen(who)).toBeNull()
    expect((await who.save(cat, { appetite: 1 })).code).toBe('NOT_FOUND')
    expect((await who.replace(cat, measurement.uuid, { appetite: 1 })).code).toBe('NOT_FOUND')
    expect(
      codeOf(await who.mutate('addWeight', { animalUuid: cat, weight: '4' }, 'animal { uuid }')),
    ).toBe('NOT_FOUND')
    expect(codeOf(await accept(who, token))).toBe('NOT_FOUND')
    expect(
      (await who.ask('{ viewer { animals { edges { node { uuid } } } alertRecords { uuid } } }'))
        .data.viewer,
    ).toEqual({ animals: { edges: [] }, alertRecords: [] })
  }
})

test('a sitter has access until the end of the last day in the owner’s time zone', async () => {
  const sitter = await createOwner(app, 'Asia/Tokyo')
  await owner.mutate('updateViewer', { timeZone: 'America/New_York' }, 'viewer { uuid }')
  await join(sitter, { role: 'sitter', lastDay: '2026-03-11' })
  // New York is four hours behind UTC.
  app.clock.now = new Date('2026-03-12T03:59:00Z')
  expect(await seen(sitter)).toEqual({ name: 'Mistigri', role: 'sitter' })
  app.clock.now = new Date('2026-03-12T04:00:00Z')
  expect([await seen(sitter), (await sitter.save(cat, { appetite: 1 })).code]).toEqual([
    null,
    'NOT_FOUND',
  ])
  // The owner changes the time zone, so that the sitter's last day ends later.
  await owner.mutate('updateViewer', { timeZone: 'America/Los_Angeles' }, 'viewer { uuid }')
  expect(await seen(sitter)).toEqual({ name: 'Mistigri', role: 'sitter' })
})

test('the day of an entry, a dose and a weighing is the owner’s', async () => {
  const far = await createOwner(app, 'Asia/Tokyo')
  await join(far)
  app.clock.now = new Date('2026-03-10T20:00:00Z')
  const { measurement } = await far.save(cat, { appetite: 3 })
  expect(measurement.day).toBe('2026-03-10')
  const { data } = await far.ask(
    'query ($cat: ID!) { animal(uuid: $cat) { today timeZone measurement { uuid } } }',
    { cat },
  )
  expect(data.animal).toEqual({
    today: '2026-03-10',
    timeZone: 'Europe/Paris',
    measurement: { uuid: measurement.uuid },
  })
  const treatment = {
    animalUuid: cat,
    kind: 'medicine',
    name: 'Semintra',
    plan: { kind: 'needed' },
    firstDay: '2026-03-01',
  }
  const { uuid } = (await owner.mutate('addTreatment', treatment, 'treatment { uuid }')).data
    .addTreatment.treatment
  const note = (day: string) =>
    far.mutate(
      'noteDose',
      { animalUuid: cat, treatmentUuid: uuid, day, outcome: 'given' },
      'dose { by }',
    )
  expect([codeOf(await note('2026-03-11')), codeOf(await note('2026-03-10'))]).toEqual([
    'VALIDATION',
    undefined,
  ])
})

test('of two people’s answers for a day the last written ones count, the others become a revision, each with its author', async () => {
  await join(carer)
  await owner.mutate('updateViewer', { firstName: 'Camille' }, 'viewer { uuid }')
  await carer.mutate('updateViewer', { firstName: 'Noa' }, 'viewer { uuid }')
  await owner.save(cat, { appetite: 1 })
  app.clock.now = new Date(start.getTime() + 60_000)
  const { measurement, kept } = await carer.save(cat, { appetite: 4 })
  expect(kept).toBe('current')
  const query =
    'query ($cat: ID!, $id: ID!) { animal(uuid: $cat) { measurement(uuid: $id) { appetite by } revisions(measurementUuid: $id) { appetite by } } }'
  const both = {
    measurement: { appetite: 4, by: 'Noa' },
    revisions: [{ appetite: 1, by: 'Camille' }],
  }
  for (const who of [owner, carer])
    expect((await who.ask(query, { cat, id: measurement.uuid })).data.animal).toEqual(both)
  const newest =
    'query ($cat: ID!) { animal(uuid: $cat) { hasHelpers measurements(first: 1) { edges { node { by byHelper } } } } }'
  const named = {
    hasHelpers: true,
    measurements: { edges: [{ node: { by: 'Noa', byHelper: true } }] },
  }
  for (const who of [owner, carer])
    expect((await who.ask(newest, { cat })).data.animal).toEqual(named)
  const { token } = (
    await owner.mutate('createShareLink', { animalUuid: cat }, 'shareLink { token }')
  ).data.createShareLink.shareLink
  await owner.mutate('addWeight', { animalUuid: cat, weight: '4.5' }, 'animal { uuid }')
  const shared = await app.graphql(
    'query ($token: String!) { sharedAnimal(token: $token) { measurements(first: 1) { edges { node { by } } } weights { by } } }',
    { token },
  )
  expect(shared.data.sharedAnimal).toEqual({
    measurements: { edges: [{ node: { by: 'aidant' } }] },
    weights: [{ by: 'propriétaire' }, { by: 'propriétaire' }],
  })
  // Deleting an account removes its name and keeps the entry.
  await carer.ask('mutation { deleteViewer(input: { currentPassword: "correct horse" }) { ok } }')
  expect((await owner.ask(query, { cat, id: measurement.uuid })).data.animal.measurement).toEqual({
    appetite: 4,
    by: null,
  })
})

test('hasHelpers is false for a cat with one person; a helper reads the owner’s name', async () => {
  const query =
    'query ($cat: ID!) { animal(uuid: $cat) { hasHelpers measurements(first: 1) { edges { node { by byHelper } } } weights { by } } }'
  await owner.save(cat, { appetite: 4 })
  const all = {
    measurements: { edges: [{ node: { by: 'Ada', byHelper: false } }] },
    weights: [{ by: 'Ada' }],
  }
  expect((await owner.ask(query, { cat })).data.animal).toEqual({ hasHelpers: false, ...all })
  await carer.mutate('updateViewer', { firstName: 'Noa' }, 'viewer { uuid }')
  await join(carer)
  for (const who of [owner, carer])
    expect((await who.ask(query, { cat })).data.animal).toEqual({ hasHelpers: true, ...all })
})

test('isRemovable is true for the owner, for a helper on their own rows, and never for a vet', async () => {
  await join(carer)
  const treatment = {
    animalUuid: cat,
    kind: 'medicine',
    name: 'Semintra',
    plan: { kind: 'needed' },
    firstDay: '2026-03-01',
  }
  const { uuid: treatmentUuid } = (
    await owner.mutate('addTreatment', treatment, 'treatment { uuid }')
  ).data.addTreatment.treatment
  for (const [who, hours] of [
    [owner, 20],
    [carer, 4],
  ] as const) {
    const date = new Date(start.getTime() - hours * 3_600_000).toISOString()
    await who.save(cat, { date, appetite: 3 })
    await who.save(cat, { date, appetite: 4 })
    await who.mutate('addWeight', { animalUuid: cat, weight: '4.5', date }, 'animal { uuid }')
    await who.mutate(
      'noteDose',
      { animalUuid: cat, treatmentUuid, day: date.slice(0, 10), at: date, outcome: 'given' },
      'dose { uuid }',
    )
  }
  const parts = 'measurements(first: 2) { edges { node { isRemovable } } } weights { isRemovable }'
  const query = `query ($cat: ID!) { animal(uuid: $cat) { ${parts} doses(first: 2) { edges { node { isRemovable } } } } }`
  // The newest weighing was created with the cat.
  type Removable = { isRemovable: boolean }
  type Page = { edges: { node: Removable }[] }
  const removableFlags = ({
    measurements,
    weights,
    doses,
  }: {
    measurements: Page
    weights: Removable[]
    doses?: Page
  }) =>
    [
      ...[...measurements.edges, ...(doses?.edges ?? [])].map(({ node }) => node),
      ...weights.slice(0, 2),
    ].map(({ isRemovable }) => isRemovable)
  expect(removableFlags((await owner.ask(query, { cat })).data.animal)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
  ])
  expect(removableFlags((await carer.ask(query, { cat })).data.animal)).toEqual([
    true,
    false,
    true,
    false,
    false,
    true,
  ])
  // The owner edits the entry: the revision is then the carer's, and the current answers are the
  // owner's.
  await owner.save(cat, {
    date: new Date(start.getTime() - 4 * 3_600_000).toISOString(),
    appetite: 1,
  })
  await carer.save(cat, {
    date: new Date(start.getTime() - 4 * 3_600_000).toISOString(),
    appetite: 2,
  })
  expect(removableFlags((await carer.ask(query, { cat })).data.animal).slice(0, 2)).toEqual([
    false,
    false,
  ])
  const { token } = (
    await owner.mutate('createShareLink', { animalUuid: cat }, 'shareLink { token }')
  ).data.createShareLink.shareLink
  const shared = await app.graphql(
    `query ($token: String!) { sharedAnimal(token: $token) { ${parts} } }`,
    { token },
  )
  expect(removableFlags(shared.data.sharedAnimal)).toEqual([false, false, false, false])
})

test('a helper deletes only entries of which all answers are their own', async () => {
  await join(carer)
  const remove = (who: Owner, uuid: string) =>
    who.mutate('deleteMeasurement', { animalUuid: cat, uuid }, 'deletedId').then(codeOf)
  const { measurement: carers } = await carer.save(cat, { appetite: 3 })
  expect(await remove(carer, carers.uuid)).toBeUndefined()
  const { measurement: owners } = await owner.save(cat, { appetite: 3 })
  expect(await remove(carer, owners.uuid)).toBe('ACCESS_DENIED')
  app.clock.now = new Date(start.getTime() + 60_000)
  // The owner's answers are still a revision of the edited entry.
  await carer.save(cat, { appetite: 1 })
  expect(await remove(carer, owners.uuid)).toBe('ACCESS_DENIED')
  expect(await remove(owner, owners.uuid)).toBeUndefined()
})

test('a helper cannot delete the owner’s weighing, dose or entry by its id', async () => {
  await join(carer)
  const uuid = crypto.randomUUID()
  await owner.mutate('addWeight', { animalUuid: cat, uuid, weight: '4.5' }, 'animal { uuid }')
  const treatment = {
    animalUuid: cat,
    kind: 'medicine',
    name: 'Semintra',
    plan: { kind: 'needed' },
    firstDay: '2026-03-01',
  }
  const { uuid: treatmentUuid } = (
    await owner.mutate('addTreatment', treatment, 'treatment { uuid }')
  ).data.addTreatment.treatment
  const { dose } = (
    await owner.mutate(
      'noteDose',
      { animalUuid: cat, treatmentUuid, day: '2026-03-10', outcome: 'given' },
      'dose { uuid }',
    )
  ).data.noteDose
  const { measurement } = await owner.save(cat, { appetite: 3 })
  for (const id of [uuid, dose.uuid, measurement.uuid]) {
    expect(
      codeOf(
        await carer.mutate(
          'undoDose',
          { animalUuid: cat, uuid: id, ahead: true },
          'animal { uuid }',
        ),
      ),
    ).toBe('ACCESS_DENIED')
    expect(['ACCESS_DENIED', 'NOT_FOUND']).toContain(
      codeOf(await carer.mutate('deleteWeight', { animalUuid: cat, uuid: id }, 'animal { uuid }')),
    )
    await carer.mutate('addWeight', { animalUuid: cat, uuid: id, weight: '5' }, 'animal { uuid }')
  }
  const { data } = await owner.ask(
    'query ($cat: ID!, $id: ID!) { animal(uuid: $cat) { weights { uuid } doses { edges { node { uuid } } } measurement(uuid: $id) { appetite } } }',
    { cat, id: measurement.uuid },
  )
  expect(data.animal).toMatchObject({
    measurement: { appetite: 3 },
    doses: { edges: [{ node: { uuid: dose.uuid } }] },
  })
  expect(data.animal.weights).toContainEqual({ uuid })
})

test('a cat’s circle and its invitations have a quota of ten, which an existing member does not use', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => createOwner(app)))
  for (const one of people) await join(one)
  const { errors } = await accept(carer, await invite())
  expect([errors?.[0]?.extensions.code, errors?.[0]?.message]).toEqual([
    'OVER_QUOTA',
    expect.stringContaining('10 personnes'),
  ])
  expect(
    (await accept(people[0]!, await invite({ role: 'sitter', lastDay: '2026-03-12' }))).data
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
  expect(codeOf(await owner.mutate('leaveCircle', { animalUuid: cat }, 'leftId'))).toBe(
    'ACCESS_DENIED',
  )
  expect(codeOf(await carer.mutate('leaveCircle', { animalUuid: cat }, 'leftId'))).toBeUndefined()
  expect(await seen(carer)).toBeNull()
})

test('a helper cannot read a cat’s links, members and invitations', async () => {
  await join(carer)
  await owner.mutate('createShareLink', { animalUuid: cat }, 'shareLink { token }')
  await invite()
  const { data } = await carer.ask(
    'query ($cat: ID!) { animal(uuid: $cat) { shareLinks { token } circle { firstName } invitations { email } ownerName } }',
    { cat },
  )
  expect(data.animal).toEqual({ shareLinks: [], circle: [], invitations: [], ownerName: 'Ada' })
})
