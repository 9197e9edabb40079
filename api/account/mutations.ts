import type { PrismaClient, User } from '#prisma'
import { profileInput } from '#shared/account/accountSchemas'
import { setPendingEmail } from '../auth/addressChange'
import { lockSession } from '../auth/lockSession'
import { updateSitterEnds } from '../auth/sitterEnds'
import { revokeSessionsAndTokens } from '../auth/tokens'
import { accountClock, isAdmin } from '../base/accountClock'
import { lockAnimals, lockUser } from '../base/db/locks'
import { trimAccount } from '../base/db/trimRows'
import { removeMailsTo } from '../base/mail/outbox'
import { requireSession, requireViewer } from '../graphql/access'
import { builder, passwordPrice } from '../graphql/builder'
import { OkPayload } from '../graphql/okPayload'
import { validate } from '../graphql/validate'
import { withoutHash } from '../reading/sessionUser'
import { requireEmailChange } from './emailChangeMutations'
import { proveIdentity } from './proveIdentity'
import { ViewerPayload } from './types'

const UpdateViewerInput = builder.inputType('UpdateViewerInput', {
  description: 'Only the fields that are sent change.',
  fields: (t) => ({
    email: t.string(),
    currentPassword: t.string({
      description: 'Required to change the address if `viewer.emailChangeNeeds` is password.',
    }),
    firstName: t.string(),
    lastName: t.string(),
    timeZone: t.string(),
  }),
})

const DeleteViewerInput = builder.inputType('DeleteViewerInput', {
  fields: (t) => ({ currentPassword: t.string() }),
})

builder.mutationFields((t) => ({
  updateViewer: t.field({
    type: ViewerPayload,
    complexity: passwordPrice,
    description:
      'Changes the viewer’s name, time zone or address. A new address is stored as ' +
      '`pendingEmail` until the link of its mail is opened. It requires the password, or a ' +
      'sign-in with Google less than 10 minutes ago if the account has no password.',
    args: { input: t.arg({ type: UpdateViewerInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { user, ...viewer } = requireSession(context)
      const {
        email: typed,
        currentPassword,
        ...profile
      } = validate(profileInput, withoutNulls(input))
      const { prisma, env, now } = context
      const email = typed === undefined || typed === user.email ? null : typed
      if (email !== null) await requireEmailChange(context, { email, currentPassword })
      const changed = await prisma.$transaction(async (tx) => {
        if (email !== null) {
          await lockSession(tx, { userId: user.id, familyId: viewer.familyId })
          await setPendingEmail(tx, { user, email, sessionSince: viewer.opening.at, now })
        }
        const row = await tx.user.update({
          where: { id: user.id },
          data: profile,
          include: { timeOverride: true },
        })
        if (profile.timeZone !== undefined) await updateSitterEnds(tx, user.id, profile.timeZone)
        return withoutHash(row)
      })
      context.viewer = {
        ...viewer,
        user: changed,
        isAdmin: isAdmin(changed, env),
        clock: accountClock(changed, context),
      }
      return context.viewer
    },
  }),
  logoutAll: t.field({
    type: OkPayload,
    description: 'Ends every session of the user, this one too, at once.',
    resolve: async (_, __, context) => {
      const { user } = requireViewer(context)
      await context.prisma.$transaction(async (tx) => {
        // A token or an address that is just being created is ended too.
        await lockUser(tx, user.id)
        await revokeSessionsAndTokens(tx, { userId: user.id, now: context.now })
      })
      context.clearPhotoCookie()
      return {}
    },
  }),
  deleteViewer: t.field({
    type: OkPayload,
    complexity: passwordPrice,
    description:
      'Deletes the account for good: cats, entries, photos, links, alerts, tokens. It ' +
      'requires the password, or a sign-in with Google less than 10 minutes ago if the ' +
      'account has no password (`viewer.emailChangeNeeds`).',
    args: { input: t.arg({ type: DeleteViewerInput }) },
    resolve: async (_, { input }, context) => {
      const {
        user: { id, email, pendingEmail },
        familyId,
      } = requireSession(context)
      await proveIdentity(context, {
        currentPassword: input?.currentPassword ?? undefined,
        google: { currentPassword: 'Confirmez d’abord avec Google que c’est bien vous.' },
      })
      const { prisma, database, env, log } = context
      const mailedAddresses = await mailedAddressesOf(prisma, { id, email, pendingEmail })
      await trimAccount(database, id)
      await prisma.$transaction(async (tx) => {
        // Each cat has its own statement: the statement time-out allows for ten years of one cat.
        for (const cat of await tx.animal.findMany({ where: { userId: id }, select: { id: true } }))
          await tx.animal.deleteMany({ where: cat })
        // The account is locked after its cats and those of its memberships, in the order in which
        // saves lock (avoids deadlocks).
        const helped = await tx.membership.findMany({
          where: { userId: id },
          select: { animalId: true },
        })
        await lockAnimals(
          tx,
          helped.map(({ animalId }) => animalId),
        )
        await lockSession(tx, { userId: id, familyId })
        await tx.user.delete({ where: { id } })
        await tx.mail.deleteMany({ where: { recipient: email } })
      })
      // An unproven address may belong to another account, whose mails are kept.
      const otherUsers = await prisma.user.findMany({
        where: { email: { in: mailedAddresses } },
        select: { email: true },
      })
      const addresses = mailedAddresses.filter(
        (address) => !otherUsers.some((user) => user.email === address),
      )
      // The account is already deleted; the daily purge removes a file that is left.
      await removeMailsTo(env.dataDir, addresses).catch((error: unknown) =>
        log.error({ err: error }, 'outbox files could not be deleted'),
      )
      context.viewer = null
      context.clearPhotoCookie()
      return {}
    },
  }),
}))

/** Returns the addresses to which mails about the account or its cats may have been sent. */
async function mailedAddressesOf(
  prisma: PrismaClient,
  { id, email, pendingEmail }: Pick<User, 'id' | 'email' | 'pendingEmail'>,
): Promise<string[]> {
  const addressQuery = { where: { userId: id }, select: { email: true } } as const
  const [proofs, formers, invitations] = await Promise.all([
    prisma.mailToken.findMany(addressQuery),
    prisma.formerEmail.findMany(addressQuery),
    prisma.invitation.findMany({
      where: { animal: { userId: id }, email: { not: null } },
      select: { email: true },
    }),
  ])
  return [
    email,
    ...(pendingEmail === null ? [] : [pendingEmail]),
    ...[...proofs, ...formers, ...invitations].map((one) => one.email!),
  ]
}

function withoutNulls(input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
}
