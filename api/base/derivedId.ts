import { createHash, randomUUID } from 'node:crypto'

/**
 * Returns a UUID (version 5) that is derived from a cat or a user and a client's id. It replaces an
 * id that a row of another one has (ADR 5).
 */
export function derivedId(parentId: string, uuid: string): string {
  const space = Buffer.from(parentId.replaceAll('-', ''), 'hex')
  const bytes = createHash('sha1').update(space).update(uuid.toLowerCase()).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x50
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * Returns the ids for a new row of a cat or a user, which gets the first free one: the client's, then
 * the derived one. So nothing of another cat or user is leaked, overwritten or doubled. Without a
 * client's id, the row gets a random one.
 */
export const newRowIds = (parentId: string, uuid: string | null | undefined): string[] =>
  uuid ? [uuid, derivedId(parentId, uuid)] : [randomUUID()]
