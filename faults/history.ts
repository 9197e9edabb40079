// The checker's input: the requests of the clients, the responses, and the stored rows.

/** A request about one cat. A write is identified by its note, which is unique. */
interface ClientRequest {
  userId: string
  animalId: string
  /** Ms of the clients' common clock at which it was first sent, and at which its outcome was known (`ended`). */
  began: number
  ended: number
}

export interface Write extends ClientRequest {
  kind: 'create' | 'edit'
  day: string
  note: string
  answeredAt: string
  /**
   * `ok`: it was acknowledged. `failed`: it must not be stored. `unknown`: there was no response, it may be stored
   * once.
   */
  outcome: 'ok' | 'failed' | 'unknown'
}

export interface Deletion extends ClientRequest {
  kind: 'delete'
  day: string
  outcome: 'ok' | 'unknown'
}

export interface Read extends ClientRequest {
  kind: 'read'
  entries: ReadEntry[]
}

export interface ReadEntry {
  day: string
  note: string | null
  answeredAt: string
}

export interface StoredEntry extends ReadEntry {
  id: string
  animalId: string
  userId: string
  revisions: { note: string | null; answeredAt: string }[]
}

export interface History {
  writes: Write[]
  deletions: Deletion[]
  reads: Read[]
}

export const emptyHistory = (): History => ({ writes: [], deletions: [], reads: [] })
