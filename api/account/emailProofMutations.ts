import { mailTokenInput } from '#shared/account/accountSchemas'
import { replaceEmail, voidCredentials } from '../auth/addressChange'
import { hasProvenAddress, consumeMailToken } from '../auth/mailTokens'
import { pendingEmailOf } from '../auth/pendingEmail'
import { accountClock, isAdmin } from '../base/accountClock'
import { emailTaken, invalidToken, isUniqueViolation, alreadyProven } from '../base/errors'
import { queueMail } from '../base/mail/queue'
import { requireViewer } from '../graphql/access'
import { builder } from '../graphql/builder'
import type { Viewer } from '../graphql/context'
import { OkPayload } from '../graphql/okPayload'
import { validate } from '../graphql/validate'
import { type SessionUser, withoutHash } from '../reading/sessionUser'
import { ViewerRef } from './types'

interface ProvenEmail {
  viewer: Viewer | null
  user: Pick<SessionUser, 'hasPassword' | 'googleSubject'>
  isReplaced: boolean
  resetToken: string | null
}

const VerifyEmailPayload = builder
  .objectRef<ProvenEmail>('VerifyEmailPayload')
  .implement({
    fields: (t) => ({
      viewer: t.field({
        type: ViewerRef,
        nullable: true,
        description:
          'The user of this request’s session. It is null if there is none: a link may be opened on another device.',
        resolve: ({ viewer }) => viewer,
      }),
      emailChanged: t.boolean({
        description:
          'True if the address replaced another one. All other sessions have ended then.',
        resolve: ({ isReplaced }) => isReplaced,
      }),
      needsPassword: t.boolean({
        description:
          'True if the account has neither a password nor a Google account. A new password must be requested by mail.',
        resolve: ({ user }) => !user.hasPassword && user.googleSubject === null,
      }),
      resetToken: t.exposeString('resetToken', {
        nullable: true,
        description:
          'A token for `resetPassword`, like that of a mail: the former password is ' +
          'void, and all sessions have ended. It is null if the request had a session ' +
          'of the account, or if the address was proven before.',
      }),
    }),
  })

const VerifyEmailInput = builder.inputType('VerifyEmailInput', {
  fields: (t) => ({ token: t.string({ required: true }) }),
})

builder.mutationFields((t) => ({
  verifyEmail: t.field({
    type: VerifyEmailPayload,
    description:
      'Proves an address with the token of its mail, which works once. A pending address ' +
      'becomes the account’s. Without a session of that account it also ends every ' +
      'session and voids the password, because another person may have entered the ' +
      'address. A second use is INVALID_TOKEN, with a field `email` if the address is ' +
      'proven.',
    args: { input: t.arg({ type: VerifyEmailInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { token } = validate(mailTokenInput, input)
      const { prisma, env, now, viewer } = context
      if (await hasProvenAddress(prisma, token)) throw alreadyProven()
      const {
        user: row,
        isReplaced,
        resetToken,
      } = await prisma
        .$transaction(async (tx) => {
          const { user, email } =
            (await consumeMailToken(tx, { token, purpose: 'verify', now })) ?? badLink()
          const isReplaced = email !== user.email
          if (isReplaced && email !== pendingEmailOf(user, now)) badLink()
          if (!isReplaced && user.emailVerifiedAt) return { user, isReplaced, resetToken: null }
          const exceptFamilyId =
            viewer?.user.id === user.id ? (viewer.familyId ?? undefined) : undefined
          const proven = isReplaced
            ? await replaceEmail(tx, { user, email, now, exceptFamilyId })
            : await tx.user.update({ where: { id: user.id }, data: { emailVerifiedAt: now } })
          if (exceptFamilyId !== undefined) return { user: proven, isReplaced, resetToken: null }
          return { isReplaced, ...(await voidCredentials(tx, { user: proven, now })) }
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? emailTaken() : error
        })
      const proven = withoutHash(row)
      if (viewer?.user.id === proven.id) {
        const user = { ...viewer.user, ...proven }
        context.viewer = {
          ...viewer,
          user,
          isAdmin: isAdmin(user, env),
          clock: accountClock(user, context),
        }
      }
      return { viewer: context.viewer, user: proven, isReplaced, resetToken }
    },
  }),
  requestEmailVerification: t.field({
    type: OkPayload,
    description:
      'Sends a new link to the pending address, else to the viewer’s own unless it is proven.',
    resolve: async (_, __, context) => {
      const { user } = requireViewer(context)
      const { prisma, limits, now } = context
      const pending = pendingEmailOf(user, now)
      if (pending === null && user.emailVerifiedAt) return {}
      const email = pending ?? user.email
      await limits.take('mail', email)
      await queueMail(prisma, { kind: 'verify', user: { id: user.id, email }, now })
      return {}
    },
  }),
}))

function badLink(): never {
  throw invalidToken('Ce lien de confirmation est invalide ou a expiré.')
}
