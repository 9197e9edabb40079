import type { ShareLink } from '#prisma'
import { isUuid } from '../records/uuid'
import { builder } from './builder'

export const ShareLinkRef = builder.objectRef<ShareLink>('ShareLink')

builder.node(ShareLinkRef, {
  description: 'A link that shows a cat’s record to whoever holds it, for 72 hours or until it is revoked.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, { prisma, viewer }) =>
    viewer && isUuid(id) ? prisma.shareLink.findFirst({ where: { id, animal: { userId: viewer.user.id } } }) : null,
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    token: t.exposeString('token'),
    shareUrl: t.string({ resolve: ({ token }, _, { env }) => `${env.publicUrl}/shared/${token}` }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    isRevoked: t.boolean({ resolve: ({ revokedAt }) => revokedAt !== null }),
    accessCount: t.exposeInt('accessCount', { description: 'One opening counts once.' }),
    lastAccessedAt: t.expose('lastAccessedAt', { type: 'DateTime', nullable: true }),
  }),
})
