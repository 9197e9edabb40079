import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#shared/base/duration'
import { errorCodeOf, createInviter } from '../testing/circle'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// Tests the rows that the users of a circle write, read and delete (docs/product/circle.md).

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

const { invite, join } = createInviter(() => ({ owner, cat }))

test('the day of an entry, a dose and a weighing is the owner’s', async () => {
  const far = await createOwner(app, 'Asia/Tokyo')
  await join(far)
  app.clock.now = new Date('2026-03-10T20:00:00Z')
  const { measurement } = await far.save(cat, { appetite: 3 })
  expect(measurement.day).toBe('2026-03-10')
  const { data } = await far.graphql(
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
  expect([errorCodeOf(await note('2026-03-11')), errorCodeOf(await note('2026-03-10'))]).toEqual([
    'VALIDATION',
    undefined,
  ])
})

test('the last written of two users’ answers counts, the other becomes a revision', async () => {
  await join(carer)
  await owner.mutate('updateViewer', { firstName: 'Camille' }, 'viewer { uuid }')
  await carer.mutate('updateViewer', { firstName: 'Noa' }, 'viewer { uuid }')
  await owner.save(cat, { appetite: 1 })
  app.clock.now = new Date(start.getTime() + MINUTE_MS)
  const { measurement, kept } = await carer.save(cat, { appetite: 4 })
  expect(kept).toBe('current')
  const query =
    'query ($cat: ID!, $id: ID!) { animal(uuid: $cat) { measurement(uuid: $id) { ' +
    'appetite by } revisions(measurementUuid: $id) { appetite by } } }'
  const both = {
    measurement: { appetite: 4, by: 'Noa' },
    revisions: [{ appetite: 1, by: 'Camille' }],
  }
  for (const user of [owner, carer])
    expect((await user.graphql(query, { cat, id: measurement.uuid })).data.animal).toEqual(both)
  const newest =
    'query ($cat: ID!) { animal(uuid: $cat) { hasHelpers measurements(first: 1) { edges { node { by byHelper } } } } }'
  const named = {
    hasHelpers: true,
    measurements: { edges: [{ node: { by: 'Noa', byHelper: true } }] },
  }
  for (const user of [owner, carer])
    expect((await user.graphql(newest, { cat })).data.animal).toEqual(named)
  const { token } = (
    await owner.mutate('createShareLink', { animalUuid: cat }, 'shareLink { token }')
  ).data.createShareLink.shareLink
  await owner.mutate('addWeight', { animalUuid: cat, weight: '4.5' }, 'animal { uuid }')
  const shared = await app.graphql(
    'query ($token: String!) { sharedAnimal(token: $token) { ' +
      'measurements(first: 1) { edges { node { by } } } weights { by } } }',
    { token },
  )
  expect(shared.data.sharedAnimal).toEqual({
    measurements: { edges: [{ node: { by: 'aidant' } }] },
    weights: [{ by: 'propriétaire' }, { by: 'propriétaire' }],
  })
  // Deleting an account removes its name and keeps the entry.
  await carer.graphql(
    'mutation { deleteViewer(input: { currentPassword: "correct horse" }) { ok } }',
  )
  expect(
    (await owner.graphql(query, { cat, id: measurement.uuid })).data.animal.measurement,
  ).toEqual({ appetite: 4, by: null })
})

test('hasHelpers is false for a cat with one person; a helper reads the owner’s name', async () => {
  const query =
    'query ($cat: ID!) { animal(uuid: $cat) { hasHelpers measurements(first: ' +
    '1) { edges { node { by byHelper } } } weights { by } } }'
  await owner.save(cat, { appetite: 4 })
  const all = {
    measurements: { edges: [{ node: { by: 'Ada', byHelper: false } }] },
    weights: [{ by: 'Ada' }],
  }
  expect((await owner.graphql(query, { cat })).data.animal).toEqual({ hasHelpers: false, ...all })
  await carer.mutate('updateViewer', { firstName: 'Noa' }, 'viewer { uuid }')
  await join(carer)
  for (const user of [owner, carer])
    expect((await user.graphql(query, { cat })).data.animal).toEqual({ hasHelpers: true, ...all })
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
  for (const [user, hours] of [
    [owner, 20],
    [carer, 4],
  ] as const) {
    const date = new Date(start.getTime() - hours * HOUR_MS).toISOString()
    await user.save(cat, { date, appetite: 3 })
    await user.save(cat, { date, appetite: 4 })
    await user.mutate('addWeight', { animalUuid: cat, weight: '4.5', date }, 'animal { uuid }')
    await user.mutate(
      'noteDose',
      { animalUuid: cat, treatmentUuid, day: date.slice(0, 10), at: date, outcome: 'given' },
      'dose { uuid }',
    )
  }
  const parts = 'measurements(first: 2) { edges { node { isRemovable } } } weights { isRemovable }'
  const query = `query ($cat: ID!) { animal(uuid: $cat) { ${parts} doses(first: 2) { edges { node
    { isRemovable } } } } }`
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
  expect(removableFlags((await owner.graphql(query, { cat })).data.animal)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
  ])
  expect(removableFlags((await carer.graphql(query, { cat })).data.animal)).toEqual([
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
    date: new Date(start.getTime() - 4 * HOUR_MS).toISOString(),
    appetite: 1,
  })
  await carer.save(cat, {
    date: new Date(start.getTime() - 4 * HOUR_MS).toISOString(),
    appetite: 2,
  })
  expect(removableFlags((await carer.graphql(query, { cat })).data.animal).slice(0, 2)).toEqual([
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
  const remove = (user: TestOwner, uuid: string) =>
    user.mutate('deleteMeasurement', { animalUuid: cat, uuid }, 'deletedId').then(errorCodeOf)
  const { measurement: carers } = await carer.save(cat, { appetite: 3 })
  expect(await remove(carer, carers.uuid)).toBeUndefined()
  const { measurement: owners } = await owner.save(cat, { appetite: 3 })
  expect(await remove(carer, owners.uuid)).toBe('ACCESS_DENIED')
  app.clock.now = new Date(start.getTime() + MINUTE_MS)
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
      errorCodeOf(
        await carer.mutate(
          'undoDose',
          { animalUuid: cat, uuid: id, acceptUnknown: true },
          'animal { uuid }',
        ),
      ),
    ).toBe('ACCESS_DENIED')
    expect(['ACCESS_DENIED', 'NOT_FOUND']).toContain(
      errorCodeOf(
        await carer.mutate('deleteWeight', { animalUuid: cat, uuid: id }, 'animal { uuid }'),
      ),
    )
    await carer.mutate('addWeight', { animalUuid: cat, uuid: id, weight: '5' }, 'animal { uuid }')
  }
  const { data } = await owner.graphql(
    'query ($cat: ID!, $id: ID!) { animal(uuid: $cat) { weights { uuid } doses { ' +
      'edges { node { uuid } } } measurement(uuid: $id) { appetite } } }',
    { cat, id: measurement.uuid },
  )
  expect(data.animal).toMatchObject({
    measurement: { appetite: 3 },
    doses: { edges: [{ node: { uuid: dose.uuid } }] },
  })
  expect(data.animal.weights).toContainEqual({ uuid })
})

test('a helper cannot read a cat’s links, members and invitations', async () => {
  await join(carer)
  await owner.mutate('createShareLink', { animalUuid: cat }, 'shareLink { token }')
  await invite()
  const { data } = await carer.graphql(
    'query ($cat: ID!) { animal(uuid: $cat) { shareLinks { token } circle ' +
      '{ firstName } invitations { email } ownerName } }',
    { cat },
  )
  expect(data.animal).toEqual({ shareLinks: [], circle: [], invitations: [], ownerName: 'Ada' })
})
