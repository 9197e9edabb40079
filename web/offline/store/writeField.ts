import type { RecordProxy, RecordSourceProxy, Variables } from 'relay-runtime'
import { categories } from '#shared/health/answers/entry'
import { pendingId } from './pendingId'

/** These lists hold scalars; all others hold objects. */
const wordLists = new Set<string>(['unanswered', 'toConfirm', ...categories])

/** Objects become records with ids of this device. */
export function writeField(
  store: RecordSourceProxy,
  record: RecordProxy,
  name: string,
  value: unknown,
  args?: Variables,
): void {
  if (Array.isArray(value) && !wordLists.has(name)) {
    const items = value as object[]
    record.setLinkedRecords(
      items.map((item, index) => writeObject(store, record, `${keyOf(name, args)}:${index}`, item)),
      name,
      args,
    )
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    record.setLinkedRecord(writeObject(store, record, keyOf(name, args), value), name, args)
  } else {
    record.setValue(value as string, name, args)
  }
}

function writeObject(
  store: RecordSourceProxy,
  parent: RecordProxy,
  key: string,
  fields: object,
): RecordProxy {
  const id = pendingId(parent.getDataID(), key)
  const record = store.get(id) ?? store.create(id, key)
  for (const [name, value] of Object.entries(fields)) writeField(store, record, name, value)
  return record
}

const keyOf = (name: string, args?: Variables) => (args ? `${name}(${JSON.stringify(args)})` : name)
