import { queryFromInfo } from '@pothos/plugin-prisma'
import { INVITATION_DAYS, MOST_SITTING_DAYS } from '#shared/circle'
import { invitationInput } from '#shared/circleInput'
import { may } from '#shared/rights'
import { addDays } from '#shared/time'
import { hashOfToken, newToken } from '../auth/randomToken'
import { invalid, notFound } from '../errors'
import { requireRoomForInvitation } from '../limits/quotas'
import { queueInvitation } from '../mail/queue'
import { fromDay } from '../records/fields'
import { acceptInvitation, openInvitation } from '../records/invitations'
import type { RecordRow } from '../records/record'
import { idOf, relationsOf, requireAnimal, requireSession } from './access'
import { AnimalRef } from './animal'
import { builder, wholeListCost } from './builder'
import { RoleEnum } from './circle'
import { AnimalPayload } from './editAnimal'
import { clockOf } from './healthRecord'
import { validated } from './validate'
import { ViewerRef } from './viewer'

const DAY_MS = 24 * 3_600_000

const InvitationRef = builder.prismaObject('Invitation', {
  description: 'A way into a cat’s circle, once.',
  select: {},
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    role: t.expose('role', { type: RoleEnum }),
    lastDay: t.expose('lastDay', { type: 'Date', nullable: true }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'Where it was sent; null: it is a link.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
})

builder.objectField(AnimalRef, 'invitations', (t) =>
  t.prismaField({
    type: [InvitationRef],
    complexity: wholeListCost(10),
    description: 'Those that nobody has accepted yet, newest first; the owner’s alone.',
    resolve: (query, record, _, context) =>
      may(record.role, 'invite')
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
    description: 'What an invitation offers to whoever holds it.',
    fields: (t) => ({
      catName: t.exposeString('catName'),
      ownerName: t.exposeString('ownerName', { description: 'The first name of who invites.' }),
      role: t.expose('role', { type: RoleEnum }),
      lastDay: t.field({ type: 'Date', nullable: true, resolve: ({ lastDay }) => lastDay }),
      isOwn: t.exposeBoolean('isOwn', { description: 'The cat is the viewer’s own.' }),
    }),
  })

builder.objectField(ViewerRef, 'invitation', (t) =>
  t.field({
    type: OfferRef,
    nullable: true,
    args: { token: t.arg.string({ required: true }) },
    description: 'Null, all alike: unknown, expired, withdrawn, or accepted by somebody else.',
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
    role: t.string({ required: true, description: 'carer or sitter.' }),
    lastDay: t.string({
      description: 'A sitter’s: YYYY-MM-DD of the owner’s calendar, today or later.',
    }),
    email: t.string({ description: 'Where it is sent; without it, the payload has a link.' }),
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
        description: 'To be passed on; it cannot be shown again. Null: it goes by mail.',
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
    description: `Makes an invitation for one person, valid ${INVITATION_DAYS} days and once.`,
    args: { input: t.arg({ type: InviteInput, required: true }) },
    resolve: async (_, { input }, context, info) => {
      const { user } = requireSession(context)
      const animal = await requireAnimal(context, input.animalUuid, 'invite')
      const { role, lastDay = null, email = null } = validated(invitationInput, input)
      const { today } = clockOf(animal, context)
      if (lastDay !== null && lastDay < today) throw invalid({ lastDay: 'Ce jour est déjà passé' })
      if (lastDay !== null && lastDay > addDays(today, MOST_SITTING_DAYS))
        throw invalid({ lastDay: 'Un an au plus' })
      if (email !== null && !user.emailVerifiedAt)
        throw invalid({ email: 'Confirmez d’abord votre adresse email' })
      const { prisma, env, limits, now } = context
      if (email !== null) await limits.take('invitation', user.id)
      const token = email === null ? newToken() : null
      const query = queryFromInfo({ context, info, path: ['invitation'] })
      const invitation = await prisma.$transaction(async (tx) => {
        await requireRoomForInvitation(tx, animal.id, now)
        const id = crypto.randomUUID()
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
        const made = await tx.invitation.create({ ...query, data })
        if (email !== null)
          await queueInvitation(tx, { invitationId: id, userId: user.id, recipient: email, now })
        return made
      })
      return { animal, invitation, link: token && `${env.publicUrl}/invitation/${token}` }
    },
  }),
  cancelInvitation: t.field({
    type: AnimalPayload,
    description: 'Withdraws an invitation that nobody has accepted.',
    args: { input: t.arg({ type: CancelInvitationInput, required: true }) },
    resolve: async (_, { input: { animalUuid, uuid } }, context) => {
      requireSession(context)
      const animal = await requireAnimal(context, animalUuid, 'invite')
      const { count } = await context.prisma.invitation.deleteMany({
        where: { id: idOf(uuid), animalId: animal.id, acceptedAt: null },
      })
      if (count === 0) throw notFound('Invitation non trouvée')
      return { animal }
    },
  }),
  acceptInvitation: t.field({
    type: AcceptPayload,
    description:
      'Puts the viewer into the cat’s circle. Who is in already gets the role of the invitation; again, it changes nothing.',
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
