import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn } from '#shared/base/time'
import { createOwner, type TestOwner } from '../api/testing/owner'
import { createTestApp, type TestApp } from '../api/testing/testApp'
import { runEvents, eventSequence } from '../web/offline/testing/eventSequence'
import { violations } from '../web/offline/testing/invariants'
import { responseOf, type Server } from '../web/offline/testing/server'

// Runs the event sequences of web/offline/queue/exactlyOnce.test.ts against the real server and a real
// database.

const numRuns = Number(process.env['SOAK_REAL_RUNS'] ?? 8)
const seed = Number(process.env['SOAK_SEED'] ?? 20_261_121)

let app: TestApp
const owners = new Map<string, TestOwner>()
const time = { now: Date.parse('2026-03-12T07:00:00Z') }

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = new Date(time.now)
  for (let count = 0; count < 2; count += 1) {
    const owner = await createOwner(app)
    const { data } = await owner.graphql('{ viewer { uuid } }')
    owners.set(data.viewer.uuid, owner)
  }
})
afterAll(() => app.close())

const save = (name: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { kept } }`
const documents = {
  create: save('createMeasurement', 'CreateMeasurementInput'),
  update: save('updateMeasurement', 'UpdateMeasurementInput'),
  weigh: 'mutation ($input: AddWeightInput!) { addWeight(input: $input) { weight { uuid } } }',
}

function realServer(): Server {
  const expired = new Set<string>()
  const setServerClock = () => (app.clock.now = new Date(time.now))
  // The server's data is read from the database itself.
  const rows = async (animalId: string) =>
    await app.database.prisma.measurement.findMany({
      where: { animalId },
      include: { revisions: true },
    })
  const dayOf = (day: Date) => day.toISOString().slice(0, 10)
  return {
    async signIn(user) {
      setServerClock()
      const input = { email: owners.get(user)!.email, password: 'correct horse' }
      const { data } = await app.graphql(
        'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }',
        { input },
      )
      return data.login.accessToken
    },
    expire: (token) => expired.add(token),
    async save({ token, operation, input }) {
      setServerClock()
      const { status, ...body } = await app.graphql(
        documents[operation],
        { input },
        expired.has(token) ? 'expired' : token,
      )
      return responseOf(body, status)
    },
    async find(_, animalId, day) {
      return (await rows(animalId)).find((row) => dayOf(row.day) === day)?.id ?? null
    },
    async weighings(_, animalId) {
      const weights = await app.database.prisma.weight.findMany({ where: { animalId } })
      return weights.map(({ id, date }) => ({
        animalId,
        note: id,
        day: dayIn(date, 'Europe/Paris'),
      }))
    },
    async entries(_, animalId) {
      return (await rows(animalId)).map((row) => ({
        animalId,
        day: dayOf(row.day),
        note: row.note!,
        answeredAt: row.answeredAt.toISOString(),
        revisions: row.revisions.map(({ answers, answeredAt }) => ({
          note: (answers as { note: string }).note,
          answeredAt: answeredAt.toISOString(),
        })),
      }))
    },
  }
}

test('the real server loses, doubles, misassigns, misdates or overwrites no entry', async () => {
  const users = [...owners.keys()] as [string, string]
  await fc.assert(
    fc.asyncProperty(eventSequence, fc.scheduler(), async (generated, scheduler) => {
      globalThis.indexedDB = new IDBFactory()
      time.now += 86_400_000
      app.clock.now = new Date(time.now)
      const cats = new Map<string, [string, string]>()
      for (const [user, owner] of owners)
        cats.set(user, [await owner.addCat(), await owner.addCat()])
      const scene = { server: realServer(), time, users, catsOf: (user: string) => cats.get(user)! }
      expect(violations(await runEvents(generated, scheduler, scene))).toEqual([])
    }),
    { numRuns, seed },
  )
}, 3_600_000)
