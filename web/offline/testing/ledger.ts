/** A user's confirmation, under a note of its own. */
export interface LedgerOperation {
  note: string
  user: string
  animalId: string
  /** The true time, whatever the phone showed; and the day of the entry that it belongs to. */
  writtenAt: number
  day: string
  /** Where the app reported it saved; `null` if it did not. */
  acknowledged: 'server' | 'device' | null
  /** The pending operation that the form showed, and that this one replaced. */
  madeFrom: string | null
}

/** Every request that reached the server. */
export interface Delivery {
  note: string
  sender: string | null
  at: number
  /** `true` if the request had the time of its answers; otherwise the server's clock set it. */
  isDated: boolean
  /** `true` if the session was valid, so that the request was executed. */
  isAccepted: boolean
  /** `true` if the server, or a filter in its place, responded with a server error. */
  isFailed: boolean
}

/** Data that the checker compares with the server. */
export interface Ledger {
  operations: Map<string, LedgerOperation>
  deliveries: Delivery[]
  /** Operations that were reported to the user as set aside for newer answers. */
  reported: Set<string>
}
