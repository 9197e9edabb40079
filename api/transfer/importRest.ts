import type { Request } from 'express'
import { CLOCK_SKEW_MS } from '../base/accountClock'
import type { AccountClock } from '../base/accountClock'
import { unsupportedMedia } from '../base/errors'
import { clockOf } from '../cat/healthRecord'
import { requireAnimal, lockMembership, requireSession } from '../graphql/access'
import type { Context } from '../graphql/context'
import { validate } from '../graphql/validate'
import { hasBody, trackWork } from '../http/admission'
import { readBody, requirePlainBody } from '../http/body'
import { withSpooledBody } from '../http/spooledBody'
import { admitUpload } from '../http/uploadAdmission'
import { reachableCats } from '../reading/circleSql'
import { importQuery } from '../rest/bodySchemas'
import type { HandledRoute } from '../rest/route'
import { list, object } from '../rest/selection'
import { type ImportResult, importCopy } from './import/importCopy'
import { withImportLock, withImportPermit } from './import/importPermits'
import { importWeighings } from './import/importWeighings'
import { importedLists } from './import/planCat'
import { readCopy } from './import/readCopy'
import { readWeighings } from './import/weighingsCsv'

/** Bounds the bodies (product/accounts 8.1). */
const maxBytes = { copy: 50 * 1024 * 1024, weighings: 1_000_000 }
const tooLargeMessages = {
  copy: 'Ce fichier est trop volumineux (50 Mo au plus)',
  weighings: 'Ce fichier est trop volumineux (1 Mo au plus)',
}
const latestOf = (now: Date, clock: AccountClock) =>
  new Date(Math.max(now.getTime(), clock.now.getTime()) + CLOCK_SKEW_MS)

function requireType(request: Request, types: string[], message: string): void {
  if (request.headers['content-type'] !== undefined && !request.is(types) && hasBody(request))
    throw unsupportedMedia(message)
  requirePlainBody(request)
}

const count = { type: 'integer', minimum: 0 }
const importCounts = object({ added: count, known: count })
const imported = object({
  animals: list(
    object({
      id: { type: 'string', format: 'uuid' },
      name: { type: 'string' },
      isNew: { type: 'boolean' },
      photo: { type: 'boolean' },
      vetStage: { type: 'boolean' },
      reminders: { type: 'boolean' },
      differing: count,
      ...Object.fromEntries(importedLists.map((name) => [name, importCounts])),
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
      'Imports the JSON of `GET /api/users/me/export`, of this account or another, ' +
      'as a whole or not at all. It adds missing rows and keeps existing ones. ' +
      '`preview=true` changes nothing and returns the same.',
    query: importQuery,
    takes: { 'application/json': { schema: { type: 'object', additionalProperties: true } } },
    returns: imported,
    errors: ['OVER_QUOTA', 'VALIDATION', 'MALFORMED', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'],
    handle: async (request, response, context) => {
      const { user, clock } = requireSession(context)
      const { preview: isPreview = false } = validate(importQuery, request.query)
      requireType(request, ['application/json'], 'Du JSON (application/json) est attendu')
      const { env, now, limits } = context
      const body = {
        limit: maxBytes.copy,
        tooLargeMessage: tooLargeMessages.copy,
        dataDir: env.dataDir,
      }
      const read = async (chunks: AsyncIterable<Uint8Array>) =>
        await importCopy(
          context,
          await readCopy(chunks, { latest: latestOf(now, clock), today: clock.today }),
          { userId: user.id, now, isPreview },
        )
      await withImportLock(user.id, async () => {
        await limits.take('import', user.id)
        await admitUpload(request, response, { kind: 'imports', userId: user.id, limits })
        const work = withSpooledBody(request, body, (chunks) =>
          withImportPermit(() => read(chunks)),
        )
        response.json(bodyOf(await trackWork(request, work)))
      })
    },
  },
  {
    method: 'POST',
    path: '/api/animals/:id/import',
    access: 'owner',
    summary:
      'Imports weighings as `date;kg`, all or none. It skips those with the day and ' +
      'weight of an existing one. A helper adds at most 50. The returned `importId` identifies ' +
      'them for a deletion. `preview=true` changes nothing and returns the same, without it.',
    query: importQuery,
    takes: { 'text/csv': { schema: { type: 'string' } } },
    returns: object({
      weights: importCounts,
      importId: {
        type: ['string', 'null'],
        format: 'uuid',
        description: 'Identifies the added weighings. It is null if none was added.',
      },
      ofOthers: {
        ...count,
        description: 'The number of lines that name another cat, which are skipped.',
      },
    }),
    errors: ['OVER_QUOTA', 'VALIDATION', 'MALFORMED', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'],
    handle: async (request, response, context) => {
      const { user } = requireSession(context)
      const animal = await requireAnimal(context, String(request.params['id']), 'weigh')
      const { preview: isPreview = false } = validate(importQuery, request.query)
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
        await readBody(request, maxBytes.weighings, tooLargeMessages.weighings),
        {
          cat: animal.name,
          otherCats: await otherNames(context, animal.id),
          timeZone,
          now: clock.now,
          latest: latestOf(now, clock),
        },
      )
      const { importId, ...weights } = await withImportPermit(() =>
        importWeighings(context, weighings, {
          animal,
          userId: user.id,
          timeZone,
          now,
          isPreview,
          check: (tx) => lockMembership(tx, context, animal),
        }),
      )
      response.json({ weights, importId, ofOthers })
    },
  },
]

/** Returns the names of the user's other cats, those of other owners included. */
async function otherNames(context: Context, animalId: string): Promise<string[]> {
  const { prisma, now } = context
  const { user } = requireSession(context)
  const where = { ...reachableCats(user.id, 'see', now), id: { not: animalId } }
  return (await prisma.animal.findMany({ where, select: { name: true } })).map(({ name }) => name)
}

const bodyOf = ({ cats, leftOut }: ImportResult) => ({ animals: cats, leftOut })
