/** Decodes a data URL. Any other value is a file without content. */
export function decodeDataUrl(value: unknown): Uint8Array {
  const [head] = (typeof value === 'string' && /^data:[^,]{0,200};base64,/.exec(value)) || []
  return head === undefined
    ? new Uint8Array()
    : Buffer.from(String(value).slice(head.length), 'base64')
}
