// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { createOperationDescriptor, type Environment, getRequest } from 'relay-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import request from '../../__generated__/viewerQuery.graphql'
import { clearTokens, storeTokens } from '../../base/network/tokens'
import { fetchToEnd } from '../testing/fetchToEnd'
import { respondWithSuccess, viewerData } from '../testing/serverResponses'
import { createEnvironment, persistNow } from './environment'
import { readMirror } from './mirrorDatabase'

// Tests which records the page writes when the browser hides it, before the next write is due.

let environment: Environment
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  storeTokens({
    accessToken: `x.${btoa(JSON.stringify({ sub: 'owner', exp: 4e9 }))}.x`,
    refreshToken: 'r',
  })
  environment = createEnvironment('owner')
  respondWithSuccess()
  await fetchToEnd(environment, request)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  clearTokens()
})

const storedEmail = async () => (await readMirror('owner'))?.records['Viewer']?.['email']

function hidePage(): void {
  vi.clearAllTimers()
  window.dispatchEvent(new Event('pagehide'))
}

/** Runs `event` in the next write, before its row is stored. */
const duringWrite = (event: () => void) =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
    this: IDBObjectStore,
    row: unknown,
  ) {
    event()
    return this.put(row)
  })

test('a record that changes during a write is written again', async () => {
  duringWrite(() =>
    environment.commitPayload(createOperationDescriptor(getRequest(request), {}), {
      viewer: { ...viewerData.viewer, email: 'neuve@chats.fr' },
    }),
  )
  await persistNow(environment)
  expect(await storedEmail()).toBe(viewerData.viewer.email)
  hidePage()
  await expect.poll(storedEmail).toBe('neuve@chats.fr')
})

test('the records of a write that failed are written again', async () => {
  duringWrite(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(persistNow(environment)).rejects.toThrow()
  expect(await storedEmail()).toBeUndefined()
  hidePage()
  await expect.poll(storedEmail).toBe(viewerData.viewer.email)
})
