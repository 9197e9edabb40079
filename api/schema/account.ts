import { normalizeEmail, profileInput } from '#shared/account'
import { closeFamilies } from '../auth/tokens'
import { accountClock, isAdmin } from '../accountClock'
import type { Viewer } from '../context'
import { emailTaken, isUniqueViolation } from '../errors'
import { queueMail } from '../mail'
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

builder.mutationFields((t) => ({
  updateViewer: t.field({
    type: ViewerPayload,
    args: { input: t.arg({ type: UpdateViewerInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { user, ...viewer } = requireViewer(context)
      const { email: typed, ...profile } = validated(profileInput, withoutNulls(input))
      const { prisma, env, limits, now } = context
      const email = typed === undefined ? user.email : normalizeEmail(typed)
      const isNew = email !== user.email
      // A changed address is unproven until its own mail says otherwise.
      if (isNew) await limits.take('mail', email)
      const data = { ...profile, ...(isNew && { email, emailVerifiedAt: null }) }
      const changed = await prisma
        .$transaction(async (tx) => {
          const updated = await tx.user.update({ where: { id: user.id }, data, include: { timeOverride: true } })
          if (isNew) {
            await queueMail(tx, { kind: 'verify', user: updated, now })
            await queueMail(tx, { kind: 'addressChanged', user, now })
          }
          return updated
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? emailTaken() : error
        })
      context.viewer = { ...viewer, user: changed, isAdmin: isAdmin(changed, env), clock: accountClock(changed, context) }
      return context.viewer
    },
  }),
  logoutAll: t.field({
    type: OkPayload,
    description: 'Ends every session of the user, this one too, at once.',
    resolve: async (_, __, context) => {
      const { user } = requireViewer(context)
      await closeFamilies(context.prisma, { userId: user.id, now: context.now })
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

/** GraphQL's null for what was not named. */
function withoutNulls(input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
}
