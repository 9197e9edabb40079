import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#shared/base/duration'
import { purgeOutbox } from '../base/mail/outbox'
import { projectRoot } from '../base/settings/projectRoot'
import { createOwnedRows } from '../testing/household'
import { createTestApp, type TestApp } from '../testing/testApp'
import { purge, retentionRules } from './purge'

// Tests product/privacy 1: a row is deleted when it expires, and not before.

const now = new Date('2026-03-16T08:00:00Z')
const timeAgo = (days: number, ms = 0) => new Date(now.getTime() - days * DAY_MS - ms)
/** Offsets just before and just after the expiry. */
const [young, old] = [-1_000, 1_000]

let app: TestApp
let userId: string
let animalId: string
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.now = now
  await app.services.prisma.user.deleteMany()
  const [owner] = await createOwnedRows(app, 1)
  userId = owner!.user.id
  animalId = owner!.cat
})

/** Inserts a row of each table with the given age. */
const make: Record<string, (ms: number) => Promise<unknown>> = {
  users: (ms) => {
    const lastActiveAt = new Date(new Date('2023-03-16T08:00:00Z').getTime() - ms)
    return app.services.prisma.user.create({
      data: {
        email: `${randomUUID()}@example.org`,
        firstName: 'A',
        lastName: 'B',
        lastActiveAt,
        createdAt: timeAgo(2_000),
      },
    })
  },
  animals: async (ms) => {
    const lastActiveAt = new Date(new Date('2023-03-16T08:00:00Z').getTime() - ms)
    const { id } = await app.services.prisma.user.create({
      data: {
        email: `${randomUUID()}@example.org`,
        firstName: 'A',
        lastName: 'B',
        lastActiveAt,
        createdAt: timeAgo(2_000),
      },
    })
    await app.services.prisma.animal.create({
      data: { userId: id, name: 'Mistigri', species: 'animal', createdAt: timeAgo(2_000) },
    })
  },
  refresh_families: (ms) =>
    app.services.prisma.refreshFamily.create({
      data: {
        userId,
        rememberMe: true,
        createdAt: timeAgo(50),
        expiresAt: timeAgo(ms > 0 ? 1 : -40, ms),
        revokedAt: ms > 0 ? null : timeAgo(1, ms),
      },
    }),
  refresh_tokens: async (ms) => {
    const family = await app.services.prisma.refreshFamily.findFirstOrThrow({ where: { userId } })
    await app.services.prisma.refreshToken.create({
      data: {
        hash: randomUUID(),
        familyId: family.id,
        createdAt: timeAgo(40),
        rotatedAt: timeAgo(30, ms),
      },
    })
  },
  known_networks: (ms) =>
    app.services.prisma.knownNetwork.create({
      data: { userId, network: randomUUID(), provenAt: timeAgo(90, ms) },
    }),
  mail_tokens: (ms) =>
    app.services.prisma.mailToken.create({
      data: {
        hash: randomUUID(),
        userId,
        purpose: 'verify',
        email: 'a@example.org',
        createdAt: timeAgo(3),
        expiresAt: timeAgo(1, ms),
      },
    }),
  personal_access_tokens: (ms) =>
    app.services.prisma.personalAccessToken.create({
      data: {
        userId,
        hash: randomUUID(),
        name: 'Balance',
        access: 'read',
        createdAt: timeAgo(90),
        expiresAt: timeAgo(30, ms),
      },
    }),
  former_emails: (ms) =>
    app.services.prisma.formerEmail.create({
      data: {
        userId,
        email: `${randomUUID()}@example.org`,
        replacedAt: timeAgo(7, ms),
        expiresAt: timeAgo(0, ms),
      },
    }),
  mails: (ms) =>
    app.services.prisma.mail.create({
      data: {
        kind: 'reset',
        recipient: 'a@example.org',
        createdAt: timeAgo(30, ms),
        dueAt: timeAgo(-1),
      },
    }),
  reminders: (ms) =>
    app.services.prisma.reminder.create({
      data: {
        userId,
        animalId,
        kind: 'questions',
        subject: `questions ${ms}`,
        at: timeAgo(30, ms),
      },
    }),
  share_links: (ms) =>
    app.services.prisma.shareLink.create({
      data: {
        animalId,
        hash: randomUUID(),
        sealedToken: '',
        createdAt: timeAgo(100),
        expiresAt: timeAgo(90, ms),
      },
    }),
  invitations: (ms) =>
    app.services.prisma.invitation.create({
      data: { animalId, role: 'carer', createdAt: timeAgo(8), expiresAt: timeAgo(1, ms) },
    }),
  memberships: (ms) => {
    const animal = { create: { userId, name: 'Félix', species: 'animal', createdAt: timeAgo(60) } }
    return app.services.prisma.membership.create({
      data: {
        animal,
        user: { connect: { id: userId } },
        role: 'sitter',
        lastDay: timeAgo(31),
        endsAt: timeAgo(30, ms),
        joinedAt: timeAgo(60),
      },
    })
  },
  photos: (ms) =>
    app.services.prisma.photo.create({
      data: {
        key: randomUUID(),
        userId,
        large: new Uint8Array([1]),
        small: new Uint8Array([1]),
        createdAt: timeAgo(1, ms),
      },
    }),
  photo_uploads: (ms) =>
    app.services.prisma.photoUpload.create({
      data: { hash: randomUUID(), userId, expiresAt: timeAgo(0, ms) },
    }),
  sign_in_transactions: (ms) =>
    app.services.prisma.signInTransaction.create({
      data: { hash: randomUUID(), data: {}, expiresAt: timeAgo(0, ms) },
    }),
  running_exports: (ms) =>
    app.services.prisma.runningExport.create({ data: { userId, expiresAt: timeAgo(0, ms) } }),
  measurement_aliases: (ms) =>
    app.services.prisma.measurementAlias.create({
      data: { animalId, alias: randomUUID(), expiresAt: timeAgo(0, ms) },
    }),
  rate_limits: (ms) =>
    app.services.prisma.rateLimit.create({
      data: { key: randomUUID(), points: 1, expire: timeAgo(0, ms).getTime() },
    }),
}

const count = async (table: string) =>
  (
    await app.database.rows<{ count: number }>(
      { name: '', text: `SELECT count(*)::int AS count FROM ${table}` },
      [],
    )
  )[0]!.count

test('every rule has a test row and is in the document', () => {
  expect(Object.keys(make).toSorted()).toEqual(retentionRules.map(({ table }) => table).toSorted())
  const document = readFileSync(join(projectRoot, 'docs/product/privacy.md'), 'utf8')
  for (const { table } of retentionRules)
    if (!['users', 'animals'].includes(table)) expect(document, table).toContain(`\`${table}\``)
})

test.each(retentionRules.map(({ table }) => table))(
  '%s: a row is kept a second before its expiry and deleted a second after it',
  async (table) => {
    await make[table]!(young)
    const before = await count(table)
    await make[table]!(old)
    await Promise.all([1, 2, 3].map(() => purge(app.database, now)))
    expect(await count(table)).toBe(before)
  },
)

test('a photo of a cat is kept', async () => {
  const photo = await app.services.prisma.photo.create({
    data: {
      key: randomUUID(),
      userId,
      animalId,
      large: new Uint8Array([1]),
      small: new Uint8Array([1]),
      createdAt: timeAgo(500),
    },
  })
  await app.services.prisma.animal.update({ where: { id: animalId }, data: { photoId: photo.id } })
  await purge(app.database, now)
  expect(await app.services.prisma.photo.count({ where: { id: photo.id } })).toBe(1)
})

test('two processes delete all of more rows than a statement takes', async () => {
  const rows = Array.from({ length: 1_200 }, () => ({
    hash: randomUUID(),
    userId,
    expiresAt: timeAgo(1),
  }))
  await app.services.prisma.photoUpload.createMany({ data: rows })
  await Promise.all([purge(app.database, now), purge(app.database, now)])
  expect(await app.services.prisma.photoUpload.count({ where: { expiresAt: timeAgo(1) } })).toBe(0)
})

test('the outbox keeps a mail 30 days, or 8 if its address has no account', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'nephrochat-outbox-'))
  mkdirSync(join(dataDir, 'outbox'))
  const { email } = await app.services.prisma.user.findUniqueOrThrow({ where: { id: userId } })
  const file = (name: string, to: string, at: Date) => {
    const path = join(dataDir, 'outbox', name)
    writeFileSync(
      path,
      `From: a@b.example\r\nTo: ${to}\r\nSubject: x\r\n\r\nTo: someone@else.example\r\n`,
    )
    utimesSync(path, at, at)
  }
  file('known-29.eml', email, timeAgo(29))
  file('known-31.eml', email, timeAgo(31))
  file('unknown-7.eml', 'unknown@example.org', timeAgo(7))
  file('unknown-9.eml', 'unknown@example.org', timeAgo(9))
  file('read.me', 'unknown@example.org', timeAgo(99))
  await purgeOutbox(app.services.prisma, dataDir, now)
  expect(readdirSync(join(dataDir, 'outbox'))).toEqual(['known-29.eml', 'read.me', 'unknown-7.eml'])
  await purgeOutbox(app.services.prisma, join(dataDir, 'none'), now)
  expect(existsSync(join(dataDir, 'none'))).toBe(false)
  rmSync(dataDir, { recursive: true })
})
