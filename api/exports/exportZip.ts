import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { PrismaClient } from '#prisma'
import { doseTable } from './doseTable'
import { entryTable } from './entryTable'
import { labTable } from './labTable'
import { tableCsv } from './table'
import { treatmentTable } from './treatmentTable'
import { weightTable } from './weightTable'

/** Under the names that REST gives what they hold. */
export const tables = {
  measurements: entryTable,
  weights: weightTable,
  labs: labTable,
  treatments: treatmentTable,
  doses: doseTable,
}

/** A file a table, one after the other, each read from the database as fast as it is taken. */
export function exportZip(
  prisma: PrismaClient,
  user: { id: string; timeZone: string },
  now: Date,
): Readable {
  const zip = new ZipFile()
  const sent = new PassThrough()
  zip.on('error', (error: Error) => sent.destroy(error))
  zip.outputStream.pipe(sent)
  for (const table of Object.values(tables)) {
    zip.addReadStreamLazy(`${table.file}.csv`, { mtime: now }, (give) =>
      give(null, Readable.from(tableCsv(table, prisma, user))),
    )
  }
  zip.end()
  return sent
}
