import { queryFromInfo } from '@pothos/plugin-prisma'
import { resolveArrayConnection } from '@pothos/plugin-relay'
import { shareLifetimeMs } from '#shared/shareLink'
import type { Context } from '../context'
import { notFound } from '../errors'
import { hashOfToken } from '../auth/randomToken'
import { newShareToken } from '../auth/shareTokens'
import type { Rows } from '../db/database'
import { requireRoomForShareLink } from '../limits/quotas'
import type { Reach, RecordRow } from '../records/record'
import { lookAtSharedRecord, openSharedRecord } from '../records/sharedRecord'
import { isUuid } from '../records/uuid'
import { idOf, ofOwnAnimal, requireOwnAnimal, requireViewer } from './access'
import { AnimalRef } from './animal'
import { builder } from './builder'
import { HealthRecord } from './healthRecord'
import { MeasurementConnection, MeasurementRef } from './measurement'
import { ShareLinkRef } from './shareLink'
import { ViewerRef } from './viewer'

/** What the link's holder reads: of the owner, nothing (product/sharing 4.1). */
const SharedAnimalRef = builder.objectRef<RecordRow>('SharedAnimal').implement({
  interfaces: [HealthRecord],
  fields: (t) => ({
    measurements: t.connection(
      {
        type: MeasurementRef,
        description: 'The 7 newest, newest first: no cursor leads further back.',
        resolve: ({ measurements }, args) => resolveArrayConnection({ args }, measurements.slice(0, 7)),
      },
      MeasurementConnection,
    ),
  }),
})

type Read = (database: Rows, asked: { token: string; now: Date; reach: Reach }) => Promise<RecordRow | null>

async function readShared(read: Read, token: string, { database, now, readPlan }: Context): Promise<RecordRow> {
  return (await read(database, { token, now, reach: readPlan.reach })) ?? fail('Données partagées non trouvées')
}

builder.queryField('sharedAnimal', (t) =>
  t.field({
    type: SharedAnimalRef,
    description: 'NOT_FOUND when the link is unknown, expired or revoked. It counts no opening.',
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_, { token }, context) => {
      await context.limits.take('shareReading', context.network)
      return await readShared(lookAtSharedRecord, token, context)
    },
  }),
)

const OpenSharedLinkPayload = builder.objectRef<{ sharedAnimal: RecordRow }>('OpenSharedLinkPayload').implement({
  fields: (t) => ({ sharedAnimal: t.field({ type: SharedAnimalRef, resolve: ({ sharedAnimal }) => sharedAnimal }) }),
})

const OpenSharedLinkInput = builder.inputType('OpenSharedLinkInput', { fields: (t) => ({ token: t.string({ required: true }) }) })

builder.mutationField('openSharedLink', (t) =>
  t.field({
    type: OpenSharedLinkPayload,
    description: 'Counts an opening of the link, unless its owner sends it, and shows the record. NOT_FOUND as sharedAnimal.',
    args: { input: t.arg({ type: OpenSharedLinkInput, required: true }) },
    resolve: async (_, { input: { token } }, context) => {
      await context.limits.take('shareOpening', context.network)
      const isOwn = context.viewer !== null && (await context.prisma.shareLink.count({ where: ownLink(context, token) })) > 0
      return { sharedAnimal: await readShared(isOwn ? lookAtSharedRecord : openSharedRecord, token, context) }
    },
  }),
)

interface ShareLinkResult {
  animal: RecordRow
  shareLink: typeof ShareLinkRef.$inferType
}

const ShareLinkPayload = builder.objectRef<ShareLinkResult>('ShareLinkPayload').implement({
  fields: (t) => ({
    animal: t.field({ type: AnimalRef, resolve: ({ animal }) => animal }),
    shareLink: t.field({ type: ShareLinkRef, resolve: ({ shareLink }) => shareLink }),
  }),
})

const CreateShareLinkInput = builder.inputType('CreateShareLinkInput', {
  fields: (t) => ({ animalUuid: t.id({ required: true }) }),
})

const RevokeShareLinkInput = builder.inputType('RevokeShareLinkInput', {
  fields: (t) => ({
    uuidOrToken: t.string({ required: true, description: 'The record’s id or its token.' }),
    animalUuid: t.id({ description: 'The link must be this cat’s.' }),
  }),
})

/** One of the viewer's links, by its id or by its token. */
function ownLink(context: Context, uuidOrToken: string) {
  const byId = isUuid(uuidOrToken) ? [{ id: uuidOrToken }] : []
  return { ...ofOwnAnimal(context), OR: [{ hash: hashOfToken(uuidOrToken) }, ...byId] }
}

builder.objectField(ViewerRef, 'shareLink', (t) =>
  t.prismaField({
    type: ShareLinkRef,
    nullable: true,
    args: { uuidOrToken: t.arg.string({ required: true }) },
    resolve: (query, _, { uuidOrToken }, context) => context.prisma.shareLink.findFirst({ ...query, where: ownLink(context, uuidOrToken) }),
  }),
)

builder.mutationFields((t) => ({
  createShareLink: t.field({
    type: ShareLinkPayload,
    args: { input: t.arg({ type: CreateShareLinkInput, required: true }) },
    resolve: async (_, { input }, context, info) => {
      const animal = await requireOwnAnimal(context, input.animalUuid)
      const { prisma, secrets, now } = context
      const query = queryFromInfo({ context, info, path: ['shareLink'] })
      const shareLink = await prisma.$transaction(async (tx) => {
        await requireRoomForShareLink(tx, animal.id, now)
        return await tx.shareLink.create({
          ...query,
          data: {
            animalId: animal.id,
            ...newShareToken(secrets),
            createdAt: now,
            expiresAt: new Date(now.getTime() + shareLifetimeMs),
          },
        })
      })
      return { animal, shareLink }
    },
  }),
  revokeShareLink: t.field({
    type: ShareLinkPayload,
    description: 'Holds at once. Revoking again changes nothing.',
    args: { input: t.arg({ type: RevokeShareLinkInput, required: true }) },
    resolve: async (_, { input: { uuidOrToken, animalUuid } }, context, info) => {
      requireViewer(context)
      const { prisma, now } = context
      const where = { ...ownLink(context, uuidOrToken), ...(animalUuid != null && { animalId: idOf(animalUuid) }) }
      await prisma.shareLink.updateMany({ where: { ...where, revokedAt: null }, data: { revokedAt: now } })
      const query = queryFromInfo({ context, info, path: ['shareLink'], select: { animalId: true } })
      const shareLink = (await prisma.shareLink.findFirst({ ...query, where })) ?? fail('Lien de partage non trouvé')
      return { animal: await requireOwnAnimal(context, shareLink.animalId), shareLink }
    },
  }),
}))

function fail(what: string): never {
  throw notFound(what)
}
