import type { PrismaClient } from '#prisma'
import { formatWeight } from '#shared/weight/weightValue'
import { toDay, entryFieldsOf } from '../../reading/entryRow'
import { byteOrderMark, csvLine, escapeFormula } from './csv'
import { catsOf, exportedAnswers, exportedEntries } from './history'

const header = ['animal', 'day', 'date', 'answeredAt', ...exportedAnswers, 'weight', 'by']

/**
 * Exports the entries of all of a user's cats for a program, newest first. Names and values are
 * those of REST.
 */
export async function* exportCsv(prisma: PrismaClient, userId: string): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(header, ',')
  for await (const cat of catsOf(prisma, userId)) {
    for await (const row of exportedEntries(prisma, cat.id)) {
      const values: Record<string, unknown> = {
        animal: cat.name,
        day: toDay(row.day),
        date: row.date.toISOString(),
        answeredAt: row.answeredAt.toISOString(),
        ...entryFieldsOf(row),
        weight: row.weightGrams === null ? null : formatWeight(row.weightGrams),
        by: row.by?.firstName,
      }
      yield csvLine(
        header.map((name) => text(values[name])),
        ',',
      )
    }
  }
}

function text(value: unknown): string {
  if (typeof value === 'string') return escapeFormula(value)
  return value === null || value === undefined ? '' : JSON.stringify(value)
}
