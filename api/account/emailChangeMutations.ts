import { mailTokenInput } from '#shared/account/accountSchemas'
import { isEmailTaken, restoreEmail } from '../auth/addressChange'
import { consumeMailToken } from '../auth/mailTokens'
import { noPendingEmail } from '../auth/pendingEmail'
import { emailTaken, invalidToken, isUniqueViolation } from '../base/errors'
import { requireViewer } from '../graphql/access'
import { builder } from '../graphql/builder'
import type { Context } from '../graphql/context'
import { validate } from '../graphql/validate'
import { proveIdentity } from './proveIdentity'
import { ViewerPayload } from './types'

/**
 * Requires that the viewer may change their address.
 * @throws VALIDATION if they do not prove their identity, EMAIL_TAKEN, RATE_LIMITED
 */
export async function requireEmailChange(
  context: Context,
  { email, currentPassword }: { email: string; currentPassword: string | undefined },
): Promise<void> {
  const { user } = requireViewer(context)
  const { prisma, limits, now } = context
  await proveIdentity(context, {
    currentPassword,
    google: { email: 'Pour changer d’adresse, confirmez d’abord avec Google que c’est bien vous.' },
  })
  // Both are rate-limited: probing whether an address is registered, and sending mails to unknown
  // addresses.
  await limits.take('mail', user.id)
  if (await isEmailTaken(prisma, { email, userId: user.id, now })) throw emailTaken()
  await limits.take('mail', email)
}

const RestoreEmailInput = builder.inputType('RestoreEmailInput', {
  fields: (t) => ({ token: t.string({ required: true }) }),
})

const RestoreEmailPayload = builder
  .objectRef<{ resetToken: string }>('RestoreEmailPayload')
  .implement({
    fields: (t) => ({
      resetToken: t.exposeString('resetToken', {
        description:
          'A token for `resetPassword`, like that of a mail. Until it is used, no sign-in is possible.',
      }),
    }),
  })

builder.mutationFields((t) => ({
  cancelEmailChange: t.field({
    type: ViewerPayload,
    description: 'Discards the pending address and invalidates the link of its mail.',
    resolve: async (_, __, context) => {
      const viewer = requireViewer(context)
      await context.prisma.user.update({ where: { id: viewer.user.id }, data: noPendingEmail })
      context.viewer = { ...viewer, user: { ...viewer.user, ...noPendingEmail } }
      return context.viewer
    },
  }),
  restoreEmail: t.field({
    type: RestoreEmailPayload,
    description:
      'Restores a replaced address with the token that was mailed to it. The ' +
      'token works once, within 7 days. The mutation ends every session and voids ' +
      'the password, the Google link and the share links.',
    args: { input: t.arg({ type: RestoreEmailInput, required: true }) },
    resolve: async (_, { input }, { prisma, now }) => {
      const { token } = validate(mailTokenInput, input)
      const resetToken = await prisma
        .$transaction(async (tx) => {
          const consumedToken = await consumeMailToken(tx, { token, purpose: 'restore', now })
          return (consumedToken && (await restoreEmail(tx, { ...consumedToken, now }))) ?? badLink()
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? emailTaken() : error
        })
      return { resetToken }
    },
  }),
}))

function badLink(): never {
  throw invalidToken('Ce lien est invalide ou a expiré.')
}
