import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../base/db/database'
import { createTestDatabase } from './testDatabase'

let database: Database
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.close())

test('instants are read as they were stored, in any time zone of the machine', async () => {
  const createdAt = new Date('2026-07-01T22:30:00.123Z')
  const user = await database.prisma.user.create({
    data: {
      email: 'a@example.org',
      firstName: 'A',
      lastName: 'B',
      createdAt,
      lastActiveAt: createdAt,
    },
  })
  expect(user.createdAt).toEqual(createdAt)
  const [row] = await database.connection((connection) =>
    connection.rows<{ epoch: number }>(
      `SELECT extract(epoch FROM created_at)::float8 AS epoch FROM users`,
    ),
  )
  expect(row?.epoch).toBe(createdAt.getTime() / 1000)
})
