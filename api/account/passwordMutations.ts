import {
  changePasswordInput,
  forgotPasswordInput,
  resetPasswordInput,
} from '#shared/account/accountSchemas'
import { accountByPassword } from '../auth/accountByPassword'
import { googleLinkFor } from '../auth/addressChange'
import { rememberNetwork } from '../auth/knownNetworks'
import { lockSession } from '../auth/lockSession'
import { isValidMailToken, consumeMailToken } from '../auth/mailTokens'
import { hashPassword } from '../auth/passwords'
import { noPendingEmail } from '../auth/pendingEmail'
import { revokeAccess } from '../auth/revokeAccess'
import { revokeSessionsAndTokens } from '../auth/tokens'
import { validationError, invalidToken } from '../base/errors'
import { isWithinLimit } from '../base/limits/limits'
import { queueMail, queueReset } from '../base/mail/queue'
import { requireSession } from '../graphql/access'
import { builder, passwordPrice } from '../graphql/builder'
import { OkPayload } from '../graphql/okPayload'
import { validate } from '../graphql/validate'

const ForgotPasswordPayload = builder
  .objectRef<object>('ForgotPasswordPayload')
  .implement({
    fields: (t) => ({
      message: t.string({
        description: 'The response is the same whether or not the account exists.',
        resolve: () =>
          'Si cette adresse email est associée à un compte, vous allez recevoir un lien ' +
          'pour choisir un nouveau mot de passe. Il est valable 60 minutes.',
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
  fields: (t) => ({
    currentPassword: t.string({ required: true }),
    password: t.string({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  forgotPassword: t.field({
    type: ForgotPasswordPayload,
    args: { input: t.arg({ type: ForgotPasswordInput, required: true }) },
    resolve: async (_, { input }, { prisma, limits, network, now }) => {
      const { email } = validate(forgotPasswordInput, input)
      await limits.take('forgottenNetwork', network)
      await limits.take('forgottenAddress', email)
      const user = await prisma.user.findUnique({ where: { email }, select: { id: true } })
      // An unknown address is counted for its network instead: the same statement, without a row
      // for the address. A refusal is not reported, because only known addresses can have mails of
      // other kinds.
      const isWithin = await isWithinLimit(limits.take('mail', user ? email : network))
      await queueReset(prisma, { recipient: email, shouldSend: user !== null && isWithin, now })
      return {}
    },
  }),
  resetPassword: t.field({
    type: OkPayload,
    complexity: passwordPrice,
    description:
      'Sets a new password with the token of a mail, which works once and proves the ' +
      'address. It ends every session of the user, the link to a Google account that did ' +
      'not prove this address, and a pending change of the address.',
    args: { input: t.arg({ type: ResetPasswordInput, required: true }) },
    resolve: async (_, { input }, { prisma, now, network, secrets }) => {
      const { token, password } = validate(resetPasswordInput, input)
      const presentedToken = { token, purpose: 'reset', now } as const
      if (!(await isValidMailToken(prisma, presentedToken))) throw badLink()
      const passwordHash = await hashPassword(password)
      await prisma.$transaction(async (tx) => {
        const consumedToken = await consumeMailToken(tx, presentedToken)
        if (!consumedToken || consumedToken.email !== consumedToken.user.email) throw badLink()
        const { user } = consumedToken
        const emailVerifiedAt = user.emailVerifiedAt ?? now
        const data = {
          ...noPendingEmail,
          ...googleLinkFor(user, user.email),
          passwordHash,
          emailVerifiedAt,
          lastActiveAt: now,
        }
        await tx.user.update({ where: { id: user.id }, data })
        await revokeAccess(tx, { userId: user.id, now })
        await rememberNetwork(tx, { userId: user.id, network, secrets }, now)
        await queueMail(tx, { kind: 'passwordChanged', user, now })
      })
      return {}
    },
  }),
  changePassword: t.field({
    type: OkPayload,
    complexity: passwordPrice,
    description:
      'Changes the password. It ends every other session of the user, and a pending change of the address.',
    args: { input: t.arg({ type: ChangePasswordInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { user, familyId } = requireSession(context)
      const { currentPassword, password } = validate(changePasswordInput, input)
      if (!(await accountByPassword(context, { email: user.email, password: currentPassword }))) {
        throw validationError({ currentPassword: 'Mot de passe actuel incorrect' })
      }
      const passwordHash = await hashPassword(password)
      const { prisma, now } = context
      await prisma.$transaction(async (tx) => {
        await lockSession(tx, { userId: user.id, familyId })
        await tx.user.update({ where: { id: user.id }, data: { passwordHash, ...noPendingEmail } })
        // The links for a new password are kept: the mailbox's owner must be able to lock out an
        // intruder who changes the password repeatedly.
        await revokeSessionsAndTokens(tx, { userId: user.id, exceptFamilyId: familyId, now })
        await queueMail(tx, { kind: 'passwordChanged', user, now })
      })
      return {}
    },
  }),
}))

const badLink = () => invalidToken('Ce lien de réinitialisation est invalide ou a expiré.')
