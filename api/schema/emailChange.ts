import { mailTokenInput } from '#shared/account'
import { accountByPassword } from '../auth/accountByPassword'
import { isEmailTaken, restoreEmail } from '../auth/addressChange'
import { wantedProof } from '../auth/identityProof'
import { useUpMailToken } from '../auth/mailTokens'
import { nothingPending } from '../auth/pendingEmail'
import type { Context } from '../context'
import { emailTaken, type FieldErrors, invalid, invalidToken, isUniqueViolation } from '../errors'
import { requireViewer } from './access'
import { builder } from './builder'
import { validated } from './validate'
import { ViewerPayload } from './viewer'

/** Whether the viewer may ask for another address. @throws VALIDATION where she doesn't prove who she is, EMAIL_TAKEN, RATE_LIMITED */
export async function allowEmail(
  context: Context,
  { email, currentPassword }: { email: string; currentPassword: string | undefined },
): Promise<void> {
  const { user } = requireViewer(context)
  const { prisma, limits, now } = context
  await proveIdentity(context, {
    currentPassword,
    google: { email: 'Pour changer d’adresse, confirmez d’abord avec Google que c’est bien vous.' },
  })
  // Neither questions whose address is whose nor mails to ever other strangers are without an end.
  await limits.take('mail', user.id)
  if (await isEmailTaken(prisma, { email, userId: user.id, now })) throw emailTaken()
  await limits.take('mail', email)
}

interface Proof {
  currentPassword: string | undefined
  /** What is said where a sign-in with Google just before is missing. */
  google: FieldErrors
}

/** That it is the viewer who asks, and not somebody with her unlocked phone. @throws VALIDATION, RATE_LIMITED */
export async function proveIdentity(
  context: Context,
  { currentPassword, google }: Proof,
): Promise<void> {
  const viewer = requireViewer(context)
  const wanted = wantedProof(viewer, context.now)
  if (wanted === 'google') throw invalid(google)
  if (wanted === null) return
  if (!currentPassword) throw invalid({ currentPassword: 'Mot de passe actuel requis' })
  if (!(await accountByPassword(context, { email: viewer.user.email, password: currentPassword })))
    throw invalid({ currentPassword: 'Mot de passe actuel incorrect' })
}

const RestoreEmailInput = builder.inputType('RestoreEmailInput', {
  fields: (t) => ({ token: t.string({ required: true }) }),
})

const RestoreEmailPayload = builder
  .objectRef<{ resetToken: string }>('RestoreEmailPayload')
  .implement({
    fields: (t) => ({
      resetToken: t.exposeString('resetToken', {
        description: 'For `resetPassword`, as a mail’s: until then nothing opens the account.',
      }),
    }),
  })

builder.mutationFields((t) => ({
  cancelEmailChange: t.field({
    type: ViewerPayload,
    description: 'The address that waits is forgotten, and its mail’s link is worth nothing.',
    resolve: async (_, __, context) => {
      const viewer = requireViewer(context)
      await context.prisma.user.update({ where: { id: viewer.user.id }, data: nothingPending })
      context.viewer = { ...viewer, user: { ...viewer.user, ...nothingPending } }
      return context.viewer
    },
  }),
  restoreEmail: t.field({
    type: RestoreEmailPayload,
    description:
      'Takes the token that an address was mailed when another one took its place, once, within 7 days: it is the account’s again. Ends every session and voids the password, the Google link and the share links.',
    args: { input: t.arg({ type: RestoreEmailInput, required: true }) },
    resolve: async (_, { input }, { prisma, now }) => {
      const { token } = validated(mailTokenInput, input)
      const resetToken = await prisma
        .$transaction(async (tx) => {
          const spent = await useUpMailToken(tx, { token, purpose: 'restore', now })
          return (spent && (await restoreEmail(tx, { ...spent, now }))) ?? badLink()
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
