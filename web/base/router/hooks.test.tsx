// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { render } from '../testing/render'
import { useNavigateFromPage } from './hooks'
import { createRouter, type Router } from './router'
import { RouterProvider } from './RouterProvider'

const Screen = () => null

/** Starts on a form's page. Returns its `navigate` for the end of a request. */
async function openForm(): Promise<{ router: Router; finish: Router['navigate'] }> {
  const router = createRouter([{ path: '*', screen: async () => Screen }], async () => [])
  await router.start()
  let finish!: Router['navigate']
  function Form() {
    finish = useNavigateFromPage()
    return null
  }
  await render(
    <RouterProvider router={router}>
      <Form />
    </RouterProvider>,
  )
  return { router, finish }
}

beforeEach(() => {
  history.replaceState(null, '', '/quick-entry/mina?add=vomiting')
})

test('the end of a request leads on from its own page', async () => {
  const { router, finish } = await openForm()
  await act(async () => router.reload())
  await act(async () => finish('/home', { replace: true }))
  expect(window.location.pathname).toBe('/home')
})

test.each(['/care/mina', '/quick-entry/mina'])(
  'the end of a request leaves the user on %s, where they have gone meanwhile',
  async (path) => {
    const { router, finish } = await openForm()
    await act(async () => router.navigate(path))
    await act(async () => finish('/home', { replace: true }))
    expect(window.location.pathname + window.location.search).toBe(path)
  },
)
