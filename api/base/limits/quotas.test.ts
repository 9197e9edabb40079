import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwnedRows, type OwnedRows } from '../../testing/household'
import { createSecondApp, createTestApp, type TestApp } from '../../testing/testApp'

// Tests the quotas of one account over two processes, with ten parallel requests.

let app: TestApp
let other: TestApp
beforeAll(async () => {
  app = await createTestApp()
  other = await createSecondApp(app)
})
afterAll(async () => {
  await other.close()
  await app.close()
})

function call({ accessToken }: OwnedRows, path: string, body: object, index: number) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` }
  return fetch(`${index % 2 ? other.url : app.url}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
}

const times = <T extends object>(count: number, row: T): T[] =>
  Array.from({ length: count }, () => ({ ...row }))
const newOwner = async (): Promise<OwnedRows> => (await createOwnedRows(app, 1))[0]!

interface ResponseBody {
  status?: number
  code?: string
  detail?: string
  data?: unknown
  errors?: [{ message: string; extensions: { code: string } }]
}

/**
 * Sends ten parallel requests, alternately by REST and GraphQL, and returns how many succeed. The
 * others must be refused with this message.
 */
async function succeedOfTen(
  owner: OwnedRows,
  {
    path,
    body = {},
    query,
    refused,
  }: {
    path: string
    body?: object
    query: string
    refused: { status: number; code: string; detail: RegExp }
  },
) {
  const send = (index: number) =>
    index % 4 < 2 ? call(owner, path, body, index) : call(owner, '/graphql', { query }, index)
  const responses = await Promise.all(Array.from({ length: 10 }, (_, index) => send(index)))
  let made = 0
  for (const response of responses) {
    const { errors, data, status, code, detail } = (await response.json()) as ResponseBody
    if (errors)
      expect([errors[0].extensions.code, errors[0].message]).toEqual([
        refused.code,
        expect.stringMatching(refused.detail),
      ])
    else if (data || response.status < 300) made += 1
    else
      expect([response.status, status, code, detail]).toEqual([
        refused.status,
        refused.status,
        refused.code,
        expect.stringMatching(refused.detail),
      ])
  }
  return made
}

test('an account has at most fifty cats', async () => {
  const owner = await newOwner()
  const { prisma } = app.services
  const row = {
    userId: owner.user.id,
    name: 'Mistigri',
    species: 'animal',
    createdAt: app.clock.now,
  }
  await prisma.animal.createMany({ data: times(48, row) })
  const query =
    'mutation { createAnimal(input: { name: "Minette", weight: "4" }) { animal { name } } }'
  const refused = { status: 409, code: 'OVER_QUOTA', detail: /^Un compte suit 50 chats au plus\./ }
  const attempt = {
    path: '/api/animals',
    body: { name: 'Minette', species: 'animal', weight: '4' },
    query,
    refused,
  }
  expect(await succeedOfTen(owner, attempt)).toBe(1)
  expect(await prisma.animal.count({ where: { userId: owner.user.id } })).toBe(50)
  await prisma.animal.delete({ where: { id: owner.cat } })
  expect(await succeedOfTen(owner, attempt)).toBe(1)
})

test('a cat has at most twenty active links: expired and revoked ones do not count', async () => {
  const owner = await newOwner()
  const { prisma } = app.services
  const { createdAt, expiresAt } = await prisma.shareLink.findFirstOrThrow({
    where: { animalId: owner.cat },
  })
  const active = { createdAt, expiresAt, revokedAt: null }
  const over = {
    ...active,
    createdAt: new Date(createdAt.getTime() - 1_000),
    expiresAt: app.clock.now,
  }
  const rows = [
    ...times(5, over),
    ...times(5, { ...active, revokedAt: app.clock.now }),
    ...times(18, active),
  ]
  await prisma.shareLink.createMany({
    data: rows.map((row) => ({
      ...row,
      animalId: owner.cat,
      hash: crypto.randomUUID(),
      sealedToken: '',
    })),
  })
  const query = `mutation { createShareLink(input: { animalUuid: "${owner.cat}" }) { shareLink { uuid } } }`
  const refused = {
    status: 409,
    code: 'OVER_QUOTA',
    detail: /^Un chat a 20 liens de partage actifs au plus\./,
  }
  expect(
    await succeedOfTen(owner, { path: `/api/animals/${owner.cat}/share`, query, refused }),
  ).toBe(1)
})

test('an account has at most twenty open uploads until they expire', async () => {
  const owner = await newOwner()
  const { prisma } = app.services
  const { expiresAt } = await prisma.photoUpload.findFirstOrThrow({
    where: { userId: owner.user.id },
  })
  await prisma.photoUpload.createMany({
    data: Array.from({ length: 18 }, () => ({
      hash: crypto.randomUUID(),
      userId: owner.user.id,
      expiresAt,
    })),
  })
  const attempt = {
    path: '/api/upload-url',
    query: 'mutation { createUploadUrl { uploadUrl } }',
    refused: {
      status: 429,
      code: 'RATE_LIMITED',
      detail: /^20 envois de photos sont déjà en cours\./,
    },
  }
  expect(await succeedOfTen(owner, attempt)).toBe(1)
  const { headers } = await call(owner, '/api/upload-url', {}, 0)
  expect(Number(headers.get('retry-after'))).toBe(
    Math.ceil((expiresAt.getTime() - app.clock.now.getTime()) / 1000),
  )
  app.clock.now = new Date(expiresAt.getTime())
  expect(await succeedOfTen(owner, attempt)).toBe(10)
})
