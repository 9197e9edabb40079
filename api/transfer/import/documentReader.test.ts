import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DocumentReader, type Piece, type JsonPath } from './documentReader'

const bytes = (text: string) => new TextEncoder().encode(text)

/** Takes each row of the root's `rows`. */
const reader = () =>
  new DocumentReader(
    (path: JsonPath) =>
      path.length === 0
        ? 'object'
        : path[0] !== 'rows'
          ? 'skip'
          : path.length === 1
            ? 'list'
            : 'take',
    () => 10_000,
  )

function piecesOf(parts: Iterable<Uint8Array>): Piece[] {
  const it = reader()
  const pieces = [...parts].flatMap((part) => [...it.read(part)])
  it.end()
  return pieces
}

function* cut(whole: Uint8Array, sizes: readonly number[]): Generator<Uint8Array> {
  let [at, turn] = [0, 0]
  while (at < whole.length) {
    const size = sizes[turn++ % sizes.length]!
    yield whole.subarray(at, at + size)
    at += size
  }
}

const document = fc.record({
  before: fc.jsonValue(),
  rows: fc.array(fc.jsonValue(), { maxLength: 8 }),
  'an "odd" name': fc.jsonValue(),
})

test('each row equals that of `JSON.parse`, wherever the bytes are cut', () => {
  fc.assert(
    fc.property(
      document,
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
      fc.constantFrom(undefined, 2, '\t'),
      fc.boolean(),
      (document, sizes, space, marked) => {
        const text = JSON.stringify(document, null, space)
        const pieces = piecesOf(cut(bytes(marked ? `\uFEFF${text}` : text), sizes))
        const rows = pieces.filter(({ path }) => path[0] === 'rows')
        expect(rows).toEqual(
          (JSON.parse(text) as typeof document).rows.map((value, index) => ({
            path: ['rows', index],
            value,
          })),
        )
        expect(pieces.length - rows.length).toBe(2)
      },
    ),
  )
})

test('a structure that `JSON.parse` rejects is rejected, wherever the bytes are cut', () => {
  const broken = fc
    .tuple(document, fc.nat(), fc.constantFrom('', ',', ':', '{', '}', '[', ']', '"', 'x'))
    .map(([document, at, sign]) => {
      const text = JSON.stringify({ rows: document.rows })
      const position = at % text.length
      return text.slice(0, position) + sign + text.slice(position + 1)
    })
  const isJson = (text: string) => {
    try {
      const value: unknown = JSON.parse(text)
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    } catch {
      return false
    }
  }
  fc.assert(
    fc.property(broken, fc.integer({ min: 1, max: 9 }), (text, size) => {
      const read = () => piecesOf(cut(bytes(text), [size]))
      if (isJson(text)) return
      // A skipped value is not parsed, and a broken name may make its value a skipped one.
      const isPassed = !text.startsWith('{"rows":')
      if (!isPassed) expect(read).toThrow('Requête illisible')
    }),
  )
})
