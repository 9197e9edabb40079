import { randomUUID } from 'node:crypto'
import { createOwnedRows } from './household'
import type { TestApp } from './testApp'

interface TimedResponse {
  call: string
  status: number
  retryAfter: string | null
  ms: number
}

/**
 * Simulates users who save, read and change their own data, one call after the other, until they are
 * stopped.
 */
export interface Crowd {
  responses: TimedResponse[]
  /** Waits until each user has a few more successful responses. */
  waitForSuccesses(): Promise<void>
  /** Waits for so many more responses with 503. */
  waitForRefusals(times: number): Promise<void>
  stop(): Promise<void>
  /** Lists acknowledged entries that are not in the database. */
  lost(): Promise<string[]>
}

/**
 * Creates a crowd that calls `app`. `setup` is the same server on an undisturbed connection, which
 * creates the accounts.
 */
export async function createCrowd(
  setup: TestApp,
  app: Pick<TestApp, 'url'>,
  userCount = 12,
): Promise<Crowd> {
  const households = await createOwnedRows(setup, userCount)
  const acknowledged: string[] = []
  const responses: TimedResponse[] = []
  const successes = new Map<number, number>()
  const stopController = new AbortController()

  async function send(call: string, authorization: string, body?: object): Promise<number> {
    const [method = '', path = ''] = call.split(' ')
    const start = performance.now()
    const response = await fetch(app.url + path, {
      method,
      headers: { authorization: `Bearer ${authorization}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    await response.arrayBuffer()
    const { status, headers } = response
    responses.push({
      call,
      status,
      retryAfter: headers.get('retry-after'),
      ms: Math.round(performance.now() - start),
    })
    return status
  }

  async function simulateUser(
    { cat, accessToken }: { cat: string; accessToken: string },
    userIndex: number,
  ): Promise<void> {
    const save =
      'mutation ($input: CreateMeasurementInput!) { createMeasurement(input: $input) { kept } }'
    for (let turn = userIndex; !stopController.signal.aborted; turn += 1) {
      const [id, also] = [randomUUID(), randomUUID()]
      const appetite = (turn % 3) + 1
      const calls: [string, object?][] = [
        [`POST /api/animals/${cat}/measurements`, { id, appetite }],
        ['GET /api/animals'],
        [
          'POST /graphql',
          { query: save, variables: { input: { animalUuid: cat, uuid: also, appetite } } },
        ],
        ['PATCH /api/users/me', { firstName: `Ada${turn}` }],
        [
          'POST /graphql',
          { query: '{ viewer { email animals(first: 1) { edges { node { name } } } } }' },
        ],
        [`GET /api/animals/${cat}/share-tokens`],
      ]
      const [call, body] = calls[turn % calls.length]!
      const status = await send(call, accessToken, body)
      if (status >= 300) continue
      if (body && 'id' in body) acknowledged.push(id)
      if (body && 'variables' in body) acknowledged.push(also)
      successes.set(userIndex, (successes.get(userIndex) ?? 0) + 1)
    }
  }

  async function waitUntil(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20))
  }

  const refused = () => responses.filter(({ status }) => status === 503).length
  const users = Promise.all(households.map(simulateUser))
  return {
    responses,
    waitForSuccesses: async () => {
      const before = new Map(successes)
      const isBetter = (_: unknown, userIndex: number) =>
        (successes.get(userIndex) ?? 0) > (before.get(userIndex) ?? 0) + 2
      await waitUntil(() => households.every(isBetter))
    },
    waitForRefusals: (times) => {
      const before = refused()
      return waitUntil(() => refused() >= before + times)
    },
    stop: async () => {
      stopController.abort()
      await users
    },
    lost: async () => {
      const { prisma } = setup.services
      const [entries, aliases] = await Promise.all([
        prisma.measurement.findMany({ where: { id: { in: acknowledged } }, select: { id: true } }),
        prisma.measurementAlias.findMany({
          where: { alias: { in: acknowledged } },
          select: { alias: true },
        }),
      ])
      const stored = new Set([...entries.map(({ id }) => id), ...aliases.map(({ alias }) => alias)])
      return acknowledged.filter((id) => !stored.has(id))
    },
  }
}
