// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test, vi } from 'vitest'
import { createRouter } from '../../base/router/router'
import { RouterProvider } from '../../base/router/RouterProvider'
import { AnimalNotFound } from '../../record/cat/AnimalNotFound'
import { BottomNav } from './BottomNav'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

beforeAll(() => void (globalThis.IS_REACT_ACT_ENVIRONMENT = true))

const Screen = () => null

async function labels(isInstalled: boolean, isFound: boolean): Promise<(string | null)[]> {
  vi.stubGlobal('matchMedia', () => ({
    matches: isInstalled,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  history.replaceState(null, '', '/analysis/3f2b8c1e-58a4-4a52-9b5e-0d6a6a2f3c11')
  const router = createRouter([{ path: '*', screen: async () => Screen }], async () => [])
  await router.start()
  const page = document.createElement('div')
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <RouterProvider router={router}>
        {!isFound && <AnimalNotFound />}
        <BottomNav />
      </RouterProvider>,
    ),
  )
  const found = [...page.querySelectorAll('nav a')].map(({ textContent }) => textContent)
  await act(async () => root.unmount())
  return found
}

test('a cat that does not exist has no bar of its screens', async () => {
  const parts = ['Jour', 'Suivi', 'Soins', 'Partage']
  expect(await labels(false, true)).toEqual(parts)
  expect(await labels(false, false)).toEqual([])
  expect(await labels(true, true)).toEqual(parts)
  expect(await labels(true, false)).toEqual(['Accueil', 'Partage', 'Réglages'])
})
