import fc from 'fast-check'
import { type DocumentNode, parse, type SelectionSetNode } from 'graphql'
import { expect, test } from 'vitest'
import { comparisonsOf, shapeOf } from './documentShape'

const chain = (length: number, fields: (next: string) => string) =>
  Array.from(
    { length },
    (_, n) => `fragment F${n} on Viewer { email ${n + 1 < length ? fields(`F${n + 1}`) : ''} }`,
  ).join(' ')
const many = (count: number, of: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => of(n)).join(' ')

test.each([
  ['{ viewer { email } }', 2, 2],
  ['{ a: viewer { email } b: viewer { email ... on Viewer { id } } }', 5, 2],
  ['{ ...a } fragment a on Query { ...b } fragment b on Query { ...a x }', 2, 1],
  ['{ ...missing x }', 1, 1],
  ['query a { x } query b { x y z } fragment c on Query { x y }', 3, 1],
  [`{ viewer { ...F0 } } ${chain(19, (next) => `...${next} ...${next}`)}`, 2 ** 19, 2],
  [
    `{ viewer { ...F0 } } ${chain(150, (next) => `...${next} ...${next}`)}`,
    Number.MAX_SAFE_INTEGER,
    2,
  ],
  [`{ ${'a { '.repeat(600)} a ${'} '.repeat(600)} }`, 601, 601],
])('fields and depth of %s', (text, fields, depth) => {
  expect(shapeOf(parse(text))).toEqual({ fields, depth })
})

test.each([
  ['apart', many(100, (n) => `a${n}: x`), 100],
  ['of one name', many(100, () => 'x'), 100 + 99 * 100],
  ['with arguments', many(10, () => 'x(a: [1, 2, 3])'), 10 + 9 * 60],
  ['of one name, in sets that merge', many(10, () => 'a { x }'), 20 + 2 * 9 * 10],
])('comparisons of fields %s', (_, fields, expected) => {
  expect(comparisonsOf(parse(`{ ${fields} }`), 100_000, 20)).toBe(expected)
})

test('comparisons end at their limit, and at a fragment that spreads itself', () => {
  const round = '{ ...F } fragment F on Query { a { ...F } b { ...F } }'
  expect(comparisonsOf(parse(round), 1_000, 20)).toBeGreaterThan(1_000)
  expect(comparisonsOf(parse('{ ...F } fragment F on Query { a { ...F } }'), 1_000, 20)).toBe(79)
})

const field = fc.constantFrom('a', 'b', 'c')
const { set } = fc.letrec<{ set: string; node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    field,
    fc.nat(3).map((n) => `...F${n}`),
    fc.tuple(field, tie('set')).map(([name, below]) => `${name} ${below}`),
    tie('set').map((below) => `... ${below}`),
  ),
  set: fc
    .array(tie('node'), { minLength: 1, maxLength: 3 })
    .map((nodes) => `{ ${nodes.join(' ')} }`),
}))

/** Expands naively: each spread is replaced by its fragment. */
function expanded(document: DocumentNode, { selections }: SelectionSetNode): number {
  let count = 0
  for (const node of selections) {
    if (node.kind === 'Field') count += 1
    const fragment = document.definitions.find(
      (one) =>
        node.kind === 'FragmentSpread' &&
        one.kind === 'FragmentDefinition' &&
        one.name.value === node.name.value,
    )
    const below = node.kind === 'FragmentSpread' ? fragment : node
    if (below && 'selectionSet' in below && below.selectionSet)
      count += expanded(document, below.selectionSet)
  }
  return count
}

test('the number of fields equals that of a naive expansion', () => {
  fc.assert(
    fc.property(fc.array(set, { minLength: 1, maxLength: 5 }), ([operation, ...sets]) => {
      // A fragment only spreads later ones, so that none spreads itself.
      const later = sets.map((text, n) =>
        text.replaceAll(/\.\.\.F(\d)/g, (spread, to) => (Number(to) > n ? spread : 'd')),
      )
      const fragments = later.map((text, n) => `fragment F${n} on T ${text}`)
      const document = parse(`${operation} ${fragments.join(' ')}`)
      const counts = document.definitions.map((one) =>
        'selectionSet' in one && one.selectionSet ? expanded(document, one.selectionSet) : 0,
      )
      expect(shapeOf(document).fields).toBe(Math.max(...counts))
    }),
  )
})
