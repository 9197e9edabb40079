import type { GraphQLInterfaceType, GraphQLObjectType } from 'graphql'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { schema } from '../execution/schema'
import { hoursAfter } from '../testing/instants'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
let owner: TestOwner
let cat: string

const start = new Date('2025-03-16T08:00:00Z')
const hoursLater = hoursAfter(start)

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  owner = await createOwner(app)
})
beforeEach(async () => {
  app.clock.now = start
  cat = await owner.addCat({ vetPhone: '01 42 00 00 00' })
})
afterAll(() => app.close())

async function share(): Promise<{
  uuid: string
  token: string
  shareUrl: string
  expiresAt: string
}> {
  const { data } = await owner.mutate(
    'createShareLink',
    { animalUuid: cat },
    'shareLink { uuid token shareUrl expiresAt }',
  )
  return data.createShareLink.shareLink
}
const readShared = (token: string, selection = 'name') =>
  app.graphql(`query ($token: String!) { sharedAnimal(token: $token) { ${selection} } }`, { token })
const opening =
  'mutation ($token: String!) { openSharedLink(input: { token: $token }) { sharedAnimal { name } } }'
const open = (token: string, session?: string) => app.graphql(opening, { token }, session)
const links = async () =>
  (
    await owner.graphql(
      'query ($id: ID!) { animal(uuid: $id) { shareLinks { uuid isRevoked accessCount lastAccessedAt } } }',
      { id: cat },
    )
  ).data.animal.shareLinks

test('a link opens the record for 72 hours, without an account', async () => {
  const { token, shareUrl, expiresAt } = await share()
  expect([shareUrl, expiresAt]).toEqual([
    `${app.services.env.publicUrl}/shared/${token}`,
    hoursLater(72).toISOString(),
  ])
  app.clock.now = new Date(hoursLater(72).getTime() - 1)
  expect((await readShared(token)).data).toEqual({ sharedAnimal: { name: 'Mistigri' } })
  expect((await open(token)).data).toEqual({
    openSharedLink: { sharedAnimal: { name: 'Mistigri' } },
  })
})

test('a repeated request returns the same link', async () => {
  const uuid = crypto.randomUUID()
  const create = (animalUuid: string) =>
    owner.mutate('createShareLink', { animalUuid, uuid }, 'shareLink { uuid token }')
  const all = await Promise.all([1, 2, 3].map(() => create(cat)))
  const { token } = all[0]!.data.createShareLink.shareLink
  expect(all.map(({ data }) => data.createShareLink.shareLink)).toEqual(
    all.map(() => ({ uuid, token })),
  )
  expect(await links()).toHaveLength(1)
  expect((await readShared(token)).data).toEqual({ sharedAnimal: { name: 'Mistigri' } })
  const ofAnotherCat = (await create(await owner.addCat())).data.createShareLink.shareLink
  expect([ofAnotherCat.uuid === uuid, ofAnotherCat.token === token]).toEqual([false, false])
})

test('expired, revoked, unknown and malformed links give the same error', async () => {
  const revoked = await share()
  await owner.mutate('revokeShareLink', { uuidOrToken: revoked.token }, 'shareLink { isRevoked }')
  const unknown = await open('A'.repeat(43))
  expect(unknown.errors?.[0]).toMatchObject({
    message: 'Données partagées non trouvées',
    extensions: { code: 'NOT_FOUND' },
  })
  expect(await open(revoked.token)).toEqual(unknown)
  for (const token of ['', 'a\0b', "' OR 1=1", '🐈', 'x'.repeat(10_000)]) {
    expect(await open(token)).toEqual(unknown)
    expect((await readShared(token)).errors).toMatchObject([
      { message: unknown.errors?.[0]?.message, extensions: { code: 'NOT_FOUND' } },
    ])
  }
  const expired = await share()
  app.clock.now = hoursLater(72)
  expect(await open(expired.token)).toEqual(unknown)
})

test('the time of the latest entry is that of its day in the owner’s time zone', async () => {
  const selection = 'today latestEntryTime dailyStatus { day }'
  expect((await readShared((await share()).token, selection)).data.sharedAnimal).toEqual({
    today: '2025-03-16',
    latestEntryTime: null,
    dailyStatus: { day: null },
  })
  await owner.mutate('updateViewer', { timeZone: 'Pacific/Auckland' }, 'viewer { timeZone }')
  app.clock.now = new Date('2025-03-16T11:40:00Z')
  await owner.save(cat, { appetite: 4 })
  expect((await readShared((await share()).token, selection)).data.sharedAnimal).toEqual({
    today: '2025-03-17',
    latestEntryTime: '00:40',
    dailyStatus: { day: '2025-03-17' },
  })
  await owner.mutate('updateViewer', { timeZone: 'Europe/Paris' }, 'viewer { timeZone }')
  // The entry keeps its day, on which it has no time in Paris.
  expect((await readShared((await share()).token, selection)).data.sharedAnimal).toEqual({
    today: '2025-03-16',
    latestEntryTime: null,
    dailyStatus: { day: '2025-03-17' },
  })
})

test('a token cannot be guessed: 128 random bits or more, never the same', async () => {
  const tokens = [(await share()).token, (await share()).token]
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens)
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16)
})

test('each opening counts once; a refused one does not', async () => {
  const { token } = await share()
  await open(token)
  app.clock.now = hoursLater(1)
  await Promise.all([open(token), open(token)])
  expect(await links()).toEqual([
    expect.objectContaining({ accessCount: 3, lastAccessedAt: hoursLater(1).toISOString() }),
  ])
  app.clock.now = hoursLater(73)
  await open(token)
  expect(await links()).toEqual([
    expect.objectContaining({ accessCount: 3, lastAccessedAt: hoursLater(1).toISOString() }),
  ])
})

test('reading a record without opening it counts nothing, and neither does the owner’s preview', async () => {
  const { token } = await share()
  await readShared(token)
  const otherOwner = await createOwner(app)
  for (const [session, count] of [
    [await owner.token(), 0],
    [await otherOwner.token(), 1],
  ] as const) {
    expect((await open(token, session)).data).toEqual({
      openSharedLink: { sharedAnimal: { name: 'Mistigri' } },
    })
    expect(await links()).toEqual([expect.objectContaining({ accessCount: count })])
  }
})

test('an owner who lists the links opens none', async () => {
  await share()
  expect(await links()).toEqual([
    expect.objectContaining({ isRevoked: false, accessCount: 0, lastAccessedAt: null }),
  ])
})

test('a link is revoked by its id or by its token, once, and the others stay valid', async () => {
  const [byId, byToken, stays] = [await share(), await share(), await share()]
  for (const uuidOrToken of [byId.uuid, byToken.token, byId.uuid]) {
    const { data } = await owner.mutate(
      'revokeShareLink',
      { uuidOrToken },
      'shareLink { isRevoked }',
    )
    expect(data.revokeShareLink.shareLink.isRevoked).toBe(true)
  }
  expect(
    await Promise.all(
      [byId, byToken, stays].map(async ({ token }) => (await open(token)).errors === undefined),
    ),
  ).toEqual([false, false, true])
})

test('a deleted cat’s link is not found', async () => {
  const { token } = await share()
  await owner.mutate('deleteAnimal', { uuid: cat }, 'deletedId')
  expect((await open(token)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

const typesOf = (name: string) => schema.getType(name) as GraphQLObjectType | GraphQLInterfaceType

test('the type of a shared record has no field of the owner', () => {
  const record = Object.keys(typesOf('HealthRecord').getFields())
  expect(Object.keys(typesOf('SharedAnimal').getFields()).toSorted()).toEqual(
    [...record, 'latestEntryTime', 'notShared'].toSorted(),
  )
  const reachable = new Set<string>()
  const walk = (name: string) => {
    const type = schema.getType(name)
    if (reachable.has(name) || !type || !('getFields' in type)) return
    reachable.add(name)
    for (const field of Object.values(type.getFields()))
      walk(String(field.type).replaceAll(/[[\]!]/g, ''))
  }
  walk('SharedAnimal')
  for (const hidden of ['Viewer', 'Animal', 'AlertRecord', 'ShareLink', 'MeasurementRevision'])
    expect([...reachable]).not.toContain(hidden)
  for (const name of reachable) {
    const fields = Object.keys(typesOf(name).getFields()).join()
    expect(fields).not.toMatch(/email|firstName|lastName|user|owner|vetPhone|shareLink|timeZone/i)
  }
})

test('a link returns seven entries at most, for any page size', async () => {
  for (let day = 9; day >= 0; day -= 1)
    await owner.save(cat, {
      appetite: 4,
      note: `${day}`,
      date: hoursLater(-24 * day),
      answeredAt: hoursLater(-24 * day),
    })
  const { token } = await share()
  const cursors = [
    '2025-03-10T00:00:00.000Z',
    ...[-1, 0, 3, 6, 7, 100].map((offset) => btoa(`OffsetConnection:${offset}`)),
    btoa('OffsetConnection:x'),
    'x',
    'a\0b',
  ]
  const attempts = [undefined, 1, 7, 8, 1_000_000].flatMap((size) => [
    { first: size },
    { last: size },
  ])
  const notes = new Set<string>()
  for (const args of [
    ...attempts,
    ...cursors.flatMap((cursor) => [
      { after: cursor },
      { before: cursor },
      { after: cursor, first: 50 },
      { before: cursor, last: 50 },
    ]),
  ]) {
    const { data, errors } = await app.graphql(
      'query ($token: String!, $first: Int, $last: Int, $after: String, $before: String) ' +
        '{ sharedAnimal(token: $token) { measurements(first: $first, last: $last, after: ' +
        '$after, before: $before) { edges { node { note } } pageInfo { hasNextPage } } } }',
      { token, ...args },
    )
    expect([undefined, 'VALIDATION'], JSON.stringify(args)).toContain(errors?.[0]?.extensions.code)
    for (const { node } of data?.sharedAnimal?.measurements.edges ?? []) notes.add(node.note)
  }
  expect([...notes].toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6'])
})

test('the vet reads what the owner reads: tiles, alerts, 90 days, weights; and hidden ones if selected', async () => {
  await owner.save(cat, {
    appetite: 1,
    lethargy: 2,
    date: hoursLater(-24),
    answeredAt: hoursLater(-24),
  })
  await owner.save(cat, { appetite: 1, lethargy: 2 })
  const { token } = await share()
  const record =
    'today weight sex dailyStatus { appetite energy } alerts { rule hidden } ' +
    'days { day dailyStatus { appetite } } weights { weight }'
  const { data } = await readShared(token, record)
  expect(
    (await owner.graphql(`query ($id: ID!) { animal(uuid: $id) { ${record} } }`, { id: cat })).data
      .animal,
  ).toEqual(data.sharedAnimal)
  expect(data.sharedAnimal).toMatchObject({
    weight: '4.2',
    alerts: [{ rule: 'appetite-refusal', hidden: false }],
    days: [{ day: '2025-03-16' }, { day: '2025-03-15' }],
  })
  const all = await readShared(token, 'alerts(includeHidden: true) { rule hidden }')
  expect(all.data.sharedAnimal.alerts).toEqual([
    { rule: 'appetite-refusal', hidden: false },
    { rule: 'energy-low-consecutive', hidden: true },
  ])
})
