import type { PrismaClient } from '#prisma'

/** A connection for what Prisma cannot express. */
export interface Connection {
  run(script: string): Promise<void>
  rows<Row>(sql: string, values?: unknown[]): Promise<Row[]>
}

/** SQL with a name under which a server keeps its plan. */
export interface Statement {
  name: string
  text: string
}

export interface Rows {
  rows<Row>(statement: Statement, values: unknown[]): Promise<Row[]>
}

/** A database in a folder of this process's. */
export interface Embedded {
  folder: string
  /** Nothing is under way and everything is in the files, until `work` is done; requests wait. */
  atRest<T>(work: () => Promise<T>): Promise<T>
}

/** `rows` runs one statement outside of any transaction (docs/adr/0007). */
export interface Database extends Rows {
  prisma: PrismaClient
  kind: 'pglite' | 'postgres'
  /** For the log's first line, without a password. */
  description: string
  embedded?: Embedded
  connection<T>(use: (connection: Connection) => Promise<T>): Promise<T>
  /** Connections in use, and those who wait for one. Absent where there is no pool. */
  pool?(): { used: number; waiting: number }
  close(): Promise<void>
}
