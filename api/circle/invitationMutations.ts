import { queryFromInfo } from '@pothos/plugin-prisma'
import { DAY_MS } from '#shared/base/duration'
import { addDays } from '#shared/base/time'
import { INVITATION_DAYS, MAX_SITTING_DAYS } from '#shared/circle/circleLimits'
import { invitationInput } from '#shared/circle/invitationSchema'
import { hasRight } from '#shared/circle/rights'
import { ViewerRef } from '../account/types'
import { lockSession } from '../auth/lockSession'
import { lockAnimal } from '../base/db/locks'
import { newRowIds } from '../base/derivedId'
import { validationError, notFound } from '../base/errors'
import { requireQuotaForInvitation } from '../base/limits/quotas'
import { queueInvitation } from '../base/mail/queue'
import { hashOfToken, newToken } from '../base/randomToken'
import { clockOf } from '../cat/healthRecord'
import { AnimalPayload } from '../cat/payloadTypes'
import { AnimalRef } from '../cat/types'
import { matchableId, relationsOf, requireAnimal, requireSession } from '../graphql/access'
import { builder, wholeListPrice } from '../graphql/builder'
import { validate } from '../graphql/validate'
import { fromDay } from '../reading/entryRow'
import type { RecordRow } from '../reading/record'
import { acceptInvitation, openInvitation } from './acceptInvitation'
import { RoleEnum } from './members'

const InvitationRef = builder.prismaObject('Invitation', {
  description: 'An offer to join a cat’s circle, which works once.',
  select: {},
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    role: t.expose('role', { type: RoleEnum }),
    lastDay: t.expose('lastDay', { type: 'Date', nullable: true }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'The address that it was sent to. It is null if it is a link.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
})

builder.objectField(AnimalRef, 'invitations', (t) =>
  t.prismaField({
    type: [InvitationRef],
    complexity: wholeListPrice(10),
    description:
      'The invitations that are not accepted yet, newest first. Only the owner can read them.',
    resolve: (query, record, _, context) =>
      hasRight(record.role, 'invite')
        ? relationsOf(record, context).invitations({
            ...query,
            where: { acceptedAt: null, expiresAt: { gt: context.now } },
            orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
          })
        : [],
  }),
)

const OfferRef = builder
  .objectRef<NonNullable<Awaited<ReturnType<typeof openInvitation>>>>('InvitationOffer')
  .implement({
    description: 'The content of an invitation, for any holder of its link.',
    fields: (t) => ({
      catName: t.exposeString('catName'),
      ownerName: t.exposeString('ownerName', {
        description: 'The first name of the owner who invites.',
      }),
      role: t.expose('role', { type: RoleEnum }),
      lastDay: t.field({ type: 'Date', nullable: true, resolve: ({ lastDay }) => lastDay }),
      isOwn: t.exposeBoolean('isOwn', { description: 'True if the viewer owns the cat.' }),
    }),
  })

builder.objectField(ViewerRef, 'invitation', (t) =>
  t.field({
    type: OfferRef,
    nullable: true,
    args: { token: t.arg.string({ required: true }) },
    description:
      'It is null if the invitation is unknown, expired, withdrawn, or ' +
      'accepted by another person. The four cases look alike.',
    resolve: async (_, { token }, context) => {
      const { user } = requireSession(context)
      await context.limits.take('shareReading', context.network)
      return await openInvitation(context.prisma, { token, userId: user.id, now: context.now })
    },
  }),
)

const InviteInput = builder.inputType('InviteToCircleInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    uuid: t.field({
      type: 'UUID',
      description:
        'The client generates the id. A repeated request creates no second invitation and sends ' +
        'no second mail; its link replaces that of the first request.',
    }),
    role: t.string({ required: true, description: 'carer or sitter.' }),
    lastDay: t.string({
      description: 'The last day of a sitter: YYYY-MM-DD in the owner’s calendar, today or later.',
    }),
    email: t.string({
      description: 'The address to send it to. Without one, the payload contains a link.',
    }),
  }),
})
const CancelInvitationInput = builder.inputType('CancelInvitationInput', {
  fields: (t) => ({ animalUuid: t.id({ required: true }), uuid: t.id({ required: true }) }),
})
const AcceptInvitationInput = builder.inputType('AcceptInvitationInput', {
  fields: (t) => ({ token: t.string({ required: true }) }),
})

const InvitePayload = builder
  .objectRef<{
    animal: RecordRow
    invitation: typeof InvitationRef.$inferType
    link: string | null
  }>('InviteToCirclePayload')
  .implement({
    fields: (t) => ({
      animal: t.field({ type: AnimalRef, resolve: ({ animal }) => animal }),
      invitation: t.field({ type: InvitationRef, resolve: ({ invitation }) => invitation }),
      link: t.exposeString('link', {
        nullable: true,
        description:
          'The link for the invited person; it cannot be shown again. It is null if it was sent by mail.',
      }),
    }),
  })

const AcceptPayload = builder
  .objectRef<{ animalId: string }>('AcceptInvitationPayload')
  .implement({
    fields: (t) => ({
      animal: t.field({
        type: AnimalRef,
        resolve: ({ animalId }, _, context) => requireAnimal(context, animalId, 'see'),
      }),
      viewer: t.field({ type: ViewerRef, resolve: (_, __, context) => requireSession(context) }),
    }),
  })

builder.mutationFields((t) => ({
  inviteToCircle: t.field({
    type: InvitePayload,
    description: `Creates an invitation for one person. It is valid for ${INVITATION_DAYS} days and works once.`,
    args: { input: t.arg({ type: InviteInput, required: true }) },
    resolve: async (_, { input }, context, info) => {
      const { user, familyId } = requireSession(context)
      const animal = await requireAnimal(context, input.animalUuid, 'invite')
      const { role, lastDay = null, email = null } = validate(invitationInput, input)
      const { today } = clockOf(animal, context)
      if (lastDay !== null && lastDay < today)
        throw validationError({ lastDay: 'Ce jour est déjà passé' })
      if (lastDay !== null && lastDay > addDays(today, MAX_SITTING_DAYS))
        throw validationError({ lastDay: 'Un an au plus' })
      if (email !== null && !user.emailVerifiedAt)
        throw validationError({ email: 'Confirmez d’abord votre adresse email' })
      const { prisma, env, limits, now } = context
      if (email !== null) {
        await limits.take('invitation', user.id)
        await limits.take('invitationAddress', email)
      }
      const token = email === null ? newToken() : null
      const query = queryFromInfo({ context, info, path: ['invitation'] })
      const ids = newRowIds(animal.id, input.uuid)
      const invitation = await prisma.$transaction(async (tx) => {
        await lockAnimal(tx, animal.id)
        // The invitation outlasts the session: an intruder's must not create it once restoring the
        // address has withdrawn the invitations (ADR 12).
        await lockSession(tx, { userId: user.id, familyId })
        const existing = await tx.invitation.findMany({
          where: { id: { in: ids } },
          select: { id: true, animalId: true },
        })
        const own = existing.find((one) => one.animalId === animal.id)
        if (own)
          return await tx.invitation.update({
            ...query,
            where: { id: own.id },
            // The response with the first token was lost: only its hash is stored.
            data: token ? { hash: hashOfToken(token) } : {},
          })
        await requireQuotaForInvitation(tx, animal.id, now)
        const id = ids[existing.length]!
        const data = {
          id,
          animalId: animal.id,
          role,
          lastDay: lastDay && fromDay(lastDay),
          email,
          hash: token && hashOfToken(token),
          createdAt: now,
          expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
        }
        const created = await tx.invitation.create({ ...query, data })
        if (email !== null)
          await queueInvitation(tx, { invitationId: id, userId: user.id, recipient: email, now })
        return created
      })
      return { animal, invitation, link: token && `${env.publicUrl}/invitation/${token}` }
    },
  }),
  cancelInvitation: t.field({
    type: AnimalPayload,
    description: 'Withdraws an invitation that is not accepted yet.',
    args: { input: t.arg({ type: CancelInvitationInput, required: true }) },
    resolve: async (_, { input: { animalUuid, uuid } }, context) => {
      requireSession(context)
      const animal = await requireAnimal(context, animalUuid, 'invite')
      const { count } = await context.prisma.invitation.deleteMany({
        where: { id: matchableId(uuid), animalId: animal.id, acceptedAt: null },
      })
      if (count === 0) throw notFound('Invitation non trouvée')
      return { animal }
    },
  }),
  acceptInvitation: t.field({
    type: AcceptPayload,
    description:
      'Adds the viewer to the cat’s circle. A member has the role of the newest accepted invitation. ' +
      'A repeated call changes nothing.',
    args: { input: t.arg({ type: AcceptInvitationInput, required: true }) },
    resolve: async (_, { input: { token } }, context) => {
      const { user } = requireSession(context)
      await context.limits.take('shareReading', context.network)
      return {
        animalId: await acceptInvitation(context.prisma, {
          token,
          userId: user.id,
          now: context.now,
        }),
      }
    },
  }),
}))
