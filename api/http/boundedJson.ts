import { bounds } from './bounds'

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const isOpening = (byte: number) => byte === 0x7b || byte === 0x5b
const isClosing = (byte: number) => byte === 0x7d || byte === 0x5d

/**
 * Returns whether JSON is within `jsonDepth` and `jsonValues`, without parsing it. Syntax is not
 * checked.
 */
export function isBoundedJson(bytes: Uint8Array): boolean {
  let depth = 0
  let values = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!
    if (byte === quote) at = endOfText(bytes, at + 1)
    else if (isOpening(byte)) {
      depth += 1
      values += 1
      if (depth > bounds.jsonDepth) return false
    } else if (isClosing(byte)) depth -= 1
    else if (byte === comma) values += 1
  }
  return values <= bounds.jsonValues
}

/** Returns the index of the closing quote. */
function endOfText(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1
  return at
}
