import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRestClient, type RestClient } from '../testing/restClient'
import { createTestApp, type TestApp } from '../testing/testApp'

// product/circle by REST; who may call what is in api/authorisation.test.ts.

let app: TestApp
let call: RestClient
beforeAll(async () => {
  app = await createTestApp()
  call = await createRestClient(app)
})
afterAll(() => app.close())

const instant = expect.stringMatching(/Z$/)

test('a carer is invited, looks, comes in, notes and leaves; another is taken out', async () => {
  const [owner, carer] = (await Promise.all([app.register(), app.register()])).map(
    ({ accessToken }) => accessToken,
  )
  const ask = (who: string | undefined) => (request: string, body?: object) =>
    call(request, { token: who!, ...(body && { body }) })
  const [hers, theirs] = [ask(owner), ask(carer)]
  const cat = (await hers('POST /api/animals', { name: 'Mina' })).body.id as string
  const circle = `/api/animals/${cat}/circle`
  const invite = async () => await hers(`POST ${circle}/invitations`, { role: 'carer' })

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
  expect((await hers(`DELETE ${circle}/invitations/${withdrawn.id}`)).status).toBe(204)
  const tokenOf = ({ link }: { link: string }) => link.split('/').at(-1)!
  expect((await theirs(`GET /api/invitations/${tokenOf(withdrawn)}`)).status).toBe(404)

  const token = tokenOf((await invite()).body)
  expect((await theirs(`GET /api/invitations/${token}`)).body).toEqual({
    catName: 'Mina',
    ownerName: 'Ada',
    role: 'carer',
    lastDay: null,
    isOwn: false,
  })
  expect((await theirs('POST /api/memberships', { token })).body).toMatchObject({
    id: cat,
    name: 'Mina',
  })
  expect((await theirs(`GET ${circle}`)).body).toEqual({
    role: 'carer',
    lastDay: null,
    ownerName: 'Ada',
    members: [],
    invitations: [],
  })
  expect((await theirs(`POST /api/animals/${cat}/weights`, { weight: '4.1' })).status).toBe(201)
  expect((await theirs(`DELETE ${circle}`)).status).toBe(204)
  expect((await theirs(`GET ${circle}`)).status).toBe(404)

  await theirs('POST /api/memberships', { token: tokenOf((await invite()).body) })
  const { members } = (await hers(`GET ${circle}`)).body
  expect(members).toEqual([
    { id: expect.any(String), firstName: 'Ada', role: 'carer', lastDay: null, joinedAt: instant },
  ])
  expect((await hers(`DELETE ${circle}/members/${members[0].id}`)).status).toBe(204)
  expect((await theirs(`GET ${circle}`)).status).toBe(404)
})

test('a sitter without a last day is refused at its field', async () => {
  const { accessToken: token } = await app.register()
  const { body: cat } = await call('POST /api/animals', { token, body: { name: 'Mina' } })
  const { status, body } = await call(`POST /api/animals/${cat.id}/circle/invitations`, {
    token,
    body: { role: 'sitter' },
  })
  expect([status, body.fields]).toEqual([400, { lastDay: 'Indiquez jusqu’à quel jour' }])
})
