import { mailTokenInput } from '#shared/account/accountSchemas'
import { accountByPassword } from '../auth/accountByPassword'
import { isEmailTaken, restoreEmail } from '../auth/addressChange'
import { requiredProofOf } from '../auth/identityProof'
import { consumeMailToken } from '../auth/mailTokens'
import { noPendingEmail } from '../auth/pendingEmail'
import {
  emailTaken,
  type FieldErrors,
  validationError,
  invalidToken,
  isUniqueViolation,
} from '../base/errors'
import { requireViewer } from '../graphql/access'
import { builder } from '../graphql/builder'
import type { Context } from '../graphql/context'
import { validate } from '../graphql/validate'
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

interface Proof {
  currentPassword: string | undefined
  /** The errors that are returned if no recent sign-in with Google proves the viewer's identity. */
  google: FieldErrors
}

/**
 * Requires that the request comes from the viewer, and not from another person with the viewer's
 * unlocked phone.
 * @throws VALIDATION, RATE_LIMITED
 */
export async function proveIdentity(
  context: Context,
  { currentPassword, google }: Proof,
): Promise<void> {
  const viewer = requireViewer(context)
  const requiredProof = requiredProofOf(viewer, context.now)
  if (requiredProof === 'google') throw validationError(google)
  if (requiredProof === null) return
  if (!currentPassword) throw validationError({ currentPassword: 'Mot de passe actuel requis' })
  if (!(await accountByPassword(context, { email: viewer.user.email, password: currentPassword })))
    throw validationError({ currentPassword: 'Mot de passe actuel incorrect' })
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
