import type { ShareLink } from '#prisma'
import type { ShareScope } from '#shared/sharing/shareLink'
import { readShareToken } from '../auth/shareTokens'
import { hashOfToken } from '../base/randomToken'
import { isUuid } from '../base/uuid'
import { whereAnimal, rowNode } from '../graphql/access'
import { builder } from '../graphql/builder'
import type { Context } from '../graphql/context'
import { ShareScopeEnum } from '../graphql/enums'

const sealedTokenSelection = { id: true, sealedToken: true } as const

/**
 * Returns the token of a link. It is empty if the secret that sealed the token is lost. It also is
 * for a tool that may only read: its holder could write, even after the tool's revocation.
 */
const tokenOf = (
  link: Pick<ShareLink, keyof typeof sealedTokenSelection>,
  { keyring, now, viewer }: Context,
): string =>
  viewer?.tool?.access === 'read' ? '' : (readShareToken(link, keyring.unsealingSecrets(now)) ?? '')

export const ShareLinkRef = builder.prismaNode('ShareLink', {
  description: 'A link that shows a cat’s record to any holder, until it expires or is revoked.',
  ...rowNode('share'),
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    token: t.string({
      description:
        'It is empty for a tool that may only read, or if the secret that sealed it is lost.',
      select: sealedTokenSelection,
      resolve: (link, _, context) => tokenOf(link, context),
    }),
    shareUrl: t.string({
      description: 'It ends without a token if `token` is empty.',
      select: sealedTokenSelection,
      resolve: (link, _, context) => `${context.env.publicUrl}/shared/${tokenOf(link, context)}`,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    isRevoked: t.boolean({
      select: { revokedAt: true },
      resolve: ({ revokedAt }) => revokedAt !== null,
    }),
    forWhom: t.exposeString('forWhom', {
      nullable: true,
      description: 'A name that the owner chose.',
    }),
    scopes: t.field({
      type: [ShareScopeEnum],
      description: 'The parts that it shows in addition to tiles, alerts and journal.',
      select: { scopes: true },
      resolve: ({ scopes }) => scopes as ShareScope[],
    }),
    hasCode: t.boolean({
      description: 'True if it requires a code.',
      select: { codeHash: true },
      resolve: ({ codeHash }) => codeHash !== null,
    }),
    lockedUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'The end of the lock after too many wrong codes. It is null if it is not locked.',
      select: { lockedUntil: true },
      resolve: ({ lockedUntil }, _, { now }) =>
        lockedUntil && lockedUntil > now ? lockedUntil : null,
    }),
    mailAtOpening: t.exposeBoolean('mailAtOpening', {
      description: 'True if its owner receives a mail when it is first opened.',
    }),
    accessCount: t.exposeInt('accessCount', { description: 'The number of openings.' }),
    firstAccessedAt: t.expose('firstAccessedAt', { type: 'DateTime', nullable: true }),
    lastAccessedAt: t.expose('lastAccessedAt', { type: 'DateTime', nullable: true }),
  }),
})

/** Returns the condition of one of the viewer's links, by its id or by its token. */
export function ownLink(context: Context, uuidOrToken: string) {
  const byId = isUuid(uuidOrToken) ? [{ id: uuidOrToken }] : []
  return { ...whereAnimal(context, 'share'), OR: [{ hash: hashOfToken(uuidOrToken) }, ...byId] }
}
