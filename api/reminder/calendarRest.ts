import { notFound } from '../base/errors'
import { hashOfToken } from '../base/randomToken'
import type { HandledRoute } from '../rest/route'
import { calendarOf } from './calendarFile'

/** Implements product/reminders 3.7. */
export const calendarRoutes: HandledRoute[] = [
  {
    method: 'GET',
    path: '/api/calendar/:calendar',
    access: 'public',
    summary:
      'Returns the reminders of a user for the next 60 days, for a ' +
      'calendar program, at a private address (`{token}.ics`).',
    sends: { 200: { 'text/calendar': { schema: { type: 'string' } } } },
    errors: ['RATE_LIMITED'],
    handle: async ({ params }, response, { prisma, env, limits, network, now }) => {
      await limits.take('shareReading', network)
      const token = String(params['calendar']).replace(/\.ics$/, '')
      const address = await prisma.calendarAddress.findUnique({
        where: { hash: hashOfToken(token) },
      })
      if (!address) throw notFound('Calendrier non trouvé')
      response.set({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'content-type': 'text/calendar; charset=utf-8',
      })
      response.send(await calendarOf(prisma, address.userId, { now, publicUrl: env.publicUrl }))
    },
  },
]
