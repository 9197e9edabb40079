import type { AddressInfo } from 'node:net'
import { createApp } from '../app'
import { openGoogle } from '../auth/google/roundTrip'
import { openKeyring } from '../auth/keyring'
import type { Database } from '../base/db/database'
import { createLimits } from '../base/limits/limits'
import { createLog } from '../base/log/log'
import { startMetrics } from '../base/metrics/metrics'
import { openPushKeys } from '../base/push/keys'
import { readEnv } from '../base/settings/env'
import { knownOperations } from '../execution/persistedQueries'
import type { Services } from '../graphql/context'
import { openBucket } from '../storage/bucket'
import { createTestDatabase } from './testDatabase'

export interface GraphqlResponse<Data = any> {
  status: number
  data: Data
  errors?: {
    message: string
    path?: (string | number)[]
    extensions: { code: string; fields?: Record<string, string> }
  }[]
}

export interface TestApp {
  database: Database
  services: Services
  url: string
  /** The server's clock, which a test moves. */
  clock: { now: Date }
  advanceClock(ms: number): void
  graphql<Data = any>(
    query: string,
    variables?: object,
    token?: string,
  ): Promise<GraphqlResponse<Data>>
  register(email?: string): Promise<{ accessToken: string; refreshToken: string; email: string }>
  close(): Promise<void>
}

type Settings = Record<string, string>

/** Starts the server over HTTP on a database of its own. */
export async function createTestApp(
  settings: Settings = {},
  log = createLog(process.env['TEST_LOG'] ?? 'fatal'),
): Promise<TestApp> {
  const database = await createTestDatabase()
  const app = await serve({ database, clock: { now: new Date() } }, settings, log)
  return { ...app, close: () => app.close().then(() => database.close()) }
}

/** Starts another process on the same database, with its own settings. It must be closed first. */
export function createSecondApp(first: TestApp, settings: Settings = {}): Promise<TestApp> {
  return serve(first, settings, first.services.log)
}

/** Starts the server on a database that the test opens and closes. */
export const createAppOn = (database: Database, settings: Settings = {}) =>
  serve({ database, clock: { now: new Date() } }, settings, createLog('fatal'))

let userCount = 0

async function serve(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  settings: Settings,
  log: Services['log'],
): Promise<TestApp> {
  const env = readEnv({
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
    JWT_SECRET: 'a secret of the tests, 32 characters',
    ...settings,
  })
  const base = {
    prisma: database.prisma,
    database,
    env,
    keyring: await openKeyring(env, database),
    clock: () => clock.now,
  }
  const metrics =
    env.metricsToken === null ? null : startMetrics({ ...base, operations: knownOperations() })
  const services: Services = {
    ...base,
    metrics,
    limits: createLimits(database, env),
    google: openGoogle(base),
    shutdownSignal: new AbortController().signal,
    log,
    logKey: 'a key of the tests',
    pushKeys: await openPushKeys(database),
    bucket: await openBucket(env.s3),
  }
  const app = await createApp(services)
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

  async function graphql<Data>(
    query: string,
    variables?: object,
    token?: string,
  ): Promise<GraphqlResponse<Data>> {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    })
    return {
      status: response.status,
      ...((await response.json()) as Omit<GraphqlResponse<Data>, 'status'>),
    }
  }

  async function register(email = `person${++userCount}@example.org`) {
    const input = {
      email,
      firstName: 'Ada',
      lastName: 'Martin',
      password: 'correct horse',
      timeZone: 'Europe/Paris',
    }
    const { data } = await graphql<{ register: { accessToken: string; refreshToken: string } }>(
      'mutation ($input: RegisterInput!) { register(input: $input) { accessToken refreshToken } }',
      { input },
    )
    return { ...data.register, email }
  }

  function advanceClock(ms: number) {
    clock.now = new Date(clock.now.getTime() + ms)
  }

  async function close() {
    metrics?.stop()
    await app.close()
  }

  return { database, services, url, clock, advanceClock, graphql, register, close }
}
