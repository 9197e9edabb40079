import { verifyEmailInput } from '#shared/account'
import { spendMailToken } from '../auth/mailTokens'
import { accountClock, isAdmin } from '../accountClock'
import type { Viewer } from '../context'
import { invalidToken } from '../errors'
import { queueMail } from '../mail'
import { requireViewer } from './access'
import { builder } from './builder'
import { OkPayload } from './ok'
import { validated } from './validate'
import { ViewerRef } from './viewer'

const VerifyEmailPayload = builder.objectRef<{ viewer: Viewer | null }>('VerifyEmailPayload').implement({
  fields: (t) => ({
    viewer: t.field({
      type: ViewerRef,
      nullable: true,
      description: 'Who is signed in here, if anybody: a link may be opened on another device.',
      resolve: ({ viewer }) => viewer,
    }),
  }),
})

const VerifyEmailInput = builder.inputType('VerifyEmailInput', {
  fields: (t) => ({ token: t.string({ required: true }) }),
})

builder.mutationFields((t) => ({
  verifyEmail: t.field({
    type: VerifyEmailPayload,
    description: 'Takes the token of a mail, once: the address that it was sent to is proven.',
    args: { input: t.arg({ type: VerifyEmailInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { token } = validated(verifyEmailInput, input)
      const { prisma, env, now, viewer } = context
      const proven = await prisma.$transaction(async (tx) => {
        const user = await spendMailToken(tx, { token, purpose: 'verify', now })
        if (!user) throw invalidToken('Ce lien de confirmation est invalide ou a expiré.')
        return await tx.user.update({ where: { id: user.id }, data: { emailVerifiedAt: now } })
      })
      if (viewer?.user.id === proven.id) {
        const user = { ...viewer.user, emailVerifiedAt: proven.emailVerifiedAt }
        context.viewer = { ...viewer, user, isAdmin: isAdmin(user, env), clock: accountClock(user, context) }
      }
      return { viewer: context.viewer }
    },
  }),
  requestEmailVerification: t.field({
    type: OkPayload,
    description: 'Sends the viewer’s address a new link, unless it is proven.',
    resolve: async (_, __, context) => {
      const { user } = requireViewer(context)
      if (user.emailVerifiedAt) return {}
      await context.limits.take('mail', user.email)
      await queueMail(context.prisma, { kind: 'verify', user, now: context.now })
      return {}
    },
  }),
}))
