import { expect, test } from 'vitest'
import { pages } from './build/pages'
import { internalTestRoutes } from './internalTestRoutes'
import { signedInRoutes } from './signedInRoutes'

test('the build knows every page of who is signed in, so that each has its document and its budget', () => {
  const known = pages.flatMap(({ paths }) => paths)
  const others = new Set(['*', ...internalTestRoutes.map(({ path }) => path)])
  const routes = signedInRoutes.map(({ path }) => path).filter((path) => !others.has(path))
  expect(known).toEqual(expect.arrayContaining(routes))
})
