import { hasRight, roles } from '#shared/circle/rights'
import { ViewerRef } from '../account/types'
import { lockAnimal } from '../base/db/locks'
import { accessDenied, notFound } from '../base/errors'
import { AnimalPayload } from '../cat/payloadTypes'
import { AnimalRef } from '../cat/types'
import { matchableId, relationsOf, requireAnimal, requireSession } from '../graphql/access'
import { builder, wholeListPrice } from '../graphql/builder'
import type { Context } from '../graphql/context'
import { activeMembership } from '../reading/circleSql'

export const RoleEnum = builder.enumType('CircleRole', {
  description: 'The role of a person for a cat. A sitter has access until a day.',
  values: roles,
})

const CircleMemberRef = builder.prismaObject('Membership', {
  name: 'CircleMember',
  description: 'A person in a cat’s circle other than its owner.',
  select: {},
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    firstName: t.string({
      select: { user: { select: { firstName: true } } },
      resolve: ({ user }) => user.firstName,
    }),
    role: t.expose('role', { type: RoleEnum }),
    lastDay: t.expose('lastDay', {
      type: 'Date',
      nullable: true,
      description: 'The last day of a sitter, in the owner’s calendar.',
    }),
    joinedAt: t.expose('joinedAt', { type: 'DateTime' }),
  }),
})

builder.objectFields(AnimalRef, (t) => ({
  role: t.field({
    type: RoleEnum,
    description: 'The role of the viewer for this cat.',
    resolve: ({ role }) => role,
  }),
  lastDay: t.field({
    type: 'Date',
    nullable: true,
    description: 'The last day of the viewer’s access as its sitter.',
    resolve: ({ lastDay }) => lastDay,
  }),
  timeZone: t.string({
    description: 'The owner’s time zone, which determines the calendar days of the entries.',
    resolve: ({ user }) => user.timeZone,
  }),
  ownerName: t.exposeString('ownerName', {
    nullable: true,
    description: 'The owner’s first name. It is null if the viewer owns the cat.',
  }),
  circle: t.prismaField({
    type: [CircleMemberRef],
    complexity: wholeListPrice(10),
    description:
      'The members other than the owner, the oldest membership first. Only the owner can read them.',
    resolve: (query, record, _, context) =>
      hasRight(record.role, 'invite')
        ? relationsOf(record, context).members({
            ...query,
            where: activeMembership(context.now),
            orderBy: [{ joinedAt: 'asc' }, { id: 'asc' }],
          })
        : [],
  }),
}))

const RemoveFromCircleInput = builder.inputType('RemoveFromCircleInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    uuid: t.id({ required: true, description: 'The id of the member.' }),
    withdrawInvitations: t.boolean({
      defaultValue: true,
      description:
        'Withdraws the cat’s open invitations too, since the person may hold one. If ' +
        'false, only those mailed to the person’s address are withdrawn.',
    }),
  }),
})
const LeaveCircleInput = builder.inputType('LeaveCircleInput', {
  fields: (t) => ({ animalUuid: t.id({ required: true }) }),
})

const LeaveCirclePayload = builder
  .objectRef<{ id: string }>('LeaveCirclePayload')
  .implement({
    fields: (t) => ({
      leftId: t.globalID({
        description: 'The id of the cat.',
        resolve: ({ id }) => ({ id, type: AnimalRef }),
      }),
      viewer: t.field({ type: ViewerRef, resolve: (_, __, context) => requireSession(context) }),
    }),
  })

/**
 * Removes a membership. It locks the cat, so that a concurrent save finds that the cat has changed
 * and that the membership has ended (entry/saveWithRetries.ts).
 */
async function removeMember(
  { prisma }: Context,
  animalId: string,
  key: { id: string } | { userId: string },
  withdrawnInvitations: 'all' | 'of the member' | 'none',
): Promise<boolean> {
  return await prisma.$transaction(async (tx) => {
    await lockAnimal(tx, animalId)
    const member = await tx.membership.findFirst({
      where: { animalId, ...key },
      include: { user: { select: { email: true, formerEmails: { select: { email: true } } } } },
    })
    if (!member) return false
    // A replaced address still receives mails, and is stored as long as an invitation lasts.
    const addresses = [member.user, ...member.user.formerEmails].map(({ email }) => email)
    if (withdrawnInvitations !== 'none')
      await tx.invitation.deleteMany({
        where: {
          animalId,
          acceptedAt: null,
          ...(withdrawnInvitations === 'of the member' && { email: { in: addresses } }),
        },
      })
    await tx.membership.delete({ where: { id: member.id } })
    await tx.reminderChoice.deleteMany({ where: { animalId, userId: member.userId } })
    await tx.animal.update({
      where: { id: animalId },
      data: { entriesVersion: { increment: 1 } },
      select: { id: true },
    })
    return true
  })
}

builder.mutationFields((t) => ({
  removeFromCircle: t.field({
    type: AnimalPayload,
    description:
      'Removes a person, at once, and withdraws the invitations that would admit them again.',
    args: { input: t.arg({ type: RemoveFromCircleInput, required: true }) },
    resolve: async (_, { input: { animalUuid, uuid, withdrawInvitations } }, context) => {
      requireSession(context)
      const animal = await requireAnimal(context, animalUuid, 'invite')
      const withdrawn = withdrawInvitations === false ? 'of the member' : 'all'
      if (!(await removeMember(context, animal.id, { id: matchableId(uuid) }, withdrawn)))
        throw notFound('Personne non trouvée')
      return { animal }
    },
  }),
  leaveCircle: t.field({
    type: LeaveCirclePayload,
    description: 'Ends the viewer’s own membership.',
    args: { input: t.arg({ type: LeaveCircleInput, required: true }) },
    resolve: async (_, { input: { animalUuid } }, context) => {
      const { user } = requireSession(context)
      const { id, role } = await requireAnimal(context, animalUuid, 'see')
      if (!hasRight(role, 'leave'))
        throw accessDenied('Le propriétaire ne peut pas quitter son cercle.')
      await removeMember(context, id, { userId: user.id }, 'none')
      return { id }
    },
  }),
}))
