import { tokenInput } from '#shared/account/tokenSchema'
import { DAY_MS } from '#shared/base/duration'
import { lockSession } from '../auth/lockSession'
import { newPersonalToken } from '../auth/personalTokens'
import { newRowIds } from '../base/derivedId'
import { notFound } from '../base/errors'
import { requireQuotaForToken } from '../base/limits/quotas'
import { hashOfToken } from '../base/randomToken'
import { matchableId, requireSession } from '../graphql/access'
import { builder, passwordPrice } from '../graphql/builder'
import { TokenAccessEnum } from '../graphql/enums'
import { validate } from '../graphql/validate'
import { proveIdentity } from './proveIdentity'
import { ViewerPayload, ViewerRef } from './types'

const PersonalAccessTokenRef = builder.prismaObject('PersonalAccessToken', {
  description:
    'A tool’s access to the account. The token itself is returned once, when it is created.',
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
      description: 'Precise to the minute. It is null if it was never used.',
    }),
  }),
})

builder.objectField(ViewerRef, 'personalAccessTokens', (t) =>
  t.prismaField({
    type: [PersonalAccessTokenRef],
    description:
      'Newest first, including tokens that expired in the last 30 days. Tools cannot read them.',
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
    uuid: t.field({
      type: 'UUID',
      description:
        'The client generates the id. A repeated request creates no second access; its token ' +
        'replaces that of the first request.',
    }),
    name: t.string({ required: true, description: 'A name for the list; 100 characters at most.' }),
    access: t.field({ type: TokenAccessEnum, required: true }),
    days: t.int({ required: true, description: '30, 90 or 365.' }),
    currentPassword: t.string({
      description: 'Required if `viewer.emailChangeNeeds` is password.',
    }),
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
    complexity: passwordPrice,
    description:
      'Creates a token. It requires the proof that ' +
      '`viewer.emailChangeNeeds` names, because the token outlasts a ' +
      'session.',
    args: { input: t.arg({ type: CreatePersonalAccessTokenInput, required: true }) },
    resolve: async (_, { input: { currentPassword, uuid, ...input } }, context) => {
      const { user, familyId } = requireSession(context)
      const { days, ...otherFields } = validate(tokenInput, input)
      await proveIdentity(context, {
        currentPassword: currentPassword ?? undefined,
        google: { currentPassword: 'Confirmez d’abord avec Google que c’est bien vous.' },
      })
      const token = newPersonalToken()
      const { prisma, now } = context
      await prisma.$transaction(async (tx) => {
        await lockSession(tx, { userId: user.id, familyId })
        const ids = newRowIds(user.id, uuid)
        const hash = hashOfToken(token)
        const existing = await tx.personalAccessToken.findMany({
          where: { id: { in: ids } },
          select: { id: true, userId: true },
        })
        const own = existing.find((one) => one.userId === user.id)
        // The response with the first token was lost: only its hash is stored.
        if (own)
          return await tx.personalAccessToken.update({ where: { id: own.id }, data: { hash } })
        await requireQuotaForToken(tx, user.id)
        const expiresAt = new Date(now.getTime() + days * DAY_MS)
        const id = ids[existing.length]!
        return await tx.personalAccessToken.create({
          data: { ...otherFields, id, userId: user.id, hash, createdAt: now, expiresAt },
        })
      })
      return { token }
    },
  }),
  revokePersonalAccessToken: t.field({
    type: ViewerPayload,
    description: 'Revokes the token at once.',
    args: { input: t.arg({ type: RevokePersonalAccessTokenInput, required: true }) },
    resolve: async (_, { input: { uuid } }, context) => {
      const viewer = requireSession(context)
      const { count } = await context.prisma.personalAccessToken.deleteMany({
        where: { id: matchableId(uuid), userId: viewer.user.id },
      })
      if (count === 0) throw notFound('Accès non trouvé')
      return viewer
    },
  }),
}))
