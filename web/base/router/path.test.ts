import { expect, test } from 'vitest'
import { hrefOf, match, resolve } from './path'

test.each([
  ['/', '/', {}],
  ['/', '/home', null],
  ['/home', '/home', {}],
  ['/home', '/home/', {}],
  ['/home', '/HOME', {}],
  ['/home', '/homes', null],
  ['/share', '/share/a', null],
  ['/share/:uuid', '/share/a', { uuid: 'a' }],
  ['/share/:uuid', '/share', null],
  ['/share/:uuid', '/share/a/b', null],
  ['/animals/:uuid?', '/animals', {}],
  ['/animals/:uuid?', '/animals/a%20b', { uuid: 'a b' }],
  ['/animals/:uuid?', '/animals/%E0', { uuid: '%E0' }],
  ['*', '/anything/at/all', {}],
])('%s against %s', (pattern, pathname, params) => {
  expect(match(pattern, pathname)).toEqual(params)
})

const currentPath = { pathname: '/quick-entry/a', search: '?measurementId=b', hash: '#etape-2' }

test.each([
  ['/home', '/home'],
  ['/login?mode=login#x', '/login?mode=login#x'],
  ['?a=1', '/quick-entry/a?a=1'],
  ['#etape-3', '/quick-entry/a?measurementId=b#etape-3'],
  [{ hash: '#etape-3' }, '/quick-entry/a#etape-3'],
  [{ search: currentPath.search, hash: '#etape-3' }, '/quick-entry/a?measurementId=b#etape-3'],
  [{ pathname: '/home' }, '/home'],
])('a link to %j in a questionnaire leads to %s', (to, href) => {
  expect(hrefOf(resolve(to, currentPath))).toBe(href)
})
