import { decodeGlobalID } from '@pothos/plugin-relay'

/** Each loads without Pothos's cache, which hands out a row before its type is written on it when one is asked for twice. */
const nodeTypes = new Set(['AlertRecord', 'Animal', 'Measurement', 'ShareLink', 'Viewer'])

/** An id that no node has. */
const nobody = { typename: 'Viewer', id: '' }

/** As Pothos writes it, of names and ids in plain letters: a buffer takes twice as long, for each entry of each cat. */
export const encodeNodeId = (typename: string, id: string | number | bigint): string => btoa(`${typename}:${id}`)

/** What was never a node's id reads as unknown (product/interfaces 2.2: the same answer as for what is not yours). */
export function decodeNodeId(globalId: string): { typename: string; id: string } {
  try {
    const decoded = decodeGlobalID(globalId)
    return nodeTypes.has(decoded.typename) ? decoded : nobody
  } catch {
    return nobody
  }
}
