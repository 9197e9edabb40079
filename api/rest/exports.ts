import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { exportCsv } from '../exports/exportCsv'
import { exportJson } from '../exports/exportJson'
import { inTurn } from '../exports/turns'
import { requireViewer } from '../schema/access'
import { validated } from '../schema/validate'
import type { HandledRoute } from './route'

const query = z.object({ format: z.optional(z.enum(['json', 'csv'], 'Format inconnu\u00a0: json ou csv')) })

/** product/accounts 6.2. */
export const exportRoutes: HandledRoute[] = [
  {
    method: 'GET',
    path: '/api/users/me/export',
    access: 'owner',
    summary: 'All that is kept of the user, as JSON; with `format=csv` the entries, as CSV.',
    query,
    sends: { 200: { 'application/json': { schema: { type: 'object' } }, 'text/csv': { schema: { type: 'string' } } } },
    handle: async (request, response, context) => {
      const { user, clock } = requireViewer(context)
      const { format = 'json' } = validated(query, request.query)
      const { prisma, now } = context
      await inTurn(prisma, { userId: user.id, now }, (signal) => {
        const pieces = format === 'csv' ? exportCsv(prisma, user.id) : exportJson(prisma, user, { now, clock })
        response.type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json')
        response.set('content-disposition', `attachment; filename="nephrochat-${clock.today}.${format}"`)
        return pipeline(Readable.from(pieces), response, { signal })
      })
    },
  },
]
