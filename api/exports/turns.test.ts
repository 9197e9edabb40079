import { afterAll, beforeAll, expect, test } from 'vitest'
import { purge } from '../jobs/purge'
import { createHouseholds } from '../testing/household'
import { createTestApp, type TestApp } from '../testing/testApp'
import { inTurn } from './turns'

let app: TestApp
let userIds: string[]
beforeAll(async () => {
  app = await createTestApp()
  userIds = (await createHouseholds(app, 6)).map(({ user }) => user.id)
})
afterAll(() => app.close())

/** Exports that go on until they are let go, and what became of each. */
function begin(ids: string[], now = app.clock.now) {
  let letGo = (_failure?: Error): void => undefined
  const held = new Promise<void>(
    (done, fail) => (letGo = (failure) => (failure ? fail(failure) : done())),
  )
  let started = 0
  const ends = ids.map((userId) =>
    inTurn(app.services.prisma, { userId, now }, () => {
      started += 1
      return held
    }).then(
      () => 'sent',
      (error: { extensions?: { code: string } }) => error.extensions?.code ?? 'broken off',
    ),
  )
  const count = async (end: string) => (await Promise.all(ends)).filter((it) => it === end).length
  return { letGo: (failure?: Error) => letGo(failure), ends, count, started: () => started }
}

/** Until as many have been refused as have to be; the others go on. */
const refusals = async (ends: Promise<string>[], count: number) => {
  const seen: string[] = []
  await new Promise<void>((done) => {
    for (const end of ends) void end.then((it) => seen.push(it) === count && done())
  })
  return seen
}

test('of ten at once two are sent; whatever came of them, there is room again', async () => {
  const [userId] = userIds as [string]
  for (const failure of [undefined, new Error('the line is cut')]) {
    const ten = begin(Array.from({ length: 10 }, () => userId))
    expect(await refusals(ten.ends, 8)).toEqual(Array.from({ length: 8 }, () => 'RATE_LIMITED'))
    ten.letGo(failure)
    expect(await ten.count(failure ? 'broken off' : 'sent')).toBe(2)
    expect(ten.started()).toBe(2)
  }
})

test('ten in one process, whoever’s they are', async () => {
  const twelve = begin([...userIds, ...userIds])
  expect(await refusals(twelve.ends, 2)).toEqual(['UNAVAILABLE', 'UNAVAILABLE'])
  twelve.letGo()
  expect(await twelve.count('sent')).toBe(10)
})

test('what a process that died has left takes nobody’s room for long', async () => {
  const { prisma } = app.services
  const [userId] = userIds as [string]
  const now = app.clock.now
  await prisma.runningExport.createMany({
    data: Array.from({ length: 2 }, () => ({ userId, expiresAt: now })),
  })
  const one = begin([userId])
  one.letGo()
  expect(await one.count('sent')).toBe(1)
  await purge(app.database, now)
  expect(await prisma.runningExport.count()).toBe(0)
})
