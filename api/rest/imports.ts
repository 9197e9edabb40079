import type { Request } from 'express'
import * as z from 'zod/mini'
import type { Prisma } from '#prisma'
import type { AccountClock } from '../accountClock'
import { unsupportedMedia } from '../errors'
import { readBody } from '../http/body'
import { chunksOf } from '../http/chunks'
import { hasBody } from '../http/door'
import { enterUpload } from '../http/uploadPlaces'
import { type Imported, importCopy } from '../imports/importCopy'
import { importWeighings } from '../imports/importWeighings'
import { readCopy } from '../imports/readCopy'
import { tried } from '../imports/trial'
import { inTurn } from '../imports/turns'
import { readWeighings } from '../imports/weighingsCsv'
import { cameLists } from '../imports/writeCat'
import { requireAnimal, requireSession, whileIn } from '../schema/access'
import { clockOf } from '../schema/healthRecord'
import { validated } from '../schema/validate'
import type { HandledRoute } from './route'
import { list, object } from './selection'

const query = z.object({
  preview: z.optional(z.enum(['true', 'false'], 'Répondez par true ou false')),
})

/** product/accounts 8.1. */
const mostBytes = { copy: 50 * 1024 * 1024, weighings: 1_000_000 }
const excess = {
  copy: 'Ce fichier est trop volumineux (50 Mo au plus)',
  weighings: 'Ce fichier est trop volumineux (1 Mo au plus)',
}
const skewMs = 5 * 60_000

const latestOf = (now: Date, clock: AccountClock) =>
  new Date(Math.max(now.getTime(), clock.now.getTime()) + skewMs)

function requireType(request: Request, types: string[], message: string): void {
  if (request.headers['content-type'] !== undefined && !request.is(types) && hasBody(request))
    throw unsupportedMedia(message)
}

const count = { type: 'integer', minimum: 0 }
const came = object({ added: count, known: count })
const imported = object({
  animals: list(
    object({
      id: { type: 'string', format: 'uuid' },
      name: { type: 'string' },
      isNew: { type: 'boolean' },
      photo: { type: 'boolean' },
      differing: count,
      ...Object.fromEntries(cameLists.map((name) => [name, came])),
    }),
  ),
  leftOut: object({ shareLinks: count, circle: count, invitations: count }),
})

export const importRoutes: HandledRoute[] = [
  {
    method: 'POST',
    path: '/api/users/me/import',
    access: 'owner',
    summary:
      'Reads back the JSON of `GET /api/users/me/export`, of this account or another, whole or not at all: what is there stays, what is missing comes. `preview=true` changes nothing and answers the same.',
    query,
    takes: { 'application/json': { schema: { type: 'object', additionalProperties: true } } },
    returns: imported,
    errors: ['VALIDATION', 'MALFORMED', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'],
    handle: async (request, response, context) => {
      const { user, clock } = requireSession(context)
      const { preview } = validated(query, request.query)
      requireType(request, ['application/json'], 'Du JSON (application/json) est attendu')
      const { prisma, now, limits } = context
      await inTurn(user.id, async () => {
        await limits.take('import', user.id)
        await enterUpload(request, response, { userId: user.id, limits })
        const cats = await readCopy(chunksOf(request, mostBytes.copy, excess.copy), {
          latest: latestOf(now, clock),
          today: clock.today,
        })
        response.json(
          answerOf(
            await importCopy(prisma, cats, { userId: user.id, now, isTrial: preview === 'true' }),
          ),
        )
      })
    },
  },
  {
    method: 'POST',
    path: '/api/animals/:id/import',
    access: 'owner',
    summary:
      'Weighings as `date;kg`, all or none: one of the same day and weight is there already. A helper adds 50 at most. `importId` takes them back as one. `preview=true` changes nothing and answers the same, without `importId`.',
    query,
    takes: { 'text/csv': { schema: { type: 'string' } } },
    returns: object({
      weights: came,
      importId: {
        type: ['string', 'null'],
        format: 'uuid',
        description: 'Of what was added; null: nothing was.',
      },
      ofOthers: { ...count, description: 'Lines that name another cat, which are left out.' },
    }),
    errors: ['VALIDATION', 'MALFORMED', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'],
    handle: async (request, response, context) => {
      const { user } = requireSession(context)
      const animal = await requireAnimal(context, String(request.params['id']), 'weigh')
      const { preview } = validated(query, request.query)
      requireType(
        request,
        ['text/csv', 'text/plain', 'application/vnd.ms-excel'],
        'Un fichier CSV (text/csv) est attendu',
      )
      const { now, limits } = context
      await limits.take('import', user.id)
      const clock = clockOf(animal, context)
      const { timeZone } = clock
      const { weighings, ofOthers } = await readWeighings(
        await readBody(request, mostBytes.weighings, excess.weighings),
        { cat: animal.name, timeZone, latest: latestOf(now, clock) },
      )
      const write = (tx: Prisma.TransactionClient) =>
        importWeighings(tx, weighings, { animal, userId: user.id, timeZone, now })
      const isTrial = preview === 'true'
      const { importId, ...weights } = await tried(
        isTrial,
        (work) => whileIn(context, animal, work),
        write,
      )
      response.json({ weights, importId: isTrial ? null : importId, ofOthers })
    },
  },
]

const answerOf = ({ cats, leftOut }: Imported) => ({ animals: cats, leftOut })
