import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRestClient, type RestClient } from '../testing/restClient'
import { createTestApp, type TestApp } from '../testing/testApp'

// Tests product/circle by REST. The rights are tested in api/acceptance/authorisation.test.ts.

let app: TestApp
let call: RestClient
beforeAll(async () => {
  app = await createTestApp()
  call = await createRestClient(app)
})
afterAll(() => app.close())

const instant = expect.stringMatching(/Z$/)

test('a carer is invited, joins, records and leaves; another is removed', async () => {
  const [owner, carer] = (await Promise.all([app.register(), app.register()])).map(
    ({ accessToken }) => accessToken,
  )
  const send = (token: string | undefined) => (request: string, body?: object) =>
    call(request, { token: token!, ...(body && { body }) })
  const [asOwner, asCarer] = [send(owner), send(carer)]
  const cat = (await asOwner('POST /api/animals', { name: 'Mina' })).body.id as string
  const circle = `/api/animals/${cat}/circle`
  const invite = async () => await asOwner(`POST ${circle}/invitations`, { role: 'carer' })

  const withdrawn = (await invite()).body
  expect(withdrawn).toEqual({
    id: expect.any(String),
    role: 'carer',
    lastDay: null,
    email: null,
    createdAt: instant,
    expiresAt: instant,
    link: expect.stringContaining('/invitation/'),
  })
  expect((await asOwner(`DELETE ${circle}/invitations/${withdrawn.id}`)).status).toBe(204)
  const tokenOf = ({ link }: { link: string }) => link.split('/').at(-1)!
  expect((await asCarer(`GET /api/invitations/${tokenOf(withdrawn)}`)).status).toBe(404)

  const token = tokenOf((await invite()).body)
  expect((await asCarer(`GET /api/invitations/${token}`)).body).toEqual({
    catName: 'Mina',
    ownerName: 'Ada',
    role: 'carer',
    lastDay: null,
    isOwn: false,
  })
  expect((await asCarer('POST /api/memberships', { token })).body).toMatchObject({
    id: cat,
    name: 'Mina',
  })
  expect((await asCarer(`GET ${circle}`)).body).toEqual({
    role: 'carer',
    lastDay: null,
    ownerName: 'Ada',
    members: [],
    invitations: [],
  })
  expect((await asCarer(`POST /api/animals/${cat}/weights`, { weight: '4.1' })).status).toBe(201)
  expect((await asCarer(`DELETE ${circle}`)).status).toBe(204)
  expect((await asCarer(`GET ${circle}`)).status).toBe(404)

  await asCarer('POST /api/memberships', { token: tokenOf((await invite()).body) })
  const { members } = (await asOwner(`GET ${circle}`)).body
  expect(members).toEqual([
    { id: expect.any(String), firstName: 'Ada', role: 'carer', lastDay: null, joinedAt: instant },
  ])
  expect((await asOwner(`DELETE ${circle}/members/${members[0].id}`)).status).toBe(204)
  expect((await asCarer(`GET ${circle}`)).status).toBe(404)
})

test('an invitation of a sitter without a last day is refused at that field', async () => {
  const { accessToken: token } = await app.register()
  const { body: cat } = await call('POST /api/animals', { token, body: { name: 'Mina' } })
  const { status, body } = await call(`POST /api/animals/${cat.id}/circle/invitations`, {
    token,
    body: { role: 'sitter' },
  })
  expect([status, body.fields]).toEqual([400, { lastDay: 'Indiquez jusqu’à quel jour' }])
})
