/** One confirmation of a person's, under a note that no other has. */
export interface Operation {
  note: string
  user: string
  animalId: string
  /** The true time, whatever the phone showed; and the day of the entry that it belongs to. */
  writtenAt: number
  day: string
  /** Where the app said that it is saved; null: it said nothing of the kind. */
  acknowledged: 'server' | 'device' | null
  /** What the form showed of the waiting operation that this one was made from, and has taken the place of. */
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
  /** It answered 'our fault', or a filter did in its place: what counts as a failed try. */
  failed: boolean
}

/** What the checker compares with the server. */
export interface Ledger {
  operations: Map<string, Operation>
  deliveries: Delivery[]
  /** Operations of which the person was told that newer answers stand. */
  told: Set<string>
}
