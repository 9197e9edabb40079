import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '#shared/base/duration'
import { hashOfToken, newToken } from '../base/randomToken'
import { projectRoot } from '../base/settings/projectRoot'
import { createOwner, type TestOwner } from '../testing/owner'
import { createSecondApp, createTestApp, type TestApp } from '../testing/testApp'
import { openKeyring } from './keyring'
import { newShareToken, readShareToken, sealShareTokens } from './shareTokens'

const former = 'a secret of the tests, 32 characters'
const coming = 'the coming secret, of 32 characters'
const now = new Date('2026-03-16T08:00:00Z')

let app: TestApp
let owner: TestOwner
let cat: string
beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = now
  owner = await createOwner(app)
  cat = await owner.addCat()
})
afterAll(() => app.close())

const rows = () => app.services.prisma.shareLink.findMany({ orderBy: { id: 'asc' } })
const opens = async (token: string, process = app) =>
  (
    await process.graphql('query ($token: String!) { sharedAnimal(token: $token) { name } }', {
      token,
    })
  ).data?.sharedAnimal?.name
const shown = async (process = app) =>
  (
    await process.graphql(
      'query ($id: ID!) { animal(uuid: $id) { shareLinks { uuid token shareUrl } } }',
      { id: cat },
      await owner.token(),
    )
  ).data.animal.shareLinks as { uuid: string; token: string; shareUrl: string }[]

async function storeUnsealed(token: string) {
  const link = { id: randomUUID(), hash: hashOfToken(token), sealedToken: token }
  await app.services.prisma.shareLink.create({
    data: { ...link, animalId: cat, createdAt: now, expiresAt: new Date(now.getTime() + HOUR_MS) },
  })
  return link
}

test('a link opens by its token, and its owner sees it again; no token is stored in clear', async () => {
  const { data } = await owner.mutate(
    'createShareLink',
    { animalUuid: cat },
    'shareLink { uuid token }',
  )
  const { token, uuid } = data.createShareLink.shareLink
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await opens(token)).toBe('Mistigri')
  expect(await shown()).toEqual([
    { uuid, token, shareUrl: `${app.services.env.publicUrl}/shared/${token}` },
  ])
  const dump = JSON.stringify(await rows())
  expect(dump).not.toContain(token)
  const [{ hash, sealedToken } = { hash: '', sealedToken: '' }] = await rows()
  for (const stolen of [hash, sealedToken, sealedToken.split('.')[1]!])
    expect(await opens(stolen)).toBeUndefined()
})

test('the hashes that SQL made of unsealed tokens open their links', async () => {
  const script = readFileSync(
    join(projectRoot, 'prisma/migrations/20261122075101_sealed_share_tokens/migration.sql'),
    'utf8',
  )
  const [, expression = ''] = /SET "hash" = (.*);/.exec(script) ?? []
  for (const token of ['former-token', newToken(), newToken()]) {
    const [row] = await app.database.rows<{ hash: string }>(
      {
        name: '',
        text: `SELECT ${expression} AS hash FROM (SELECT $1::text AS sealed_token) link`,
      },
      [token],
    )
    expect(row!.hash).toBe(hashOfToken(token))
  }
})

test('sealed text is bound to its link and to its secret', () => {
  const [one, other] = [newShareToken([former]), newShareToken([former])]
  expect(readShareToken(one, [coming, former])).toMatch(/^[\w-]{43}$/)
  expect(readShareToken({ ...one, id: other.id }, [former])).toBeNull()
  expect(
    readShareToken({ ...one, sealedToken: `${one.sealedToken.slice(0, -2)}AA` }, [former]),
  ).toBeNull()
  expect(readShareToken(one, [coming])).toBeNull()
})

test('two parallel processes seal unsealed tokens once; active links stay active', async () => {
  const links = await Promise.all(
    Array.from({ length: 520 }, (_, index) => storeUnsealed(`former-token-${index}`)),
  )
  expect(await opens('former-token-7')).toBe('Mistigri')
  const { database, keyring } = app.services
  await Promise.all([
    sealShareTokens(database, keyring, now),
    sealShareTokens(database, keyring, now),
  ])
  const dump = JSON.stringify(await rows())
  expect(dump).not.toContain('former-token')
  const tokens = new Map((await shown()).map(({ uuid, token }) => [uuid, token]))
  for (const link of links) expect(tokens.get(link.id)).toBe(link.sealedToken)
  expect(await opens('former-token-7')).toBe('Mistigri')
  await sealShareTokens(database, keyring, now)
  expect(JSON.stringify((await rows()).map(({ sealedToken }) => sealedToken))).toBe(
    JSON.stringify(JSON.parse(dump).map(({ sealedToken }: { sealedToken: string }) => sealedToken)),
  )
}, 60_000)

test('a changed secret reseals the tokens; with a lost one, links open without being shown', async () => {
  await app.services.prisma.shareLink.deleteMany()
  const { id } = await storeUnsealed('the-token')
  await sealShareTokens(app.services.database, app.services.keyring, now)
  const changed = await createSecondApp(app, { JWT_SECRET: coming, JWT_SECRET_PREVIOUS: former })
  expect(await shown(changed)).toMatchObject([{ uuid: id, token: 'the-token' }])
  await sealShareTokens(app.services.database, changed.services.keyring, now)
  const after = await createSecondApp(app, { JWT_SECRET: coming })
  const { accessToken } = await after.register()
  expect(accessToken).toBeDefined()
  expect(readShareToken((await rows())[0]!, [coming])).toBe('the-token')
  expect(readShareToken((await rows())[0]!, [former])).toBeNull()
  // A process that only has the former secret can still list its links.
  expect(await shown()).toMatchObject([{ uuid: id, token: '' }])
  expect([await opens('the-token'), await opens('the-token', after)]).toEqual([
    'Mistigri',
    'Mistigri',
  ])
  await changed.close()
  await after.close()
})

test('tokens sealed with a generated secret are sealed again once a secret is configured', async () => {
  await app.services.prisma.shareLink.deleteMany()
  const own = await openKeyring({ jwtSecret: null, jwtSecretPrevious: null }, app.database)
  await storeUnsealed('own-token')
  await sealShareTokens(app.database, own, now)
  const configured = await openKeyring({ jwtSecret: coming, jwtSecretPrevious: null }, app.database)
  await sealShareTokens(app.database, configured, now)
  const [row] = await rows()
  expect([readShareToken(row!, [coming]), readShareToken(row!, own.secrets(now))]).toEqual([
    'own-token',
    null,
  ])
})
