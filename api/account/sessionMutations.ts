import type { Prisma, User } from '#prisma'
import {
  loginInput,
  normaliseEmail,
  refreshInput,
  registerInput,
} from '#shared/account/accountSchemas'
import { accountByPassword } from '../auth/accountByPassword'
import { isEmailTaken } from '../auth/addressChange'
import { rememberNetwork } from '../auth/knownNetworks'
import { hashPassword } from '../auth/passwords'
import { updateSitterEnds } from '../auth/sitterEnds'
import { revokeFamilyByHash, openFamily, rotate, type Tokens } from '../auth/tokens'
import { accountClock, isAdmin } from '../base/accountClock'
import { badCredentials, emailTaken, unauthenticated } from '../base/errors'
import { sessionRenewed } from '../base/log/events'
import { queueMail } from '../base/mail/queue'
import { hashOfToken } from '../base/randomToken'
import { requireViewer } from '../graphql/access'
import { builder, passwordPrice } from '../graphql/builder'
import type { Context } from '../graphql/context'
import { OkPayload } from '../graphql/okPayload'
import { validate } from '../graphql/validate'
import { withoutHash } from '../reading/sessionUser'
import { ViewerRef } from './types'

const SessionPayload = builder
  .objectRef<Tokens>('SessionPayload')
  .implement({
    fields: (t) => ({
      accessToken: t.exposeString('accessToken', {
        description: 'A JWT that is valid for 15 minutes.',
      }),
      refreshToken: t.exposeString('refreshToken', {
        description: 'Opaque. Each use returns a new one.',
      }),
      viewer: t.field({ type: ViewerRef, resolve: (_, __, context) => requireViewer(context) }),
    }),
  })

const RefreshPayload = builder
  .objectRef<Tokens>('RefreshPayload')
  .implement({
    fields: (t) => ({
      accessToken: t.exposeString('accessToken'),
      refreshToken: t.exposeString('refreshToken'),
    }),
  })

const RegisterInput = builder.inputType('RegisterInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    password: t.string({
      required: true,
      description: '8 characters or more, any Unicode, 1,024 bytes at most.',
    }),
    timeZone: t.string({ description: 'IANA name. Europe/Paris if it is absent or unknown.' }),
  }),
})

const LoginInput = builder.inputType('LoginInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    password: t.string({ required: true }),
    rememberMe: t.boolean({
      description: 'If true, the session lasts 90 days instead of 7; false by default.',
    }),
    timeZone: t.string(),
  }),
})

const RefreshInput = builder.inputType('RefreshInput', {
  fields: (t) => ({
    refreshToken: t.string({ required: true }),
    timeZone: t.string({
      description:
        'The browser’s IANA time zone. It applies to a hand-off only, which completes a sign-in.',
    }),
  }),
})

const LogoutInput = builder.inputType('LogoutInput', {
  fields: (t) => ({
    refreshToken: t.string(),
    refreshTokenHash: t.string({
      description:
        'The SHA-256 of the token instead, base64url. A device that signs out ' +
        'offline stores it until it is online. It opens no session.',
    }),
  }),
})

/** Opens a session. The rest of the document runs in it. */
async function signIn(
  context: Context,
  store: Prisma.TransactionClient,
  user: User,
  rememberMe: boolean,
): Promise<Tokens> {
  const { secrets, now, env, network } = context
  const { tokens, familyId } = await openFamily(store, {
    userId: user.id,
    rememberMe,
    origin: context,
    secrets,
    now,
  })
  await rememberNetwork(store, { userId: user.id, network, secrets }, now)
  const timeOverride = await store.timeOverride.findUnique({ where: { userId: user.id } })
  const viewer = { ...withoutHash(user), timeOverride }
  context.viewer = {
    user: viewer,
    records: [],
    plannedRead: null,
    familyId,
    tool: null,
    opening: { by: 'password', at: now },
    isAdmin: isAdmin(viewer, env),
    clock: accountClock(viewer, { env, now }),
  }
  return tokens
}

builder.mutationFields((t) => ({
  register: t.field({
    type: SessionPayload,
    complexity: passwordPrice,
    args: { input: t.arg({ type: RegisterInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { password, ...profile } = validate(registerInput, input)
      const { prisma, now, limits } = context
      const email = normaliseEmail(profile.email)
      await limits.take('registration', context.network)
      if (await isEmailTaken(prisma, { email, now })) throw emailTaken()
      const passwordHash = await hashPassword(password)
      await limits.take('mail', email)
      const user = await prisma.$transaction(async (tx) => {
        // If two registrations with one address run in parallel, the second finds the row of the
        // first.
        const [created] = await tx.user.createManyAndReturn({
          data: { ...profile, email, passwordHash, lastActiveAt: now, createdAt: now },
          skipDuplicates: true,
        })
        if (!created) throw emailTaken()
        await queueMail(tx, { kind: 'verify', user: created, now })
        return created
      })
      return await signIn(context, prisma, user, true)
    },
  }),
  login: t.field({
    type: SessionPayload,
    complexity: passwordPrice,
    args: { input: t.arg({ type: LoginInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { password, rememberMe, timeZone, ...typed } = validate(loginInput, input)
      const { prisma, now } = context
      const account = await accountByPassword(context, {
        email: normaliseEmail(typed.email),
        password,
      })
      if (!account) throw badCredentials()
      return await prisma.$transaction(async (tx) => {
        // A concurrent change of the password ends the sessions that exist at that moment, so that
        // a sign-in with the old password must not open one afterwards.
        const [user] = await tx.user.updateManyAndReturn({
          where: { id: account.id, passwordHash: account.passwordHash },
          data: { timeZone, lastActiveAt: now },
        })
        if (!user) throw badCredentials()
        if (timeZone !== undefined) await updateSitterEnds(tx, user.id, timeZone)
        return await signIn(context, tx, user, rememberMe)
      })
    },
  }),
  refresh: t.field({
    type: RefreshPayload,
    description:
      'Exchanges a refresh token. Its immediate predecessor gets the same ' +
      'response for 30 seconds, or for 10 minutes if that response was ' +
      'not used. A hand-off token works once.',
    args: { input: t.arg({ type: RefreshInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { prisma, secrets, now } = context
      const renewal = { ...validate(refreshInput, input), origin: context, secrets, now }
      const tokens = await rotate(prisma, renewal)
      sessionRenewed.publish({ outcome: tokens ? 'renewed' : 'refused' })
      return tokens ?? refuse()
    },
  }),
  logout: t.field({
    type: OkPayload,
    args: { input: t.arg({ type: LogoutInput, required: true }) },
    resolve: async (
      _,
      { input: { refreshToken, refreshTokenHash } },
      { prisma, now, clearPhotoCookie },
    ) => {
      const hash = refreshTokenHash ?? (refreshToken && hashOfToken(refreshToken))
      if (hash) await revokeFamilyByHash(prisma, hash, now)
      clearPhotoCookie()
      return {}
    },
  }),
}))

function refuse(): never {
  throw unauthenticated('Session expirée')
}
