// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { storeTokens } from '../base/network/tokens'
import { readMirror, updateMirror } from '../offline/mirror/mirrorDatabase'
import { clearInterruptedSession } from './clearDevice'

afterEach(() => localStorage.clear())

test('a device that never had a session gets no database', async () => {
  await clearInterruptedSession()
  expect(await indexedDB.databases()).toEqual([])
})

test('without a session, the records that an interrupted end has left are deleted', async () => {
  await updateMirror('owner', () => ({ respondedAt: '2025-03-12T07:00:00.000Z', records: {} }))
  storeTokens({ accessToken: 'a', refreshToken: 'r' })
  await clearInterruptedSession()
  expect(await readMirror('owner')).not.toBeNull()
  localStorage.clear()
  await clearInterruptedSession()
  expect(await readMirror('owner')).toBeNull()
})
