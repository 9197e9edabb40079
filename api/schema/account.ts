import { changePasswordInput, normalizeEmail, profileInput } from '#shared/account'
import { checkPassword, hashPassword } from '../auth/passwords'
import { accountClock, isAdmin } from '../accountClock'
import type { Context, Viewer } from '../context'
import { emailTaken, invalid, isUniqueViolation } from '../errors'
import { requireViewer } from './access'
import { builder } from './builder'
import { OkPayload } from './ok'
import { validated } from './validate'
import { ViewerRef } from './viewer'

const ViewerPayload = builder.objectRef<Viewer>('ViewerPayload').implement({
  fields: (t) => ({ viewer: t.field({ type: ViewerRef, resolve: (viewer) => viewer }) }),
})

const UpdateViewerInput = builder.inputType('UpdateViewerInput', {
  description: 'Only what is named changes.',
  fields: (t) => ({ email: t.string(), firstName: t.string(), lastName: t.string(), timeZone: t.string() }),
})

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  fields: (t) => ({ currentPassword: t.string({ required: true }), password: t.string({ required: true }) }),
})

builder.mutationFields((t) => ({
  updateViewer: t.field({
    type: ViewerPayload,
    args: { input: t.arg({ type: UpdateViewerInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { user, ...viewer } = requireViewer(context)
      const { email: typed, ...profile } = validated(profileInput, withoutNulls(input))
      const { prisma, env } = context
      const email = typed === undefined ? user.email : normalizeEmail(typed)
      const isNew = email !== user.email
      // A changed address is unproven until its own mail says otherwise.
      const data = { ...profile, ...(isNew && { email, emailVerifiedAt: null }) }
      const changed = await prisma.user
        .update({ where: { id: user.id }, data, include: { timeOverride: true } })
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? emailTaken() : error
        })
      context.viewer = { ...viewer, user: changed, isAdmin: isAdmin(changed, env), clock: accountClock(changed, context) }
      return context.viewer
    },
  }),
  changePassword: t.field({
    type: OkPayload,
    description: 'Ends every other session of the user.',
    args: { input: t.arg({ type: ChangePasswordInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { user, familyId } = requireViewer(context)
      const { currentPassword, password } = validated(changePasswordInput, input)
      if (!(await checkPassword(currentPassword, user.passwordHash))) {
        throw invalid({ currentPassword: 'Mot de passe actuel incorrect' })
      }
      await context.prisma.user.update({ where: { id: user.id }, data: { passwordHash: await hashPassword(password) } })
      await endFamilies(context, user.id, familyId)
      return {}
    },
  }),
  logoutAll: t.field({
    type: OkPayload,
    description: 'Ends every session of the user, this one too, at once.',
    resolve: async (_, __, context) => {
      await endFamilies(context, requireViewer(context).user.id)
      return {}
    },
  }),
  deleteViewer: t.field({
    type: OkPayload,
    description: 'Deletes the account for good: cats, entries, photos, links, alerts, tokens.',
    resolve: async (_, __, context) => {
      await context.prisma.user.delete({ where: { id: requireViewer(context).user.id } })
      context.viewer = null
      return {}
    },
  }),
}))

async function endFamilies({ prisma, now }: Context, userId: string, except?: string): Promise<void> {
  await prisma.refreshFamily.updateMany({
    where: { userId, revokedAt: null, ...(except !== undefined && { id: { not: except } }) },
    data: { revokedAt: now },
  })
}

/** GraphQL's null for what was not named. */
function withoutNulls(input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
}
