import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/base/duration'
import { daysBefore } from '../testing/instants'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// product/entries 2.2, 2.3: which day an entry belongs to, and how far a date may lie from now.

let app: TestApp
let firstOwner: TestOwner

const start = new Date('2025-03-16T08:00:00Z')
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds)

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  firstOwner = await createOwner(app)
})
beforeEach(() => void (app.clock.now = start))
afterAll(() => app.close())

const saveAt = async (owner: TestOwner, cat: string, instant: string) => {
  app.clock.now = new Date(instant)
  return owner.save(cat, { appetite: 4 })
}

test('an entry without a date gets the current time', async () => {
  const { measurement } = await firstOwner.save(await firstOwner.addCat(), { appetite: 4 })
  expect(measurement).toMatchObject({
    date: start.toISOString(),
    day: '2025-03-16',
    createdAt: start.toISOString(),
  })
})

test('a draft keeps the time at which it was written', async () => {
  const written = after(-3 * DAY_MS)
  const { measurement } = await firstOwner.save(await firstOwner.addCat(), {
    date: written,
    answeredAt: written,
    appetite: 4,
  })
  expect(measurement).toMatchObject({
    date: written.toISOString(),
    answeredAt: written.toISOString(),
    day: '2025-03-13',
    addedOn: null,
    createdAt: start.toISOString(),
  })
})

test('an answer of the day itself is not forgotten, even if it arrives in another time zone', async () => {
  const evening = new Date('2025-03-15T05:00:00Z')
  const { measurement } = await firstOwner.save(await firstOwner.addCat(), {
    date: evening,
    answeredAt: evening,
    day: '2025-03-14',
    appetite: 4,
    isOfflineGenerated: true,
  })
  expect(measurement).toMatchObject({ day: '2025-03-14', addedOn: null })
})

test('a forgotten day stores when it was answered, and corrections keep that', async () => {
  const cat = await firstOwner.addCat()
  const { measurement } = await firstOwner.save(cat, {
    date: after(-3 * DAY_MS),
    day: '2025-03-13',
    appetite: 4,
  })
  expect(measurement).toMatchObject({ day: '2025-03-13', addedOn: '2025-03-16' })
  app.clock.now = after(DAY_MS)
  expect(
    (await firstOwner.save(cat, { date: after(-3 * DAY_MS), day: '2025-03-13', appetite: 2 }))
      .measurement,
  ).toMatchObject({ appetite: 2, revisions: 1, addedOn: '2025-03-16' })
  const offline = await firstOwner.save(cat, {
    date: after(-2 * DAY_MS),
    answeredAt: after(-DAY_MS),
    appetite: 4,
    isOfflineGenerated: true,
  })
  expect(offline.measurement).toMatchObject({ day: '2025-03-14', addedOn: '2025-03-15' })
})

test.each([
  ['the day that it had there', '2025-03-15', undefined],
  ['that of its most western place', '2025-03-14', undefined],
  ['that of its most eastern place', '2025-03-16', undefined],
  ['a day before all places', '2025-03-13', 'VALIDATION'],
  ['a day after all places', '2025-03-17', 'VALIDATION'],
])('an entry that was answered in another time zone: %s', async (_, sentDay, code) => {
  const written = new Date('2025-03-15T11:00:00Z')
  const saved = await firstOwner.save(await firstOwner.addCat(), {
    date: written,
    day: sentDay,
    appetite: 4,
  })
  expect([saved.code, saved.measurement?.day]).toEqual(
    code ? [code, undefined] : [undefined, sentDay],
  )
})

test('the day that the user saw is kept, even if the time zone has changed before it is sent', async () => {
  const cat = await firstOwner.addCat()
  // At half past eleven in the evening in Montréal, the owner in Paris has the next morning.
  const written = new Date('2025-03-15T03:30:00Z')
  expect(
    (
      await firstOwner.save(cat, {
        date: written,
        day: '2025-03-14',
        answeredAt: written,
        appetite: 4,
      })
    ).measurement,
  ).toMatchObject({ day: '2025-03-14' })
})

test.each([
  ['5 minutes ahead, a clock’s skew', 5 * MINUTE_MS, undefined],
  ['more than 5 minutes ahead', 5 * MINUTE_MS + 1, 'La date ne peut pas être dans le futur'],
  ['30 days ago', -30 * DAY_MS, undefined],
  ['more than 30 days ago', -30 * DAY_MS - 1, 'La date ne peut pas remonter à plus de 30 jours'],
])('a date %s', async (_, milliseconds, sentence) => {
  const { code, fields } = await firstOwner.save(await firstOwner.addCat(), {
    date: after(milliseconds),
    appetite: 4,
  })
  expect([code, fields?.['date']]).toEqual([sentence && 'VALIDATION', sentence])
})

test('a draft that is sent again after months is a retry, not too old', async () => {
  const cat = await firstOwner.addCat()
  const draft = { uuid: crypto.randomUUID(), date: start, answeredAt: start, appetite: 4 }
  await firstOwner.save(cat, draft)
  app.clock.now = after(90 * DAY_MS)
  expect(await firstOwner.save(cat, draft)).toMatchObject({ kept: 'current', created: false })
})

// When Europe/Paris changes its clocks, a day has 23 or 25 hours.
test.each([
  ['2025-03-29T22:59:59Z', '2025-03-29'],
  ['2025-03-29T23:00:00Z', '2025-03-30'],
  ['2025-03-30T21:59:59Z', '2025-03-30'],
  ['2025-03-30T22:00:00Z', '2025-03-31'],
  ['2025-10-25T21:59:59Z', '2025-10-25'],
  ['2025-10-25T22:00:00Z', '2025-10-26'],
  ['2025-10-26T22:59:59Z', '2025-10-26'],
  ['2025-10-26T23:00:00Z', '2025-10-27'],
])('in Paris, %s is of %s', async (instant, expected) => {
  expect((await saveAt(firstOwner, await firstOwner.addCat(), instant)).measurement.day).toBe(
    expected,
  )
})

test('one minute before and after the owner’s midnight make two days and two entries', async () => {
  const cat = await firstOwner.addCat()
  await saveAt(firstOwner, cat, '2025-03-16T22:59:00Z')
  expect((await saveAt(firstOwner, cat, '2025-03-16T23:01:00Z')).created).toBe(true)
})

test('the day is the owner’s, whatever the server’s time zone', async () => {
  const montreal = await createOwner(app, 'America/Montreal')
  const auckland = await createOwner(app, 'Pacific/Auckland')
  const days = await Promise.all(
    [montreal, firstOwner, auckland].map(
      async (owner) =>
        (await owner.save(await owner.addCat(), { date: new Date('2025-03-16T03:30:00Z') }))
          .measurement.day,
    ),
  )
  expect(days).toEqual(['2025-03-15', '2025-03-16', '2025-03-16'])
  const { data } = await auckland.graphql(
    '{ viewer { today animals { edges { node { today } } } } }',
  )
  expect(data.viewer).toEqual({
    today: '2025-03-16',
    animals: { edges: [{ node: { today: '2025-03-16' } }] },
  })
})

test('an entry’s day is computed once: a new time zone does not move it', async () => {
  const owner = await createOwner(app)
  const cat = await owner.addCat()
  await saveAt(owner, cat, '2025-03-15T23:30:00Z')
  await owner.mutate('updateViewer', { timeZone: 'America/Montreal' }, 'viewer { today }')
  const { data } = await owner.graphql(
    '{ viewer { today animals { edges { node { measurements { edges { node { day } } } } } } } }',
  )
  expect(data.viewer.today).toBe('2025-03-15')
  expect(data.viewer.animals.edges[0].node.measurements.edges).toEqual([
    { node: { day: '2025-03-16' } },
  ])
})

test('today’s entry is found without its id, and yesterday’s is not returned', async () => {
  const cat = await firstOwner.addCat()
  const today = async () =>
    (
      await firstOwner.graphql('query ($id: ID!) { animal(uuid: $id) { measurement { uuid } } }', {
        id: cat,
      })
    ).data.animal.measurement
  expect(await today()).toBeNull()
  const { measurement } = await firstOwner.save(cat, { appetite: 4 })
  expect(await today()).toEqual({ uuid: measurement.uuid })
  app.clock.now = after(DAY_MS)
  expect(await today()).toBeNull()
})

test('the admin’s override moves entries and day bounds of that account only, and no token', async () => {
  const admin = await createOwner(app)
  await app.services.prisma.user.update({
    where: { email: admin.email },
    data: { emailVerifiedAt: start },
  })
  const input = { date: '2025-01-05T10:20:30Z' }
  const refused = await admin.mutate('setTimeOverride', input, 'viewer { today }')
  expect(refused.errors?.[0]?.extensions.code).toBe('ACCESS_DENIED')
  app.services.env.adminEmail = admin.email
  const { data } = await admin.mutate(
    'setTimeOverride',
    input,
    'viewer { today accountNow currentSystemTime }',
  )
  expect(data.setTimeOverride.viewer).toEqual({
    today: '2025-01-05',
    accountNow: '2025-01-05T10:20:00.000Z',
    currentSystemTime: start.toISOString(),
  })
  const { measurement } = await admin.save(await admin.addCat(), { appetite: 4 })
  expect(measurement).toMatchObject({
    day: '2025-01-05',
    date: '2025-01-05T10:20:00.000Z',
    createdAt: start.toISOString(),
  })
  expect((await admin.save(await admin.addCat(), { date: start })).fields).toHaveProperty('date')
  expect((await firstOwner.save(await firstOwner.addCat(), { date: start })).measurement.day).toBe(
    '2025-03-16',
  )
  await admin.graphql('mutation { clearTimeOverride { viewer { today } } }')
  expect((await admin.save(await admin.addCat(), {})).measurement.day).toBe('2025-03-16')
})

test('under the override today’s entry is any entry of that day, however old', async () => {
  const admin = await createOwner(app)
  await app.services.prisma.user.update({
    where: { email: admin.email },
    data: { emailVerifiedAt: start },
  })
  app.services.env.adminEmail = admin.email
  app.clock.now = start
  const cat = await admin.addCat()
  const { measurement } = await admin.save(cat, { date: daysAgo(10), appetite: 4 })
  for (let days = 9; days > 0; days -= 1)
    await admin.save(cat, { date: daysAgo(days), appetite: 3 })
  const today = async () =>
    (
      await admin.graphql('query ($id: ID!) { animal(uuid: $id) { measurement { uuid } } }', {
        id: cat,
      })
    ).data.animal.measurement
  expect(await today()).toBeNull()
  await admin.mutate('setTimeOverride', { date: daysAgo(10) }, 'viewer { today }')
  expect(await today()).toEqual({ uuid: measurement.uuid })
  await admin.mutate('setTimeOverride', { date: daysAgo(11) }, 'viewer { today }')
  expect(await today()).toBeNull()
})

const daysAgo = daysBefore(start)
