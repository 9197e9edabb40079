// The language check reports fragments, private words, and comments that are too long or too wide.

import { expect, test } from 'vitest'
import { brokenRules } from './language.js'

test.each([
  ['Of the ids that a client’s may have become, the one that was sent before.'],
  ['What a page costs: ten rows, 1.'],
  ['Nor a transition of what a finger presses, but under `hover`.'],
  ['Without a network.'],
  ['Waits for the server, or it finds her gone.'],
  ['Stored by whoever asked first.'],
  ['The page says why the file is refused.'],
  ['Returns `null` without a session.'],
  [`Returns ${'a '.repeat(31)}sentence.`],
])('“%s” is reported', (sentence) => {
  expect(brokenRules('a.ts', `/** ${sentence} */`)).toHaveLength(1)
  expect(brokenRules('a.js', `let a = 1\n// ${sentence}\nlet b = 1`)[0]).toMatch(/^2: /)
  expect(brokenRules('a.graphql', `"""${sentence}"""\ntype A {\n  a: Int\n}`)).toHaveLength(1)
  expect(brokenRules('a.prisma', `  /// ${sentence}\n  a Int`)).toHaveLength(1)
})

test.each([
  ['Returns the stored id if one of `ids` exists already.'],
  ['Without a network, the queue keeps the change.'],
  ['The response came from a proxy or captive portal, or there was none.'],
  ['`null` if the viewer is not the owner.'],
])('“%s” is accepted', (sentence) => {
  for (const path of ['a.ts', 'a.tsx', 'a.js', 'a.prisma'])
    expect(brokenRules(path, `/** ${sentence} */\n// ${sentence}`)).toEqual([])
})

test('the parts of a name are words, and documents are checked', () => {
  expect(brokenRules('a.ts', 'const isHeard = true')).toHaveLength(1)
  expect(brokenRules('a.md', '| `who_stands` | x |')).toHaveLength(1)
  expect(brokenRules('a.ts', 'const isHeardless = other.there')).toEqual([])
})

test('French texts and the types of tags are not read', () => {
  expect(
    brokenRules('a.ts', "const text = 'Des chers, pêcher, de l’herbe ; prêt à rehersé'"),
  ).toEqual([])
  expect(
    brokenRules('a.js', '/** @param {{ of: (one: string) => void, what: number }} text */'),
  ).toEqual([])
})

test('a comment wraps after 120 columns, unless it has an address', () => {
  const words = 'word, '.repeat(17)
  expect(brokenRules('a.ts', `// Returns ${words}word.`)).toEqual([])
  expect(brokenRules('a.ts', `// Returns ${words}a word which is too long.`)).toEqual([
    '1: a comment of more than 120 columns',
  ])
  expect(brokenRules('a.ts', `// See https://example.org/${'path/'.repeat(20)}.`)).toEqual([])
  expect(brokenRules('a.ts', `const a = '${'text '.repeat(30)}'`)).toEqual([])
})
