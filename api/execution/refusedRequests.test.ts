import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// Requests whose HTTP is unusual: Apollo refuses some, and its own words are English.

let app: TestApp
let ada: TestOwner
let cat: string
beforeAll(async () => {
  app = await createTestApp()
  ada = await createOwner(app)
  cat = await ada.addCat()
})
afterAll(() => app.close())

const json = { 'content-type': 'application/json' }
const send = (path: string, init: RequestInit) => fetch(`${app.url}${path}`, init)

test.each(['text/html', 'text/plain', 'application/json;q=0', 'multipart/mixed'])(
  'a mutation that is sent with Accept: %s is stored, and gets the response of one',
  async (accept) => {
    const { prisma } = app.services
    const before = await prisma.weight.count()
    const response = await send('/graphql', {
      method: 'POST',
      headers: { ...json, accept, authorization: `Bearer ${await ada.token()}` },
      body: JSON.stringify({
        query: `mutation { addWeight(input: { animalUuid: "${cat}", weight: "4.1" }) { weight { weight } } }`,
      }),
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    expect(await response.json()).toEqual({ data: { addWeight: { weight: { weight: '4.1' } } } })
    expect(await prisma.weight.count()).toBe(before + 1)
  },
)
