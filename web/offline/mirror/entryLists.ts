import type { StoreRecord } from '../../base/relay/storeRecord'
import { entryLists, historyConnectionKey, storageKeyOf } from '../store/storedLists'
import { linkOf, linksOf } from './links'
import { receivedAt } from './mirrorDatabase'
import type { Records } from './responseFromRecords'

interface Edge {
  record: StoreRecord
  entry: StoreRecord
  date: string
}

interface EntryList {
  edges: Edge[]
  /** ISO instant; '' if unknown. */
  receivedAt: string
  /** The `first` argument; `null` if the list follows a cursor, or if a former build selected it. */
  first: number | null
  /** True if it reaches the oldest entry. */
  isWhole: boolean
}

const firstOf = new Map(entryLists.map((list) => [storageKeyOf(list), list.args.first]))

interface ListParent {
  animal: StoreRecord
  key: string
}

/** Lists of entries as the mirror holds them, each brought up to date by the others of its animal. */
export class EntryLists {
  private parents: Map<unknown, ListParent> | null = null

  constructor(private readonly records: Records) {}

  entriesOf(animal: StoreRecord): StoreRecord[] {
    return this.keysOf(animal)
      .flatMap((key) => this.edgesOf(linkOf(this.records, animal, key)!))
      .map((edge) => linkOf(this.records, edge, 'node'))
      .filter((entry) => entry !== undefined)
  }

  /** Newest first. A list that is received later lacks what was deleted since, and has what was saved since. */
  edgesOf(list: StoreRecord): StoreRecord[] {
    const parent = this.parentOf(list)
    const all = parent
      ? this.keysOf(parent.animal).map((key) => this.listAt(parent.animal, key))
      : []
    // A list without answers (of the home card) identifies its entries by their day alone.
    const lists = all.filter(({ edges }) => edges.every(({ entry }) => 'appetite' in entry))
    const present = (from: EntryList) =>
      from.edges.filter(
        (edge) =>
          !lists.some((later) => later.receivedAt > from.receivedAt && isMissingIn(later, edge)),
      )
    const ownList = this.listOf(list, parent?.key)
    const edges = present(ownList)
    const newest = edges[0]?.date ?? ''
    // A later page has no newer entries.
    for (const other of ownList.first === null ? [] : lists) {
      if (other.receivedAt >= ownList.receivedAt)
        edges.push(...present(other).filter((edge) => edge.date > newest && !hasEntry(edges, edge)))
    }
    const sorted = edges.toSorted((a, b) => b.date.localeCompare(a.date))
    return sorted.slice(0, ownList.first ?? sorted.length).map(({ record }) => record)
  }

  private parentOf(list: StoreRecord): ListParent | undefined {
    this.parents ??= new Map(
      [...this.records.all()]
        .filter((record) => record['__typename'] === 'Animal')
        .flatMap((animal) => this.keysOf(animal).map((key) => ({ animal, key })))
        .map((parent) => [linkOf(this.records, parent.animal, parent.key)!['__id'], parent]),
    )
    return this.parents.get(list['__id'])
  }

  /** Fields of an animal that link to a list of entries. Relay makes the connection's list of the others. */
  private keysOf(animal: StoreRecord): string[] {
    return Object.keys(animal).filter(
      (key) =>
        key !== historyConnectionKey &&
        linkOf(this.records, animal, key)?.['__typename'] === 'MeasurementConnection',
    )
  }

  private listAt(animal: StoreRecord, key: string): EntryList {
    return this.listOf(linkOf(this.records, animal, key)!, key)
  }

  private listOf(record: StoreRecord, key: string | undefined): EntryList {
    const edgeRecords = linksOf(this.records, record, 'edges')
    const edges = edgeRecords.flatMap((edge) => {
      const entry = linkOf(this.records, edge, 'node')
      return entry ? [{ record: edge, entry, date: String(entry['date']) }] : []
    })
    const first = (key !== undefined && firstOf.get(key)) || null
    return {
      edges,
      receivedAt: (record[receivedAt] as string | undefined) ?? '',
      first,
      isWhole: first !== null && edgeRecords.length < first,
    }
  }
}

const hasEntry = (edges: Edge[], { entry }: Edge) =>
  edges.some((edge) => edge.entry['__id'] === entry['__id'])

/** Returns whether the entry would be in the list if it existed. */
const isMissingIn = ({ edges, first, isWhole }: EntryList, edge: Edge) =>
  first !== null && (isWhole || edge.date >= (edges.at(-1)?.date ?? '')) && !hasEntry(edges, edge)
