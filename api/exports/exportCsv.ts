import { type AnswerName, answerNames } from '#shared/health/answerTable'
import { formatWeight } from '#shared/weight'
import type { PrismaClient } from '#prisma'
import { toDay, toFields } from '../records/fields'
import { catsOf, entriesOf } from './history'

/** The first columns; the table's other answers follow in its order. */
const first: AnswerName[] = ['quickHydrationValue', 'waterMl', 'subcutaneousPerfusion']
const header = ['animal', 'day', 'date', 'answeredAt', ...new Set([...first, ...answerNames]), 'weight']

/** All entries of a user's cats, newest first: RFC 4180, UTF-8 with a byte order mark, which Excel requires. */
export async function* exportCsv(prisma: PrismaClient, userId: string): AsyncGenerator<string> {
  yield `\uFEFF${line(header)}`
  for await (const cat of catsOf(prisma, userId)) {
    for await (const row of entriesOf(prisma, cat.id)) {
      const values: Record<string, unknown> = {
        animal: cat.name,
        day: toDay(row.day),
        date: row.date.toISOString(),
        answeredAt: row.answeredAt.toISOString(),
        ...toFields(row),
        weight: row.weightGrams === null ? null : formatWeight(row.weightGrams),
      }
      yield line(header.map((name) => values[name]))
    }
  }
}

const line = (values: unknown[]): string => `${values.map(cell).join(',')}\r\n`

/** Spreadsheets take a text that begins like a formula for one; an apostrophe prevents it. */
function cell(value: unknown): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : JSON.stringify(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
