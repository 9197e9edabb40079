import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { PrismaClient } from '#prisma'
import { doseTable } from './doseTable'
import { entryTable } from './entryTable'
import { labTable } from './labTable'
import { stockTable } from './stockTable'
import { tableCsv } from './table'
import { treatmentTable } from './treatmentTable'
import { weightTable } from './weightTable'

/** Maps the names that REST uses to the tables. */
export const tables = {
  measurements: entryTable,
  weights: weightTable,
  labs: labTable,
  treatments: treatmentTable,
  doses: doseTable,
  stocks: stockTable,
}

/**
 * Writes a file for each table, one after the other. Rows are read from the database as fast as the
 * client receives them.
 */
export function exportZip(
  prisma: PrismaClient,
  user: { id: string; timeZone: string },
  now: Date,
): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.on('error', (error: Error) => output.destroy(error))
  zip.outputStream.pipe(output)
  for (const table of Object.values(tables)) {
    zip.addReadStreamLazy(`${table.file}.csv`, { mtime: now }, (give) =>
      give(null, Readable.from(tableCsv(table, prisma, user))),
    )
  }
  zip.end()
  return output
}
