import { malformedError } from '../../base/errors'
import { isBoundedJson } from '../../http/boundedJson'
import { bounds } from '../../http/bounds'

/** Holds the names and indices from the root to a value. */
export type JsonPath = readonly (string | number)[]

/**
 * Decides about a value: read the parts of an object or a list, parse the value whole, or skip it.
 */
export type Handling = 'object' | 'list' | 'take' | 'skip'

export interface Piece {
  path: JsonPath
  /** It is `undefined` if the value was skipped. */
  value: unknown
}

const [quote, backslash, comma, colon, openObject, closeObject, openArray, closeArray] = [
  0x22, 0x5c, 0x2c, 0x3a, 0x7b, 0x7d, 0x5b, 0x5d,
]
const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
const isOpening = (byte: number) => byte === openObject || byte === openArray
const isClosing = (byte: number) => byte === closeObject || byte === closeArray
const maxNameBytes = 1_000
const byteOrderMark = [0xef, 0xbb, 0xbf]

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Parses a JSON document in pieces while its bytes are received. Neither its text nor its tree is
 * ever whole in memory, and no call of the parser takes longer than one piece.
 */
export class DocumentReader {
  private readonly frames: { isArray: boolean; at: string | number }[] = []
  private expected:
    | 'value'
    | 'value or end'
    | 'name'
    | 'name or end'
    | 'colon'
    | 'next'
    | 'nothing' = 'value'
  private extent: { text: Extent; use: 'name' | 'taken' | 'skipped' } | null = null
  private expectedMark = byteOrderMark

  constructor(
    private readonly handlingOf: (path: JsonPath) => Handling,
    private readonly maxBytesOf: (path: JsonPath) => number,
  ) {}

  /** @throws MALFORMED */
  *read(bytes: Uint8Array): Generator<Piece> {
    let at = 0
    while (
      this.expectedMark.length > 0 &&
      at < bytes.length &&
      bytes[at] === this.expectedMark[0]
    ) {
      this.expectedMark = this.expectedMark.slice(1)
      at += 1
    }
    if (at < bytes.length) this.expectedMark = []
    while (at < bytes.length) {
      if (this.extent) {
        at = this.extent.text.advance(bytes, at)
        if (this.extent.text.hasEnded) yield* this.closeExtent()
      } else if (isSpace(bytes[at]!)) at += 1
      else at = this.step(bytes[at]!, at)
    }
  }

  /** @throws MALFORMED if the document is incomplete */
  end(): void {
    if (this.expected !== 'nothing') throw malformedError()
  }

  private get path(): JsonPath {
    return this.frames.map(({ at }) => at)
  }

  /** Handles a byte between values: a byte of structure, or the beginning of a value. */
  private step(byte: number, at: number): number {
    const frame = this.frames.at(-1)
    const isEnd = frame && byte === (frame.isArray ? closeArray : closeObject)
    if (isEnd && ['next', 'value or end', 'name or end'].includes(this.expected)) {
      this.frames.pop()
      this.endValue()
    } else if (this.expected === 'next' && byte === comma) this.expectNext(frame!)
    else if (this.expected === 'colon' && byte === colon) this.expected = 'value'
    else if (this.expected.startsWith('name') && byte === quote)
      return this.openExtent('name', maxNameBytes, at)
    else if (this.expected.startsWith('value') && !isClosing(byte)) return this.openValue(byte, at)
    else throw malformedError()
    return at + 1
  }

  private expectNext(frame: { isArray: boolean; at: string | number }): void {
    this.expected = frame.isArray ? 'value' : 'name'
    if (frame.isArray) frame.at = Number(frame.at) + 1
  }

  private openValue(byte: number, at: number): number {
    const { path } = this
    const handling = this.handlingOf(path)
    if (handling === 'take' || handling === 'skip')
      return this.openExtent(handling === 'take' ? 'taken' : 'skipped', this.maxBytesOf(path), at)
    const isArray = handling === 'list'
    if (byte !== (isArray ? openArray : openObject)) throw malformedError()
    this.frames.push({ isArray, at: isArray ? 0 : '' })
    this.expected = isArray ? 'value or end' : 'name or end'
    return at + 1
  }

  private openExtent(use: 'name' | 'taken' | 'skipped', maxBytes: number, at: number): number {
    this.extent = { text: new Extent(use === 'skipped' ? null : maxBytes), use }
    return at
  }

  private *closeExtent(): Generator<Piece> {
    const { text, use } = this.extent!
    this.extent = null
    if (use === 'name') {
      this.frames.at(-1)!.at = String(text.value())
      this.expected = 'colon'
    } else {
      yield { path: this.path, value: use === 'taken' ? text.value() : undefined }
      this.endValue()
    }
  }

  private endValue(): void {
    this.expected = this.frames.length === 0 ? 'nothing' : 'next'
  }
}

/** Finds the end of a value without parsing it, and collects its bytes unless it is skipped. */
class Extent {
  hasEnded = false
  private depth = 0
  private isInText = false
  private isEscaped = false
  private size = 0
  private readonly parts: Uint8Array[] = []

  /** `maxBytes` is `null` if the value is skipped. */
  constructor(private readonly maxBytes: number | null) {}

  /** Returns the index after the value, or the number of bytes if the value continues. */
  advance(bytes: Uint8Array, from: number): number {
    let at = from
    while (at < bytes.length && !this.hasEnded) at = this.step(bytes[at]!, at)
    if (this.maxBytes !== null) {
      this.size += at - from
      if (this.size > this.maxBytes) throw malformedError()
      // The bytes are copied: the stream may reuse its buffer.
      this.parts.push(bytes.slice(from, at))
    }
    return at
  }

  private step(byte: number, at: number): number {
    if (this.isInText) this.readTextByte(byte)
    else if (byte === quote) this.isInText = true
    else if (isOpening(byte)) {
      this.depth += 1
      if (this.depth > bounds.jsonDepth) throw malformedError()
    } else if (this.depth > 0) {
      if (isClosing(byte)) this.hasEnded = (this.depth -= 1) === 0
    } else if (byte === comma || isClosing(byte) || isSpace(byte)) {
      // The byte follows a number or a literal and is not part of it.
      this.hasEnded = true
      return at
    }
    return at + 1
  }

  private readTextByte(byte: number): void {
    if (this.isEscaped) this.isEscaped = false
    else if (byte === backslash) this.isEscaped = true
    else if (byte === quote) {
      this.isInText = false
      this.hasEnded = this.depth === 0
    }
  }

  value(): unknown {
    const bytes = Buffer.concat(this.parts)
    if (!isBoundedJson(bytes)) throw malformedError()
    try {
      return JSON.parse(utf8.decode(bytes))
    } catch {
      throw malformedError()
    }
  }
}
