// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import careQuery from '../../__generated__/offlineRecordQuery.graphql'
import type { Page } from '../../base/router/router'
import { PageContext } from '../../base/router/RouterProvider'
import { createEnvironment } from '../../offline/mirror/environment'
import { useOfflineRecord } from './useOfflineRecord'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

function Bar() {
  useOfflineRecord()
  return null
}

beforeEach(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  // The worker has precached it.
  await import('./offlineRecord')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the data of a day is requested at once, however quickly the user changes pages', async () => {
  const ids: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    ids.push((JSON.parse(body) as { id: string }).id)
    return Response.json({ data: { viewer: null } })
  })
  const environment = createEnvironment('owner')
  const root = createRoot(document.createElement('div'))
  for (const pathname of ['/home', '/settings', '/add-animal']) {
    const page: Page = { pathname, search: '', params: {}, data: null, Screen: Bar, error: null }
    await act(async () =>
      root.render(
        <RelayEnvironmentProvider environment={environment}>
          <PageContext value={page}>
            <Bar />
          </PageContext>
        </RelayEnvironmentProvider>,
      ),
    )
    await act(() => vi.advanceTimersByTimeAsync(1_000))
  }
  expect(ids).toContain(careQuery.params.id)
  await act(async () => root.unmount())
})
