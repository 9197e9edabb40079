import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// A new cat whose response was lost, and that the form sends again.

let app: TestApp
let firstOwner: TestOwner
let uuid: string
const start = new Date('2025-03-16T08:00:00Z')

beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  app.clock.now = start
  firstOwner = await createOwner(app)
  uuid = crypto.randomUUID()
})
afterAll(() => app.close())

const fields = 'uuid name breed gender age weight weights { weight }'

/** Returns the cat, or the extensions of the first error. */
async function add(input: object, owner = firstOwner) {
  const { data, errors } = await owner.mutate(
    'createAnimal',
    { uuid, name: 'Mina', ...input },
    `animal { ${fields} }`,
  )
  return errors ? errors[0]!.extensions : data.createAnimal.animal
}
const cats = async (owner = firstOwner) =>
  (
    await owner.graphql(`{ viewer { animals(first: 100) { edges { node { ${fields} } } } } }`)
  ).data.viewer.animals.edges.map(({ node }: { node: object }) => node)

test('a new cat that is sent again is one cat, also if its requests are concurrent', async () => {
  const added = await Promise.all([add({}), add({}), add({}), add({ name: 'Autre' })])
  expect(new Set(added.map((cat) => cat.uuid))).toEqual(new Set([uuid]))
  expect(await cats()).toEqual([added[0]])
})

test('a new cat that is sent again gets the corrected values of the retry, and loses those that it lacks', async () => {
  await add({ breed: 'Siamois', age: 12, weight: '4.2' })
  const corrected = { isCorrection: true, name: 'Mina II', gender: 'female', weight: '4.5' }
  const expected = {
    uuid,
    name: 'Mina II',
    breed: null,
    gender: 'female',
    age: null,
    weight: '4.5',
    weights: [{ weight: '4.5' }],
  }
  expect(await add(corrected)).toEqual(expected)
  expect(await add({ breed: 'Siamois' })).toEqual(expected)
  expect(await cats()).toEqual([expected])
  expect(await add({ ...corrected, weight: null })).toMatchObject({ weight: null, weights: [] })
})

test('a new cat that is sent again is not corrected once it is in use, or the next day', async () => {
  const refused = { code: 'VALIDATION', fields: { name: expect.stringContaining('déjà ajouté') } }
  const added = await add({})
  app.clock.now = new Date('2025-03-17T08:00:00Z')
  expect(await add({ isCorrection: true, name: 'Autre' })).toMatchObject(refused)
  app.clock.now = start
  await firstOwner.save(uuid)
  expect(await add({ isCorrection: true, name: 'Autre' })).toMatchObject(refused)
  expect((await cats())[0]).toMatchObject({ name: added.name })
})

test('a new cat that is sent again neither shows nor changes another user’s cat of that id', async () => {
  const otherOwner = await createOwner(app)
  const otherCat = await add({ name: 'Félix' }, otherOwner)
  const first = await add({ isCorrection: true })
  expect([first.uuid === uuid, first.name]).toEqual([false, 'Mina'])
  expect(await add({ isCorrection: true, name: 'Mina II' })).toEqual({ ...first, name: 'Mina II' })
  expect([await cats(otherOwner), (await cats()).length]).toEqual([[otherCat], 1])
})
