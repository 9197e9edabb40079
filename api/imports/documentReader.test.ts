import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DocumentReader, type Piece, type Place } from './documentReader'

const bytes = (text: string) => new TextEncoder().encode(text)

/** `rows` of the root, each taken. */
const reader = () =>
  new DocumentReader(
    (place: Place) =>
      place.length === 0
        ? 'object'
        : place[0] !== 'rows'
          ? 'pass'
          : place.length === 1
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

test('however the bytes are cut, each row is what a parser of the whole says', () => {
  fc.assert(
    fc.property(
      document,
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
      fc.constantFrom(undefined, 2, '\t'),
      fc.boolean(),
      (said, sizes, space, marked) => {
        const text = JSON.stringify(said, null, space)
        const pieces = piecesOf(cut(bytes(marked ? `\uFEFF${text}` : text), sizes))
        const rows = pieces.filter(({ place }) => place[0] === 'rows')
        expect(rows).toEqual(
          (JSON.parse(text) as typeof said).rows.map((value, index) => ({
            place: ['rows', index],
            value,
          })),
        )
        expect(pieces.length - rows.length).toBe(2)
      },
    ),
  )
})

test('what a parser of the whole refuses between its values is refused here, wherever it is cut', () => {
  const broken = fc
    .tuple(document, fc.nat(), fc.constantFrom('', ',', ':', '{', '}', '[', ']', '"', 'x'))
    .map(([said, at, sign]) => {
      const text = JSON.stringify({ rows: said.rows })
      const place = at % text.length
      return text.slice(0, place) + sign + text.slice(place + 1)
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
      // What is passed over is not parsed: a name that was broken may make it so.
      const isPassed = !text.startsWith('{"rows":')
      if (!isPassed) expect(read).toThrow('Requête illisible')
    }),
  )
})
