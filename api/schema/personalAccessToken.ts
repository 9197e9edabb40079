import { tokenInput } from '#shared/personalAccessToken'
import { holdSession } from '../auth/holdSession'
import { newPersonalToken } from '../auth/personalTokens'
import { hashOfToken } from '../auth/randomToken'
import { notFound } from '../errors'
import { requireRoomForToken } from '../limits/quotas'
import { idOf, requireSession } from './access'
import { builder } from './builder'
import { proveIdentity } from './emailChange'
import { TokenAccessEnum } from './enums'
import { passwordCost } from './password'
import { validated } from './validate'
import { ViewerPayload, ViewerRef } from './viewer'

const DAY_MS = 24 * 3_600_000

const PersonalAccessTokenRef = builder.prismaObject('PersonalAccessToken', {
  description: 'A tool’s way to the account; the token itself is shown once, when it is made.',
  select: {},
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    name: t.exposeString('name'),
    access: t.expose('access', { type: TokenAccessEnum }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'To the minute. Null: never.',
    }),
  }),
})

builder.objectField(ViewerRef, 'personalAccessTokens', (t) =>
  t.prismaField({
    type: [PersonalAccessTokenRef],
    description: 'Newest first; those that ran out too, for 30 days. No tool sees them.',
    resolve: (query, _, __, context) =>
      context.prisma.personalAccessToken.findMany({
        ...query,
        where: { userId: requireSession(context).user.id },
        orderBy: { createdAt: 'desc' },
      }),
  }),
)

const CreatePersonalAccessTokenInput = builder.inputType('CreatePersonalAccessTokenInput', {
  fields: (t) => ({
    name: t.string({
      required: true,
      description: 'For whoever reads the list; 100 characters at most.',
    }),
    access: t.field({ type: TokenAccessEnum, required: true }),
    days: t.int({ required: true, description: '30, 90 or 365.' }),
    currentPassword: t.string({ description: 'Where `viewer.emailChangeNeeds` says password.' }),
  }),
})

const RevokePersonalAccessTokenInput = builder.inputType('RevokePersonalAccessTokenInput', {
  fields: (t) => ({ uuid: t.id({ required: true }) }),
})

const CreatePersonalAccessTokenPayload = builder
  .objectRef<{ token: string }>('CreatePersonalAccessTokenPayload')
  .implement({
    fields: (t) => ({
      token: t.exposeString('token', {
        description: 'A bearer token for `/graphql` and `/api`; it cannot be shown again.',
      }),
      viewer: t.field({ type: ViewerRef, resolve: (_, __, context) => requireSession(context) }),
    }),
  })

builder.mutationFields((t) => ({
  createPersonalAccessToken: t.field({
    type: CreatePersonalAccessTokenPayload,
    complexity: passwordCost,
    description:
      'It asks for what `viewer.emailChangeNeeds` says: the token lives longer than a session.',
    args: { input: t.arg({ type: CreatePersonalAccessTokenInput, required: true }) },
    resolve: async (_, { input: { currentPassword, ...input } }, context) => {
      const { user, familyId } = requireSession(context)
      const { days, ...named } = validated(tokenInput, input)
      await proveIdentity(context, {
        currentPassword: currentPassword ?? undefined,
        google: { currentPassword: 'Confirmez d’abord avec Google que c’est bien vous.' },
      })
      const token = newPersonalToken()
      const { prisma, now } = context
      await prisma.$transaction(async (tx) => {
        await holdSession(tx, { userId: user.id, familyId })
        await requireRoomForToken(tx, user.id)
        const expiresAt = new Date(now.getTime() + days * DAY_MS)
        await tx.personalAccessToken.create({
          data: { ...named, userId: user.id, hash: hashOfToken(token), createdAt: now, expiresAt },
        })
      })
      return { token }
    },
  }),
  revokePersonalAccessToken: t.field({
    type: ViewerPayload,
    description: 'The token is worth nothing from then on.',
    args: { input: t.arg({ type: RevokePersonalAccessTokenInput, required: true }) },
    resolve: async (_, { input: { uuid } }, context) => {
      const viewer = requireSession(context)
      const { count } = await context.prisma.personalAccessToken.deleteMany({
        where: { id: idOf(uuid), userId: viewer.user.id },
      })
      if (count === 0) throw notFound('Accès non trouvé')
      return viewer
    },
  }),
}))
