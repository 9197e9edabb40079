import type { ShareLink } from '#prisma'
import { readShareToken } from '../auth/shareTokens'
import type { Context } from '../context'
import { isUuid } from '../records/uuid'
import { builder } from './builder'

/** Empty where it can be shown to nobody any more: the secret that it was sealed with is gone. */
const tokenOf = (link: ShareLink, { keyring, now }: Context) => readShareToken(link, keyring.unsealing(now)) ?? ''

export const ShareLinkRef = builder.objectRef<ShareLink>('ShareLink')

builder.node(ShareLinkRef, {
  description: 'A link that shows a cat’s record to whoever holds it, for 72 hours or until it is revoked.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, { prisma, viewer }) =>
    viewer && isUuid(id) ? prisma.shareLink.findFirst({ where: { id, animal: { userId: viewer.user.id } } }) : null,
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    token: t.string({ resolve: (link, _, context) => tokenOf(link, context) }),
    shareUrl: t.string({ resolve: (link, _, context) => `${context.env.publicUrl}/shared/${tokenOf(link, context)}` }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    isRevoked: t.boolean({ resolve: ({ revokedAt }) => revokedAt !== null }),
    accessCount: t.exposeInt('accessCount', { description: 'One opening counts once.' }),
    lastAccessedAt: t.expose('lastAccessedAt', { type: 'DateTime', nullable: true }),
  }),
})
