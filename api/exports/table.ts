import type { PrismaClient } from '#prisma'
import { formatWeight } from '#shared/weight'
import { byteOrderMark, csvLine, typed } from './csv'
import { type CatRow, catsOf } from './history'

export type Cell = string | number | boolean | null

/** What a French spreadsheet shows of all of a user's cats, a cat after the other. */
export interface Table {
  /** Its file's name, without '.csv'. */
  file: string
  header: string[]
  /** Newest first, with dates and times as the owner's clock shows them. */
  lines: (prisma: PrismaClient, cat: CatRow, timeZone: string) => AsyncGenerator<Cell[]>
}

/** As a French Excel opens it by a double click: semicolons, a comma in decimals, oui and non. */
export async function* tableCsv(
  table: Table,
  prisma: PrismaClient,
  { id, timeZone }: { id: string; timeZone: string },
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(table.header, ';')
  for await (const cat of catsOf(prisma, id)) {
    for await (const cells of table.lines(prisma, cat, timeZone))
      yield csvLine(cells.map(french), ';')
  }
}

/** '4,2' */
export const kilograms = (grams: number | null): string | null =>
  grams === null ? null : formatWeight(grams).replace('.', ',')

function french(cell: Cell): string {
  if (typeof cell === 'string') return typed(cell)
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non'
  return cell === null ? '' : String(cell).replace('.', ',')
}
