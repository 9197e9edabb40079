import { expect, test } from 'vitest'
import { idInstead } from './derivedId'

// The DNS namespace and its example: RFC 9562, A.4.
const space = '6ba7b810-9dad-11d1-80b4-00c04fd430c8'

test('an id is a UUID of version 5, as the standard makes it', () => {
  expect(idInstead(space, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2')
})

test('a cat and a client’s id give one id, whatever the case of letters; another cat gives another', () => {
  const [cat, other, id] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  expect(idInstead(cat, id.toUpperCase())).toBe(idInstead(cat, id))
  expect(idInstead(other, id)).not.toBe(idInstead(cat, id))
})
