// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { replaceRefusedStorage } from './memoryStorage'

const windowWith = (get: () => Storage | null) =>
  Object.defineProperties({} as Window, {
    localStorage: { get, configurable: true },
    sessionStorage: { get: () => sessionStorage, configurable: true },
  })

test.each<[string, () => null]>([
  [
    'throws',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  ],
  ['is null', () => null],
])('a storage that %s is replaced by one in memory', (_, get) => {
  const page = windowWith(get)
  replaceRefusedStorage(page)
  page.localStorage.setItem('name', 'Mina')
  expect(page.localStorage.getItem('name')).toBe('Mina')
  expect([page.localStorage.length, page.localStorage.key(0)]).toEqual([1, 'name'])
  page.localStorage.removeItem('name')
  expect(page.localStorage.getItem('name')).toBeNull()
  expect(page.sessionStorage).toBe(sessionStorage)
})

test('a storage of the browser stays', () => {
  const page = windowWith(() => localStorage)
  replaceRefusedStorage(page)
  expect(page.localStorage).toBe(localStorage)
})
