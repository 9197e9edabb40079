import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { pendingId } from './pendingId'

export function writeEdges(
  store: RecordSourceProxy,
  list: RecordProxy,
  nodes: readonly RecordProxy[],
  type: string,
): void {
  const edges = nodes.map((node) => {
    const id = pendingId('edge', node.getDataID())
    return (store.get(id) ?? store.create(id, type))
      .setLinkedRecord(node, 'node')
      .setValue('', 'cursor')
  })
  list.setLinkedRecords(edges, 'edges')
}
