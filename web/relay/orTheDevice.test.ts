import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { createOperationDescriptor, fetchQuery, getRequest, type Environment } from 'relay-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import request from '../__generated__/viewerQuery.graphql'
import { clearTokens, storeTokens } from '../session/tokens'
import { createEnvironment } from './environment'
import { readKept } from './keptRecords'
import { heardNow, showsKept } from './lastHeard'

const known = { viewer: { uuid: 'anna', email: 'anna@chats.fr', id: 'Viewer', isAdmin: false, anyAnimal: { edges: [] } } }
const sentence = { message: 'Le service est momentanément indisponible. Veuillez réessayer.' }
const answers = (status: number, body: object) => vi.stubGlobal('fetch', async () => Response.json(body, { status }))
const well = () => answers(200, { data: known })

let environment: Environment
/** To its end: Relay does not ask again while an answer is not complete. */
const ask = () =>
  new Promise<unknown>((resolve, reject) => {
    let data: unknown
    fetchQuery(environment, request, {}).subscribe({ next: (next) => (data = next), complete: () => resolve(data), error: reject })
  })
const emailOf = (data: unknown) => (data as typeof known).viewer.email

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  storeTokens({ accessToken: `x.${btoa(JSON.stringify({ sub: 'anna', exp: 4e9 }))}.x`, refreshToken: 'r' })
  environment = createEnvironment('anna')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  clearTokens()
  heardNow()
})

test.each([
  ['its database is away', 503, { data: null, errors: [{ ...sentence, extensions: { code: 'UNAVAILABLE' } }] }],
  ['it is asked too much', 429, { errors: [{ ...sentence, extensions: { code: 'RATE_LIMITED' } }] }],
  ['its own fault', 500, { errors: [{ ...sentence, extensions: { code: 'INTERNAL' } }] }],
  ['it does not know who asks', 200, { data: { viewer: null }, errors: [{ ...sentence, extensions: { code: 'UNAVAILABLE' } }] }],
])('our server is not well (%s): the device answers, and says so, until it is', async (_, status, body) => {
  well()
  await ask()
  answers(status, body)
  expect([emailOf(await ask()), showsKept()]).toEqual([known.viewer.email, true])
  well()
  expect([emailOf(await ask()), showsKept()]).toEqual([known.viewer.email, false])
})

test('what the device does not know it leaves to the server’s own words: nobody is signed out by them', async () => {
  answers(503, { data: { viewer: null }, errors: [{ ...sentence, extensions: { code: 'UNAVAILABLE' } }] })
  await expect(ask()).rejects.toMatchObject({ source: { errors: [{ extensions: { code: 'UNAVAILABLE' } }] } })
})

test('what the server refuses is the server’s', async () => {
  well()
  await ask()
  answers(200, { errors: [{ ...sentence, extensions: { code: 'NOT_FOUND' } }] })
  await expect(ask()).rejects.toThrow()
  expect(showsKept()).toBe(false)
})

test('what was heard is kept while the store still changes: no later word has to come first', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  well()
  await ask()
  for (let times = 0; times < 6; times += 1) {
    environment.commitPayload(createOperationDescriptor(getRequest(request), {}), known)
    await vi.advanceTimersByTimeAsync(200)
  }
  vi.useRealTimers()
  expect((await readKept('anna'))?.records['Viewer']).toMatchObject({ email: known.viewer.email })
})
