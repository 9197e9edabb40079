import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { vi } from 'vitest'

export interface SentStatement {
  text: string
  values: unknown[]
}

/** Returns the statements that `work` sends to either database. */
export async function sentStatements(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const spies = [vi.spyOn(PGlite.prototype, 'query'), vi.spyOn(pg.Client.prototype, 'query')]
  try {
    await work()
    const sent = spies.flatMap((spy) =>
      (spy.mock.calls as unknown[][]).map(([sql, values]) => toStatement(sql, values)),
    )
    // A new connection of the pool sets itself up, in whichever request uses it first.
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
