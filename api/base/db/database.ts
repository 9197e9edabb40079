import type { PrismaClient } from '#prisma'

/** A connection for statements that Prisma cannot express. */
export interface SqlConnection {
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

/** A database in a folder that this process owns. */
export interface EmbeddedDatabase {
  folder: string
  /** Runs `work` while no statement runs and all data is in the files. Requests wait for it. */
  runExclusively<T>(work: () => Promise<T>): Promise<T>
}

/** `rows` runs one statement outside of any transaction (docs/adr/0007). */
export interface Database extends Rows {
  prisma: PrismaClient
  kind: 'pglite' | 'postgres'
  /** The text for the log's first line, without a password. */
  description: string
  embedded?: EmbeddedDatabase
  connection<T>(use: (connection: SqlConnection) => Promise<T>): Promise<T>
  /** The connections in use, and the requests that wait for one. Absent if there is no pool. */
  pool?(): { used: number; waiting: number }
  close(): Promise<void>
}
