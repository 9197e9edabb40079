// What clients sent and were answered, and what the database has: the checker's input.

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
  /** Ok: acknowledged. Failed: refused, must not be stored. Unknown: no answer; may be stored once. */
  outcome: 'ok' | 'failed' | 'unknown'
}

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
  person: string
  revisions: { note: string | null; answeredAt: string }[]
}

export interface History {
  writes: Write[]
  deletions: Deletion[]
  reads: Read[]
}

export const emptyHistory = (): History => ({ writes: [], deletions: [], reads: [] })
