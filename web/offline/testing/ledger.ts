/** A user's confirmation, under a note of its own. */
export interface LedgerOperation {
  note: string
  user: string
  animalId: string
  /** The true time, whatever the phone showed; and the day of the entry that it belongs to. */
  writtenAt: number
  day: string
  /** Where the app said that it is saved; null: it said nothing of the kind. */
  acknowledged: 'server' | 'device' | null
  /** The pending operation that the form showed, and that this one replaced. */
  madeFrom: string | null
}

/** Every request that reached the server. */
export interface Delivery {
  note: string
  sender: string | null
  at: number
  /** The request said when it was answered; else the server's clock did. */
  isDated: boolean
  /** The session was good: what it asked for was looked at. */
  accepted: boolean
  /** The server responded 'our fault', or a filter did in its place: it counts as a failed try. */
  failed: boolean
}

/** Data that the checker compares with the server. */
export interface Ledger {
  operations: Map<string, LedgerOperation>
  deliveries: Delivery[]
  /** Operations that were reported to the user as set aside for newer answers. */
  reported: Set<string>
}
