import { execute, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContext } from '../graphql/context'
import { daysBefore } from '../testing/instants'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'
import { schema } from './schema'

// A request that calculates for long lets other requests be processed (docs/performance.md).

const start = new Date('2025-03-16T08:00:00Z')
const daysAgo = daysBefore(start)

let app: TestApp
let owner: TestOwner

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  owner = await createOwner(app)
  const animalId = await owner.addCat()
  const days = Array.from({ length: 400 }, (_, index) => daysAgo(index))
  await app.services.prisma.measurement.createMany({
    data: days.map((date, index) => ({
      animalId,
      date,
      day: new Date(`${date.toISOString().slice(0, 10)}T00:00:00Z`),
      appetite: 1 + (index % 5),
      vomiting: index % 3,
      answeredAt: date,
      createdAt: date,
      updatedAt: date,
    })),
  })
})
afterAll(() => app.close())

/** Calculates hundreds of periods. All data is read before it begins. */
async function longRequest() {
  const readPlan = {
    cats: 'all',
    historyBounds: { entries: 23, judged: 410, weights: 400, care: true },
  } as const
  const authorization = `Bearer ${await owner.token()}`
  const caller = { authorization, network: '127.0.0.1', requestId: 'long' }
  const contextValue = await createContext(app.services, caller, readPlan)
  const periods = Array.from({ length: 400 }, (_, index) => {
    const last = `(last: ${index + 1})`
    return `a${index}: periodSummary${last} b${index}: dayEvents${last} { day signs { answer } }`
  })
  const document = parse(`{ viewer { animals { edges { node { ${periods.join(' ')} } } } } }`)
  return async () => await execute({ schema, document, contextValue })
}

test('another request is processed while a long one calculates', async () => {
  const begin = await longRequest()
  const order: string[] = []
  const [{ errors }] = await Promise.all([
    begin().finally(() => order.push('long')),
    app.graphql('{ __typename }').then(() => order.push('short')),
  ])
  expect(errors).toBeUndefined()
  expect(order).toEqual(['short', 'long'])
})
