import { expect, test } from 'vitest'
import { derivedId } from './derivedId'

// The DNS namespace and its example: RFC 9562, A.4.
const space = '6ba7b810-9dad-11d1-80b4-00c04fd430c8'

test('an id is a UUID of version 5, as the standard makes it', () => {
  expect(derivedId(space, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2')
})

test('a cat and a client’s id give one id, whatever the case of letters; another cat gives another', () => {
  const [cat, other, id] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  expect(derivedId(cat, id.toUpperCase())).toBe(derivedId(cat, id))
  expect(derivedId(other, id)).not.toBe(derivedId(cat, id))
})
