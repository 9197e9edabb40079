import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'
import * as z from 'zod/mini'
import { keysOf } from '#shared/base/keysOf'
import { requireSession, requireViewer } from '../graphql/access'
import type { Context, Viewer } from '../graphql/context'
import { validate } from '../graphql/validate'
import type { HandledRoute } from '../rest/route'
import { exportCsv } from './export/exportCsv'
import { exportJson } from './export/exportJson'
import { withExportPermit } from './export/exportPermits'
import { exportZip, tables } from './export/exportZip'
import { tableCsv } from './export/table'

const tableNames = keysOf(tables)
const query = z.object({
  format: z.optional(z.enum(['json', 'csv', 'zip'], 'Format inconnu\u00a0: json, csv ou zip')),
  table: z.optional(z.enum(tableNames, `Tableau inconnu\u00a0: ${tableNames.join(' ou ')}`)),
})

/** Implements product/accounts 6.2. */
export const exportRoutes: HandledRoute[] = [
  {
    method: 'GET',
    path: '/api/users/me/export',
    access: 'owner',
    summary:
      'Exports all data of the user as JSON. `format=csv` returns the ' +
      'entries for a program. For a French spreadsheet, `format=zip` ' +
      'returns all tables, and `table=` one of them as CSV.',
    query,
    errors: ['VALIDATION', 'ACCESS_DENIED'],
    sends: {
      200: {
        'application/json': { schema: { type: 'object', additionalProperties: true } },
        'text/csv': { schema: { type: 'string' } },
        'application/zip': { schema: { type: 'string', format: 'binary' } },
      },
    },
    handle: async (request, response, context) => {
      const { user, clock } = requireViewer(context)
      const options = validate(query, request.query)
      // The whole copy lists the sessions, which no tool may read (product/accounts 7.3).
      if (isWhole(options)) requireSession(context)
      await withExportPermit(context.prisma, { userId: user.id, now: context.now }, (signal) => {
        const { name, type, content } = file(options, { user, clock }, context)
        setHeaders(response, type, name.replace('*', clock.today))
        return sendFile(content, response, signal)
      })
    },
  },
]

const isWhole = ({ format = 'json', table }: z.infer<typeof query>) => format === 'json' && !table

/** Returns the file to send. The star in its name is replaced by the day. */
function file(
  { format = 'json', table }: z.infer<typeof query>,
  { user, clock }: Pick<Viewer, 'user' | 'clock'>,
  { prisma, bucket, now }: Context,
): { name: string; type: string; content: Readable } {
  const csv = 'text/csv; charset=utf-8'
  if (table)
    return {
      name: `nephrochat-${tables[table].file}-*.csv`,
      type: csv,
      content: Readable.from(tableCsv(tables[table], prisma, user)),
    }
  switch (format) {
    case 'json':
      return {
        name: 'nephrochat-*.json',
        type: 'application/json',
        content: Readable.from(exportJson({ prisma, bucket }, user, { now, clock })),
      }
    case 'csv':
      return {
        name: 'nephrochat-*.csv',
        type: csv,
        content: Readable.from(exportCsv(prisma, user.id)),
      }
    case 'zip':
      return {
        name: 'nephrochat-*.zip',
        type: 'application/zip',
        content: exportZip(prisma, user, now),
      }
  }
}

/** A client that cancels its download is no error: the request's own line has `aborted`. */
const sendFile = (content: Readable, response: Response, signal: AbortSignal): Promise<void> =>
  pipeline(content, response, { signal }).catch((error: { code?: string }) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })

function setHeaders(response: Response, type: string, name: string): void {
  response.type(type)
  response.set('content-disposition', `attachment; filename="${name}"`)
}
