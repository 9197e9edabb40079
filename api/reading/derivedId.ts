import { createHash } from 'node:crypto'

/**
 * Returns a UUID (version 5) that is derived from this cat and a client's id. It replaces an id
 * that another cat's entry has (ADR 5).
 */
export function derivedId(animalId: string, uuid: string): string {
  const space = Buffer.from(animalId.replaceAll('-', ''), 'hex')
  const bytes = createHash('sha1').update(space).update(uuid.toLowerCase()).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x50
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
