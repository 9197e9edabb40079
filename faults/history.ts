// What the clients did and were told, and what the database has: all that the checker knows.

/** Of one answer of one day. A read has what it saw, a write its note, which no other has. */
interface Step {
  person: string
  animalId: string
  /** Of the clients' common clock: when it was first asked for, and when its outcome was known. In ms. */
  began: number
  ended: number
}

export interface Write extends Step {
  kind: 'create' | 'edit'
  day: string
  note: string
  answeredAt: string
  /** Ok: acknowledged. Failed: refused, so it must not be there. Unknown: nobody said; it may be there, once. */
  outcome: 'ok' | 'failed' | 'unknown'
}

/** Asked for again until it is known to be done. */
export interface Deletion extends Step {
  kind: 'delete'
  day: string
  outcome: 'ok' | 'unknown'
}

export interface Read extends Step {
  kind: 'read'
  saw: SeenEntry[]
}

export interface SeenEntry {
  day: string
  note: string | null
  answeredAt: string
}

export interface StoredEntry extends SeenEntry {
  id: string
  animalId: string
  /** Whose cat it is. */
  person: string
  revisions: { note: string | null; answeredAt: string }[]
}

export interface History {
  writes: Write[]
  deletions: Deletion[]
  reads: Read[]
}

export const emptyHistory = (): History => ({ writes: [], deletions: [], reads: [] })
