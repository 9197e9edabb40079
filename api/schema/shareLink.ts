import { readShareToken } from '../auth/shareTokens'
import type { ShareLink } from '#prisma'
import type { Context } from '../context'
import { ownRow } from './access'
import { builder } from './builder'

const sealed = { id: true, sealedToken: true } as const

/** Empty where it cannot be shown: the secret that sealed it is gone. */
const tokenOf = (link: Pick<ShareLink, keyof typeof sealed>, { keyring, now }: Context) => readShareToken(link, keyring.unsealing(now)) ?? ''

export const ShareLinkRef = builder.prismaNode('ShareLink', {
  description: 'A link that shows a cat’s record to whoever holds it, for 72 hours or until it is revoked.',
  id: { field: 'id' },
  findUnique: (id, context) => ownRow(context, id),
  nullable: true,
  select: {},
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    token: t.string({ select: sealed, resolve: (link, _, context) => tokenOf(link, context) }),
    shareUrl: t.string({ select: sealed, resolve: (link, _, context) => `${context.env.publicUrl}/shared/${tokenOf(link, context)}` }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    isRevoked: t.boolean({ select: { revokedAt: true }, resolve: ({ revokedAt }) => revokedAt !== null }),
    accessCount: t.exposeInt('accessCount', { description: 'One opening counts once.' }),
    lastAccessedAt: t.expose('lastAccessedAt', { type: 'DateTime', nullable: true }),
  }),
})
