import { queryFromInfo } from '@pothos/plugin-prisma'
import { shareLifetimeMs, shareScopes } from '#shared/sharing/shareLink'
import { shareLinkInput } from '#shared/sharing/shareLinkSchemas'
import { ViewerRef } from '../account/types'
import { lockAccess } from '../auth/lockSession'
import { hashPassword } from '../auth/passwords'
import { newShareToken } from '../auth/shareTokens'
import { lockAnimal } from '../base/db/locks'
import { newRowIds } from '../base/derivedId'
import { validationError, notFound } from '../base/errors'
import { requireQuotaForShareLink } from '../base/limits/quotas'
import { AnimalRef } from '../cat/types'
import { matchableId, requireAnimal, requireViewer } from '../graphql/access'
import { builder, passwordPrice } from '../graphql/builder'
import { ShareScopeEnum } from '../graphql/enums'
import { clientIdDescription } from '../graphql/scalars'
import { validate } from '../graphql/validate'
import type { RecordRow } from '../reading/record'
import { ownLink, ShareLinkRef } from './types'

interface ShareLinkResult {
  animal: RecordRow
  shareLink: typeof ShareLinkRef.$inferType
}

const ShareLinkPayload = builder
  .objectRef<ShareLinkResult>('ShareLinkPayload')
  .implement({
    fields: (t) => ({
      animal: t.field({ type: AnimalRef, resolve: ({ animal }) => animal }),
      shareLink: t.field({ type: ShareLinkRef, resolve: ({ shareLink }) => shareLink }),
    }),
  })

const CreateShareLinkInput = builder.inputType('CreateShareLinkInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    uuid: t.field({ type: 'UUID', description: clientIdDescription }),
    forWhom: t.string({ description: '100 characters at most.' }),
    hours: t.int({ description: '24, 72, 168 or 720; 72 by default.' }),
    scopes: t.field({
      type: [ShareScopeEnum],
      description:
        'The parts that it shows in addition to tiles, alerts and journal; all by default.',
    }),
    code: t.string({ description: '6 digits that are required to open it; none by default.' }),
    mailAtOpening: t.boolean({
      description: 'Sends the owner a mail when it is first opened; false by default.',
    }),
  }),
})

const RevokeShareLinkInput = builder.inputType('RevokeShareLinkInput', {
  fields: (t) => ({
    uuidOrToken: t.string({ required: true, description: 'The record’s id or its token.' }),
    animalUuid: t.id({ description: 'The link must be this cat’s.' }),
  }),
})

builder.objectField(ViewerRef, 'shareLink', (t) =>
  t.prismaField({
    type: ShareLinkRef,
    nullable: true,
    args: { uuidOrToken: t.arg.string({ required: true }) },
    resolve: (query, _, { uuidOrToken }, context) =>
      context.prisma.shareLink.findFirst({ ...query, where: ownLink(context, uuidOrToken) }),
  }),
)

builder.mutationFields((t) => ({
  createShareLink: t.field({
    type: ShareLinkPayload,
    complexity: ({ input }) => (input.code ? passwordPrice : {}),
    args: { input: t.arg({ type: CreateShareLinkInput, required: true }) },
    resolve: async (_, { input }, context, info) => {
      const animal = await requireAnimal(context, input.animalUuid, 'share')
      const { forWhom = null, hours, scopes, code, mailAtOpening } = validate(shareLinkInput, input)
      // A link sends mails to proven addresses only: an unproven one may belong to another person.
      if (mailAtOpening && !requireViewer(context).user.emailVerifiedAt)
        throw validationError({ mailAtOpening: 'Confirmez d’abord votre adresse email' })
      const codeHash = code ? await hashPassword(code) : null
      const { prisma, secrets, now } = context
      const query = queryFromInfo({ context, info, path: ['shareLink'] })
      const ids = newRowIds(animal.id, input.uuid)
      const shareLink = await prisma.$transaction(async (tx) => {
        await lockAnimal(tx, animal.id)
        // The link outlasts the session: an intruder's must not create it once restoring the
        // address has revoked the links (ADR 12).
        await lockAccess(tx, requireViewer(context))
        const existing = await tx.shareLink.findMany({
          where: { id: { in: ids } },
          select: { id: true, animalId: true },
        })
        const own = existing.find((one) => one.animalId === animal.id)
        if (own) return await tx.shareLink.findUniqueOrThrow({ ...query, where: { id: own.id } })
        await requireQuotaForShareLink(tx, animal.id, now)
        return await tx.shareLink.create({
          ...query,
          data: {
            animalId: animal.id,
            ...newShareToken(secrets, ids[existing.length]),
            createdAt: now,
            expiresAt: new Date(now.getTime() + shareLifetimeMs(hours ?? undefined)),
            forWhom,
            scopes: shareScopes.filter((scope) => scopes?.includes(scope) ?? true),
            codeHash,
            mailAtOpening: mailAtOpening ?? false,
          },
        })
      })
      return { animal, shareLink }
    },
  }),
  revokeShareLink: t.field({
    type: ShareLinkPayload,
    description: 'Revokes a link at once. Revoking it again changes nothing.',
    args: { input: t.arg({ type: RevokeShareLinkInput, required: true }) },
    resolve: async (_, { input: { uuidOrToken, animalUuid } }, context, info) => {
      requireViewer(context)
      const { prisma, now } = context
      const where = {
        ...ownLink(context, uuidOrToken),
        ...(animalUuid != null && { animalId: matchableId(animalUuid) }),
      }
      await prisma.shareLink.updateMany({
        where: { ...where, revokedAt: null },
        data: { revokedAt: now },
      })
      const query = queryFromInfo({
        context,
        info,
        path: ['shareLink'],
        select: { animalId: true },
      })
      const shareLink = (await prisma.shareLink.findFirst({ ...query, where })) ?? fail()
      return { animal: await requireAnimal(context, shareLink.animalId, 'see'), shareLink }
    },
  }),
}))

function fail(): never {
  throw notFound('Lien de partage non trouvé')
}
