import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { vi } from 'vitest'

export interface SentStatement {
  text: string
  values: unknown[]
}

/** What goes to the database, on either, while the work is done. */
export async function sentStatements(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const spies = [vi.spyOn(PGlite.prototype, 'query'), vi.spyOn(pg.Client.prototype, 'query')]
  try {
    await work()
    const sent = spies.flatMap((spy) =>
      (spy.mock.calls as unknown[][]).map(([sql, values]) => toStatement(sql, values)),
    )
    // A pool's new connection sets itself up once, whoever happens to come first.
    return sent.filter(({ text }) => !text.startsWith('SET '))
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

function toStatement(sql: unknown, values: unknown): SentStatement {
  const { text, values: own } =
    typeof sql === 'string' ? { text: sql, values } : (sql as { text: string; values?: unknown })
  return { text, values: (own ?? []) as unknown[] }
}
