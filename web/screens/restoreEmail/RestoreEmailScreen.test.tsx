// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { createRouter } from '../../base/router/router'
import { RouterProvider } from '../../base/router/RouterProvider'
import { toasts } from '../../base/ui/toasts/toasts'
import { SessionProvider } from '../../session/SessionContext'
import { storeMailToken } from '../../session/storeMailToken'
import { RestoreEmailScreen } from './RestoreEmailScreen'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

const Screen = () => null

test('a user who has left the page meanwhile reads that a new password is required', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  let respond!: () => void
  const held = new Promise<void>((resolve) => (respond = resolve))
  vi.stubGlobal('fetch', async () => {
    await held
    return Response.json({ data: { restoreEmail: { resetToken: 'secret' } } })
  })
  storeMailToken('restore-email', 'token')
  history.replaceState(null, '', '/restore-email')
  const router = createRouter([{ path: '*', screen: async () => Screen }], async () => [])
  await router.start()
  const page = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(page).render(
      <SessionProvider>
        <RouterProvider router={router}>
          <RestoreEmailScreen />
        </RouterProvider>
      </SessionProvider>,
    ),
  )
  await act(async () => page.querySelector('button')!.click())
  await act(async () => router.navigate('/login'))
  await act(async () => respond())
  await expect.poll(() => toasts.current()?.title).toBe('Adresse rétablie')
  expect(window.location.pathname).toBe('/login')
})
