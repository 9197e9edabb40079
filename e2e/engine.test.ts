import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwner, type Owner } from '../api/testing/owner'
import { createTestApp, type TestApp } from '../api/testing/testApp'
import { faults } from '../web/offline/testing/faults'
import { answerOf, type Server } from '../web/offline/testing/server'
import { live, story } from '../web/offline/testing/story'

// The stories of web/offline/exactlyOnce.test.ts, told to the real server on a real database.

const numRuns = Number(process.env['SOAK_REAL_RUNS'] ?? 12)
const seed = Number(process.env['SOAK_SEED'] ?? 20_261_121)

let app: TestApp
const owners = new Map<string, Owner>()
const time = { now: Date.parse('2026-03-12T07:00:00Z') }

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = new Date(time.now)
  for (let count = 0; count < 2; count += 1) {
    const owner = await createOwner(app)
    const { data } = await owner.ask('{ viewer { uuid } }')
    owners.set(data.viewer.uuid, owner)
  }
})
afterAll(() => app.close())

const save = (name: string, type: string) => `mutation ($input: ${type}!) { ${name}(input: $input) { kept } }`
const documents = {
  create: save('createMeasurement', 'CreateMeasurementInput'),
  update: save('updateMeasurement', 'UpdateMeasurementInput'),
}
const entriesOf = `query ($cat: ID!) { animal(uuid: $cat) { measurements(first: 50) { edges { node { uuid day note answeredAt } } } } }`
const revisionsOf = `query ($cat: ID!, $id: ID!) { animal(uuid: $cat) { revisions(measurementUuid: $id) { note answeredAt } } }`

function realServer(): Server {
  const expired = new Set<string>()
  const at = () => (app.clock.now = new Date(time.now))
  const ask = async (user: string, query: string, variables: object) => {
    at()
    return (await owners.get(user)!.ask(query, variables)).data.animal
  }
  const nodes = async (user: string, cat: string): Promise<{ uuid: string; day: string; note: string; answeredAt: string }[]> =>
    (await ask(user, entriesOf, { cat })).measurements.edges.map(({ node }: { node: object }) => node)
  return {
    async signIn(user) {
      at()
      const input = { email: owners.get(user)!.email, password: 'correct horse' }
      const { data } = await app.graphql('mutation ($input: LoginInput!) { login(input: $input) { accessToken } }', { input })
      return data.login.accessToken
    },
    expire: (token) => expired.add(token),
    async save({ token, operation, input }) {
      at()
      const { status, ...body } = await app.graphql(documents[operation], { input }, expired.has(token) ? 'expired' : token)
      return answerOf(body, status)
    },
    async find(user, animalId, day) {
      return (await nodes(user, animalId)).find((node) => node.day === day)?.uuid ?? null
    },
    async entries(user, cat) {
      const found = await nodes(user, cat)
      return await Promise.all(
        found.map(async ({ uuid, ...node }) => ({ ...node, animalId: cat, revisions: (await ask(user, revisionsOf, { cat, id: uuid })).revisions })),
      )
    },
  }
}

test('against the real server, too, nothing is lost, doubled, given to the wrong person, misdated or overwritten', async () => {
  const users = [...owners.keys()] as [string, string]
  await fc.assert(
    fc.asyncProperty(story, fc.scheduler(), async (told, scheduler) => {
      globalThis.indexedDB = new IDBFactory()
      time.now += 86_400_000
      app.clock.now = new Date(time.now)
      const cats = new Map<string, [string, string]>()
      for (const [user, owner] of owners) cats.set(user, [await owner.addCat(), await owner.addCat()])
      const scene = { server: realServer(), time, users, catsOf: (user: string) => cats.get(user)! }
      expect(faults(await live(told, scheduler, scene))).toEqual([])
    }),
    { numRuns, seed },
  )
}, 3_600_000)
