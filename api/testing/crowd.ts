import { randomUUID } from 'node:crypto'
import { createHouseholds } from './household'
import type { TestApp } from './testApp'

interface Answered {
  call: string
  status: number
  retryAfter: string | null
  ms: number
}

/** People who save, read and change their own things, one call after the other, until they are stopped. */
export interface Crowd {
  answers: Answered[]
  /** Until each of them had a few more good answers. */
  isWell(): Promise<void>
  /** Until so many more answers said that the database is away. */
  isRefused(times: number): Promise<void>
  stop(): Promise<void>
  /** Acknowledged entries that the database does not have. */
  lost(): Promise<string[]>
}

/** The crowd asks `app`; `ground`, the same server on an undisturbed connection, makes its accounts. */
export async function createCrowd(
  ground: TestApp,
  app: Pick<TestApp, 'url'>,
  people = 12,
): Promise<Crowd> {
  const households = await createHouseholds(ground, people)
  const acknowledged: string[] = []
  const answers: Answered[] = []
  const wellSince = new Map<number, number>()
  const stopping = new AbortController()

  async function ask(call: string, authorization: string, body?: object): Promise<number> {
    const [method = '', path = ''] = call.split(' ')
    const start = performance.now()
    const response = await fetch(app.url + path, {
      method,
      headers: { authorization: `Bearer ${authorization}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    await response.arrayBuffer()
    const { status, headers } = response
    answers.push({
      call,
      status,
      retryAfter: headers.get('retry-after'),
      ms: Math.round(performance.now() - start),
    })
    return status
  }

  async function live(
    { cat, accessToken }: { cat: string; accessToken: string },
    person: number,
  ): Promise<void> {
    const save =
      'mutation ($input: CreateMeasurementInput!) { createMeasurement(input: $input) { kept } }'
    for (let turn = person; !stopping.signal.aborted; turn += 1) {
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
      const status = await ask(call, accessToken, body)
      if (status >= 300) continue
      if (body && 'id' in body) acknowledged.push(id)
      if (body && 'variables' in body) acknowledged.push(also)
      wellSince.set(person, (wellSince.get(person) ?? 0) + 1)
    }
  }

  async function until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20))
  }

  const refused = () => answers.filter(({ status }) => status === 503).length
  const lives = Promise.all(households.map(live))
  return {
    answers,
    isWell: async () => {
      const before = new Map(wellSince)
      const isBetter = (_: unknown, person: number) =>
        (wellSince.get(person) ?? 0) > (before.get(person) ?? 0) + 2
      await until(() => households.every(isBetter))
    },
    isRefused: (times) => {
      const before = refused()
      return until(() => refused() >= before + times)
    },
    stop: async () => {
      stopping.abort()
      await lives
    },
    lost: async () => {
      const { prisma } = ground.services
      const [entries, aliases] = await Promise.all([
        prisma.measurement.findMany({ where: { id: { in: acknowledged } }, select: { id: true } }),
        prisma.measurementAlias.findMany({
          where: { alias: { in: acknowledged } },
          select: { alias: true },
        }),
      ])
      const kept = new Set([...entries.map(({ id }) => id), ...aliases.map(({ alias }) => alias)])
      return acknowledged.filter((id) => !kept.has(id))
    },
  }
}
