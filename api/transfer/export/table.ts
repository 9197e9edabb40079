import type { PrismaClient } from '#prisma'
import { formatWeight } from '#shared/weight/weightValue'
import { byteOrderMark, csvLine, escapeFormula } from './csv'
import { type ExportedCat, catsOf } from './history'

export type Cell = string | number | boolean | null

/**
 * Describes a file for a French spreadsheet, which lists all of a user's cats one after the other.
 */
export interface SpreadsheetTable {
  /** The name of the file without '.csv'. */
  file: string
  header: string[]
  /** Lists the newest first, with dates and times in the owner's time zone. */
  lines: (prisma: PrismaClient, cat: ExportedCat, timeZone: string) => AsyncGenerator<Cell[]>
}

/** Formats a file for a double click in French Excel: semicolons, decimal commas, oui and non. */
export async function* tableCsv(
  table: SpreadsheetTable,
  prisma: PrismaClient,
  { id, timeZone }: { id: string; timeZone: string },
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(table.header, ';')
  for await (const cat of catsOf(prisma, id)) {
    for await (const cells of table.lines(prisma, cat, timeZone))
      yield csvLine(cells.map(french), ';')
  }
}

/** Formats grams as '4,2'. */
export const kilograms = (grams: number | null): string | null =>
  grams === null ? null : formatWeight(grams).replace('.', ',')

function french(cell: Cell): string {
  if (typeof cell === 'string') return escapeFormula(cell)
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non'
  return cell === null ? '' : String(cell).replace('.', ',')
}
