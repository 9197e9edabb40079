import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PrismaClient } from '#prisma'
import { createSecondApp, createTestApp, type TestApp } from '../../testing/testApp'
import type { Rows } from './database'

// product/interfaces 2.2: 503 with Retry-After while the database is unavailable, and no response states
// that a session has ended.

let app: TestApp
let appWithoutDatabase: TestApp
let token: string

beforeAll(async () => {
  app = await createTestApp()
  const pool = new pg.Pool({ connectionString: 'postgresql://unknown@127.0.0.1:1/none' })
  let isUnavailable = false
  const rows: Rows['rows'] = async (statement, values) => {
    if (!isUnavailable) return await app.database.rows(statement, values)
    await (await pool.connect()).query('SELECT 1')
    throw new Error('the database responded')
  }
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: 'minimal' })
  appWithoutDatabase = await createSecondApp({
    ...app,
    database: { ...app.database, prisma, rows },
  })
  isUnavailable = true
  token = (await app.register()).accessToken
})
afterAll(async () => {
  await appWithoutDatabase.close()
  await app.close()
})

async function send(path: string, body?: object, authorization = `Bearer ${token}`) {
  const sent = {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
  }
  const response = await fetch(
    appWithoutDatabase.url + path,
    body ? sent : { headers: { authorization } },
  )
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    json: (await response.json()) as object,
  }
}

const detail = 'Le service est momentanément indisponible. Veuillez réessayer.'

test.each([
  ['/api/animals'],
  ['/api/users/me'],
  ['/api/shared/x'],
  ['/api/auth/login', { email: 'owner@example.org', password: 'correct horse' }],
  ['/api/auth/refresh', { refreshToken: 'x' }],
])('%s is 503 with Retry-After, and never an ended session', async (path, body?: object) => {
  // The fourth run uses the compiled query (execution/executor.ts).
  for (let time = 1; time <= 4; time += 1) {
    expect(await send(path, body)).toMatchObject({
      status: 503,
      retryAfter: '5',
      json: { status: 503, code: 'UNAVAILABLE', detail },
    })
  }
})

test('/graphql is 503 with Retry-After, and never an ended session', async () => {
  for (let time = 1; time <= 4; time += 1) {
    const { status, retryAfter, json } = await send('/graphql', { query: '{ viewer { email } }' })
    expect([status, retryAfter, json]).toEqual([
      503,
      '5',
      { errors: [{ message: detail, extensions: { code: 'UNAVAILABLE' } }] },
    ])
  }
})

test('/api/health reports the database, except with ?live', async () => {
  expect(await send('/api/health')).toMatchObject({
    status: 503,
    json: { status: 'unavailable', database: 'unavailable' },
  })
  expect((await send('/api/health?ready')).status).toBe(503)
  expect(await send('/api/health?live')).toMatchObject({
    status: 200,
    json: { status: 'ok', database: null },
  })
})
