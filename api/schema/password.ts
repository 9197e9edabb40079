import { changePasswordInput, forgotPasswordInput, normalizeEmail, resetPasswordInput } from '#shared/account'
import { isGoodMailToken, spendMailToken } from '../auth/mailTokens'
import { checkPassword, hashPassword } from '../auth/passwords'
import { closeFamilies } from '../auth/tokens'
import { invalid, invalidToken } from '../errors'
import { queueMail, queueReset } from '../mail'
import { requireViewer } from './access'
import { builder } from './builder'
import { OkPayload } from './ok'
import { validated } from './validate'

/** A hash is a fiftieth of a second: ten of them are all that one document gets. */
export const passwordCost = 500

const ForgotPasswordPayload = builder.objectRef<object>('ForgotPasswordPayload').implement({
  fields: (t) => ({
    message: t.string({
      description: 'The same whether or not there is such an account.',
      resolve: () =>
        'Si cette adresse email est associée à un compte, vous allez recevoir un lien pour choisir un nouveau mot de passe. Il est valable 60 minutes.',
    }),
  }),
})

const ForgotPasswordInput = builder.inputType('ForgotPasswordInput', {
  fields: (t) => ({ email: t.string({ required: true }) }),
})

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  fields: (t) => ({ token: t.string({ required: true }), password: t.string({ required: true }) }),
})

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  fields: (t) => ({ currentPassword: t.string({ required: true }), password: t.string({ required: true }) }),
})

builder.mutationFields((t) => ({
  forgotPassword: t.field({
    type: ForgotPasswordPayload,
    args: { input: t.arg({ type: ForgotPasswordInput, required: true }) },
    resolve: async (_, { input }, { prisma, limits, now }) => {
      const { email } = validated(forgotPasswordInput, input)
      // Whether or not there is such an account: the limit is as neutral as the answer.
      await limits.take('mail', normalizeEmail(email))
      await queueReset(prisma, email, now)
      return {}
    },
  }),
  resetPassword: t.field({
    type: OkPayload,
    complexity: passwordCost,
    description: 'Takes the token of a mail, once, and so proves the address. Ends every session of the user.',
    args: { input: t.arg({ type: ResetPasswordInput, required: true }) },
    resolve: async (_, { input }, { prisma, now }) => {
      const { token, password } = validated(resetPasswordInput, input)
      const presented = { token, purpose: 'reset', now } as const
      if (!(await isGoodMailToken(prisma, presented))) throw badLink()
      const passwordHash = await hashPassword(password)
      await prisma.$transaction(async (tx) => {
        const user = await spendMailToken(tx, presented)
        if (!user) throw badLink()
        const emailVerifiedAt = user.emailVerifiedAt ?? now
        await tx.user.update({ where: { id: user.id }, data: { passwordHash, emailVerifiedAt, lastActiveAt: now } })
        await closeFamilies(tx, { userId: user.id, now })
        await queueMail(tx, { kind: 'passwordChanged', user, now })
      })
      return {}
    },
  }),
  changePassword: t.field({
    type: OkPayload,
    complexity: passwordCost,
    description: 'Ends every other session of the user.',
    args: { input: t.arg({ type: ChangePasswordInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { user, familyId } = requireViewer(context)
      const { currentPassword, password } = validated(changePasswordInput, input)
      if (!(await checkPassword(currentPassword, user.passwordHash))) {
        throw invalid({ currentPassword: 'Mot de passe actuel incorrect' })
      }
      const passwordHash = await hashPassword(password)
      const { prisma, now } = context
      await prisma.$transaction(async (tx) => {
        await tx.user.update({ where: { id: user.id }, data: { passwordHash } })
        await closeFamilies(tx, { userId: user.id, except: familyId, now })
        await queueMail(tx, { kind: 'passwordChanged', user, now })
      })
      return {}
    },
  }),
}))

const badLink = () => invalidToken('Ce lien de réinitialisation est invalide ou a expiré.')
