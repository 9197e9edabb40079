// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { readTokens, storeTokens } from '../../base/network/tokens'
import { readMirror, updateMirror } from '../../offline/mirror/mirrorDatabase'
import { endSession } from '../../session/session'
import { SessionProvider } from '../../session/SessionContext'
import { ReturnAfterSignIn } from './ReturnAfterSignIn'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

const tokensOf = (sub: string) => ({
  accessToken: `head.${btoa(JSON.stringify({ sub }))}.x`,
  refreshToken: sub,
})

test('the records of the former account are deleted before the page of the new one starts', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { viewer: { email: 'b@b.fr', firstName: 'Bea', lastName: 'B' } } }),
  )
  let mirrorAtStart: unknown
  const started = new Promise<void>((resolve) =>
    vi.spyOn(window.location, 'assign').mockImplementation(() => {
      mirrorAtStart = readMirror('owner')
      resolve()
    }),
  )
  endSession('user')
  storeTokens(tokensOf('owner'))
  await updateMirror('owner', () => ({ respondedAt: '', records: {} }))
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <SessionProvider>
        <ReturnAfterSignIn tokens={tokensOf('otherOwner')} />
      </SessionProvider>,
    ),
  )
  const find = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes('Continuer'),
    )
  await expect.poll(find).toBeTruthy()
  await act(async () => {
    find()!.click()
    await started
  })
  expect(readTokens()).toEqual(tokensOf('otherOwner'))
  expect(await mirrorAtStart).toBeNull()
  await act(async () => root.unmount())
})
