import type { PrismaClient } from '#prisma'

/** One connection, for what Prisma has no words for. */
export interface Connection {
  /** Several statements, no parameters. */
  run(script: string): Promise<void>
  rows<Row>(sql: string, values?: unknown[]): Promise<Row[]>
}

/** SQL of our own, with a name under which a server keeps its plan. */
export interface Statement {
  name: string
  text: string
}

export interface Rows {
  rows<Row>(statement: Statement, values: unknown[]): Promise<Row[]>
}

/** `rows` runs one statement, outside of any transaction: what the hot path is made of (docs/adr/0007). */
export interface Database extends Rows {
  prisma: PrismaClient
  kind: 'pglite' | 'postgres'
  /** What stands in the log's first line; never a password. */
  description: string
  connection<T>(use: (connection: Connection) => Promise<T>): Promise<T>
  close(): Promise<void>
}
