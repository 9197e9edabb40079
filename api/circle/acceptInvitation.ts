import type { Prisma, PrismaClient } from '#prisma'
import type { HelperRole } from '#shared/circle/rights'
import { endOfLastDay } from '../auth/sitterEnds'
import { validationError, notFound } from '../base/errors'
import { requireQuotaForMember } from '../base/limits/quotas'
import { hashOfToken } from '../base/randomToken'
import { activeMembership } from '../reading/circleSql'
import { toDay } from '../reading/entryRow'

interface InvitationHolder {
  token: string
  userId: string
  now: Date
}

interface Offer {
  catName: string
  ownerName: string
  role: HelperRole
  lastDay: string | null
  isOwn: boolean
}

const offerInclude = {
  animal: {
    select: { name: true, userId: true, user: { select: { firstName: true, timeZone: true } } },
  },
} as const

/**
 * Returns an invitation that can be accepted, or that this user, who is still a member, has
 * accepted.
 */
async function findOpenInvitation(
  store: Prisma.TransactionClient | PrismaClient,
  { token, userId, now }: InvitationHolder,
) {
  const invitation = await store.invitation.findUnique({
    where: { hash: hashOfToken(token), expiresAt: { gt: now } },
    include: offerInclude,
  })
  if (!invitation) return null
  const { animalId, acceptedAt, acceptedById, lastDay } = invitation
  const endsAt = lastDay && endOfLastDay(toDay(lastDay), invitation.animal.user.timeZone)
  if (endsAt && endsAt <= now) return null
  if (acceptedAt === null) return { ...invitation, endsAt }
  const isMember =
    acceptedById === userId &&
    (await store.membership.count({ where: { animalId, userId, ...activeMembership(now) } })) > 0
  return isMember ? { ...invitation, endsAt } : null
}

/**
 * Returns the offer of an invitation. `null`, without distinction, if it is unknown, expired,
 * withdrawn, of a deleted cat, or accepted by another user.
 */
export async function openInvitation(
  prisma: PrismaClient,
  holder: InvitationHolder,
): Promise<Offer | null> {
  const invitation = await findOpenInvitation(prisma, holder)
  if (!invitation) return null
  const { animal, role, lastDay } = invitation
  return {
    catName: animal.name,
    ownerName: animal.user.firstName,
    role,
    lastDay: lastDay && toDay(lastDay),
    isOwn: animal.userId === holder.userId,
  }
}

/**
 * Accepts an invitation and returns the cat's id. If two users accept it at once, the second one
 * finds it accepted.
 * @throws NOT_FOUND, VALIDATION
 */
export async function acceptInvitation(
  prisma: PrismaClient,
  holder: InvitationHolder,
): Promise<string> {
  const { token, userId, now } = holder
  return await prisma.$transaction(async (tx) => {
    // The cat is locked first, in the order in which a deletion locks.
    await tx.$queryRaw`SELECT 1 FROM animals WHERE id = (SELECT animal_id FROM invitations
      WHERE hash = ${hashOfToken(token)}) FOR NO KEY UPDATE`
    // Both users are locked: the owner's time zone determines a sitter's end, and may just change.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid OR id = (SELECT a.user_id
      FROM invitations i JOIN animals a ON a.id = i.animal_id WHERE i.hash = ${hashOfToken(token)})
      ORDER BY id FOR NO KEY UPDATE`
    const invitation = await findOpenInvitation(tx, holder)
    if (!invitation) throw invalidInvitation()
    const { id, animalId, role, lastDay, endsAt, acceptedAt, animal } = invitation
    if (animal.userId === userId) throw validationError({ token: 'Ce chat est déjà le vôtre' })
    if (acceptedAt !== null) return animalId
    await requireQuotaForMember(tx, { animalId, userId, now })
    if (!(await hasNewerRole(tx, invitation, holder))) {
      const membership = { role, lastDay, endsAt, joinedAt: now }
      await tx.membership.upsert({
        where: { animalId_userId: { animalId, userId } },
        create: { ...membership, animalId, userId },
        update: membership,
      })
    }
    const { count } = await tx.invitation.updateMany({
      where: { id },
      data: { acceptedAt: now, acceptedById: userId },
    })
    // The owner has withdrawn it meanwhile.
    if (count === 0) throw invalidInvitation()
    return animalId
  })
}

/** Returns whether a member's role comes from a newer invitation, and stays (product/circle 3.3). */
async function hasNewerRole(
  tx: Prisma.TransactionClient,
  { animalId, createdAt }: { animalId: string; createdAt: Date },
  { userId, now }: InvitationHolder,
): Promise<boolean> {
  const member = await tx.membership.findFirst({
    where: { animalId, userId, ...activeMembership(now) },
    select: { joinedAt: true },
  })
  if (!member) return false
  // The invitation that gave the role was accepted at the instant of joining.
  const newer = { acceptedById: userId, acceptedAt: member.joinedAt, createdAt: { gt: createdAt } }
  return (await tx.invitation.count({ where: { animalId, ...newer } })) > 0
}

const invalidInvitation = () => notFound('Cette invitation n’est plus valable')
