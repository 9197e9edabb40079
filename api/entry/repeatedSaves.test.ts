import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createEntryReads } from '../testing/entryReads'
import { minutesAfter } from '../testing/instants'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// Tests saves that are repeated, late or concurrent (product/entries 1).

let app: TestApp
let owner: TestOwner
let cat: string

const start = new Date('2025-03-16T08:00:00Z')
const minutesLater = minutesAfter(start)

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  owner = await createOwner(app)
})
beforeEach(async () => {
  app.clock.now = start
  cat = await owner.addCat()
})
afterAll(() => app.close())

const { list, revisions } = createEntryReads(() => ({ owner, cat }))

test('the same client id again returns the stored entry and changes nothing', async () => {
  const uuid = crypto.randomUUID()
  const { measurement } = await owner.save(cat, { uuid, appetite: 4, isOfflineGenerated: true })
  expect(measurement).toMatchObject({ uuid, isOfflineGenerated: true })
  app.clock.now = minutesLater(60)
  const again = await owner.save(cat, { uuid, appetite: 1 })
  expect(again).toEqual({ measurement, kept: 'current', created: false })
})

test('a save whose response was lost, sent again with the time of writing, still belongs to the same day', async () => {
  const uuid = crypto.randomUUID()
  const { measurement } = await owner.save(cat, { uuid, note: 'matin' })
  expect(
    await owner.save(cat, { uuid, note: 'matin', answeredAt: minutesLater(-1) }),
  ).toMatchObject({ kept: 'current', measurement: { revisions: 0 } })
  const edit = { editUuid: crypto.randomUUID(), note: 'midi' }
  await owner.replace(cat, measurement.uuid, edit)
  expect(
    await owner.replace(cat, measurement.uuid, { ...edit, answeredAt: minutesLater(-1) }),
  ).toMatchObject({ kept: 'current', measurement: { revisions: 1 } })
})

test('ten parallel copies of one draft make one entry', async () => {
  const uuid = crypto.randomUUID()
  const saved = await Promise.all(
    Array.from({ length: 10 }, () => owner.save(cat, { uuid, appetite: 4 })),
  )
  expect(saved.filter(({ created }) => created)).toHaveLength(1)
  expect(new Set(saved.map(({ measurement }) => measurement.uuid))).toEqual(new Set([uuid]))
  expect(await list()).toHaveLength(1)
})

test('two parallel phones make one entry, and no answers are lost', async () => {
  const [one, other] = await Promise.all([
    owner.save(cat, { uuid: crypto.randomUUID(), note: 'un' }),
    owner.save(cat, { uuid: crypto.randomUUID(), note: 'deux' }),
  ])
  expect(one.measurement.uuid).toBe(other.measurement.uuid)
  const [{ node }] = await list()
  const aside = await revisions(node.uuid)
  expect([node.note, ...aside.map(({ note }: { note: string }) => note)].toSorted()).toEqual([
    'deux',
    'un',
  ])
})

test('an id that was merged into the day’s entry stays an alias of it', async () => {
  const { measurement } = await owner.save(cat, { appetite: 4 })
  const alias = crypto.randomUUID()
  expect((await owner.save(cat, { uuid: alias, note: 'soir' })).measurement.uuid).toBe(
    measurement.uuid,
  )
  expect((await owner.save(cat, { uuid: alias, note: 'autre' })).measurement.note).toBe('soir')
  expect((await owner.replace(cat, alias, { appetite: 5 })).measurement).toMatchObject({
    uuid: measurement.uuid,
    appetite: 5,
  })
  const { data } = await owner.graphql(
    'query ($cat: ID!, $id: ID!) { animal(uuid: $cat) { measurement(uuid: $id) { uuid } } }',
    { cat, id: alias },
  )
  expect(data.animal.measurement.uuid).toBe(measurement.uuid)
})

test('answers written earlier become a revision although they arrive later; a retry adds no second one', async () => {
  const { measurement } = await owner.save(cat, { appetite: 4, note: 'à midi' })
  const earlier = {
    uuid: crypto.randomUUID(),
    date: minutesLater(-60),
    answeredAt: minutesLater(-60),
    appetite: 2,
    note: 'ce matin',
  }
  const late = await owner.save(cat, earlier)
  expect(late).toMatchObject({
    kept: 'revision',
    created: false,
    measurement: { uuid: measurement.uuid, appetite: 4, note: 'à midi', revisions: 1 },
  })
  expect((await revisions(measurement.uuid)).map(({ note }: { note: string }) => note)).toEqual([
    'ce matin',
  ])

  const { uuid, answeredAt, appetite, note } = earlier
  const answers = { answeredAt, appetite, note }
  for (const retry of [
    await owner.save(cat, earlier),
    await owner.replace(cat, measurement.uuid, answers),
    await owner.replace(cat, uuid, answers),
  ]) {
    expect(retry).toMatchObject({ kept: 'revision', measurement: { note: 'à midi', revisions: 1 } })
  }
})

test('two phones that wrote in the same millisecond and send late lose no answers', async () => {
  const { measurement } = await owner.save(cat, { note: 'à midi' })
  for (const note of ['un', 'deux', 'un', 'deux'])
    await owner.save(cat, { date: minutesLater(-60), answeredAt: minutesLater(-60), note })
  expect(
    (await revisions(measurement.uuid)).map(({ note }: { note: string }) => note).toSorted(),
  ).toEqual(['deux', 'un'])
})

test.each([
  ['right', minutesLater(1)],
  ['a day ahead', minutesLater(24 * 60)],
])(
  'an edit that is sent again changes nothing, though others were written since: its phone’s clock is %s',
  async (_, answeredAt) => {
    const { measurement } = await owner.save(cat, { note: 'matin' })
    const edit = { editUuid: crypto.randomUUID(), answeredAt, note: 'midi' }
    app.clock.now = minutesLater(2)
    expect(await owner.replace(cat, measurement.uuid, edit)).toMatchObject({
      kept: 'current',
      measurement: { note: 'midi', revisions: 1 },
    })
    app.clock.now = minutesLater(3)
    await owner.save(cat, { note: 'soir' })
    app.clock.now = minutesLater(4)
    expect((await owner.replace(cat, measurement.uuid, edit)).measurement).toMatchObject({
      note: 'soir',
      revisions: 2,
    })
  },
)

test('a phone with a fast clock does not override every later answer', async () => {
  const { measurement } = await owner.save(cat, { note: 'du futur', answeredAt: minutesLater(600) })
  expect(measurement.answeredAt).toBe(start.toISOString())
  app.clock.now = minutesLater(1)
  expect(await owner.save(cat, { note: 'maintenant' })).toMatchObject({
    kept: 'current',
    measurement: { note: 'maintenant' },
  })
})

test('twenty parallel phones edit one day: every answer is current or a revision', async () => {
  await owner.save(cat, { note: 'matin' })
  const notes = Array.from({ length: 20 }, (_, index) => `note ${index}`)
  const saved = await Promise.all(
    notes.map((note) => owner.save(cat, { uuid: crypto.randomUUID(), note })),
  )
  const [{ node }] = await list()
  const aside = await revisions(node.uuid)
  expect([node.note, ...aside.map(({ note }: { note: string }) => note)].toSorted()).toEqual(
    ['matin', ...notes].toSorted(),
  )
  expect(Math.max(...saved.map(({ measurement }) => measurement.revisions))).toBe(20)
})
