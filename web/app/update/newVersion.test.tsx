// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { readMirror, updateMirror } from '../../offline/mirror/mirrorDatabase'
import { startInBackground, useNewVersion } from './newVersion'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const Shown = () => String(useNewVersion())

test('a new version whose installation began before the page started is offered too', async () => {
  const installing = Object.assign(new EventTarget(), { state: 'installing' })
  const registration = Object.assign(new EventTarget(), { installing, waiting: null, active: null })
  vi.stubEnv('PROD', true)
  vi.stubGlobal('caches', { keys: async () => [] })
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(new EventTarget(), {
      controller: {},
      getRegistrations: async () => [],
      register: async () => registration,
    }),
  })
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(<Shown />)
  startInBackground()
  await expect.poll(() => container.textContent).toBe('false')
  installing.state = 'installed'
  installing.dispatchEvent(new Event('statechange'))
  await expect.poll(() => container.textContent).toBe('true')
  root.unmount()
})

test('a start without a session deletes the records that an interrupted end has left', async () => {
  await updateMirror('owner', () => ({ respondedAt: '2025-03-12T07:00:00.000Z', records: {} }))
  startInBackground()
  await expect.poll(() => readMirror('owner')).toBeNull()
})
