import { afterAll, beforeAll, expect, test } from 'vitest'
import { purge } from '../../jobs/purge'
import { createOwnedRows } from '../../testing/household'
import { createTestApp, type TestApp } from '../../testing/testApp'
import { withExportPermit } from './exportPermits'

let app: TestApp
let userIds: string[]
beforeAll(async () => {
  app = await createTestApp()
  userIds = (await createOwnedRows(app, 6)).map(({ user }) => user.id)
})
afterAll(() => app.close())

/** Starts exports that run until they are settled, and records the outcome of each. */
function begin(ids: string[], now = app.clock.now) {
  let settle = (_failure?: Error): void => undefined
  const pending = new Promise<void>(
    (resolve, reject) => (settle = (failure) => (failure ? reject(failure) : resolve())),
  )
  let started = 0
  const ends = ids.map((userId) =>
    withExportPermit(app.services.prisma, { userId, now }, () => {
      started += 1
      return pending
    }).then(
      () => 'sent',
      (error: { extensions?: { code: string } }) => error.extensions?.code ?? 'broken off',
    ),
  )
  const count = async (end: string) => (await Promise.all(ends)).filter((it) => it === end).length
  return { settle: (failure?: Error) => settle(failure), ends, count, started: () => started }
}

/** Waits for `count` refusals. The other exports continue. */
const refusals = async (ends: Promise<string>[], count: number) => {
  const seen: string[] = []
  await new Promise<void>((resolve) => {
    for (const end of ends) void end.then((it) => seen.push(it) === count && resolve())
  })
  return seen
}

test('of ten exports at once two are sent, and both permits are free after success or failure', async () => {
  const [userId] = userIds as [string]
  for (const failure of [undefined, new Error('the connection is cut')]) {
    const ten = begin(Array.from({ length: 10 }, () => userId))
    expect(await refusals(ten.ends, 8)).toEqual(Array.from({ length: 8 }, () => 'RATE_LIMITED'))
    ten.settle(failure)
    expect(await ten.count(failure ? 'broken off' : 'sent')).toBe(2)
    expect(ten.started()).toBe(2)
  }
})

test('a process runs ten exports, over all accounts', async () => {
  const twelve = begin([...userIds, ...userIds])
  expect(await refusals(twelve.ends, 2)).toEqual(['UNAVAILABLE', 'UNAVAILABLE'])
  twelve.settle()
  expect(await twelve.count('sent')).toBe(10)
})

test('the permits of a killed process become free when they expire', async () => {
  const { prisma } = app.services
  const [userId] = userIds as [string]
  const now = app.clock.now
  await prisma.runningExport.createMany({
    data: Array.from({ length: 2 }, () => ({ userId, expiresAt: now })),
  })
  const one = begin([userId])
  one.settle()
  expect(await one.count('sent')).toBe(1)
  await purge(app.database, now)
  expect(await prisma.runningExport.count()).toBe(0)
})
