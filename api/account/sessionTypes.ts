import { networkHashes } from '../auth/knownNetworks'
import { activeRowFilter } from '../base/db/activeRowFilter'
import { notFound } from '../base/errors'
import { matchableId, requireSession } from '../graphql/access'
import { builder, wholeListPrice } from '../graphql/builder'
import { ViewerPayload, ViewerRef } from './types'

const SessionRef = builder.prismaObject('RefreshFamily', {
  name: 'Session',
  description: 'A sign-in on a device.',
  select: {},
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    device: t.exposeString('device', {
      nullable: true,
      description:
        'Browser and system in French words, such as `Chrome sur Android`. It is null if unknown.',
    }),
    isCurrent: t.boolean({
      description: 'True if it is the session of this request.',
      select: { id: true },
      resolve: ({ id }, _, { viewer }) => id === viewer?.familyId,
    }),
    sameNetwork: t.boolean({
      nullable: true,
      description:
        'True if its last use came from the network of this request; only a hash of the ' +
        'network is stored. It is null if it was last used before hashes were stored.',
      select: { userId: true, network: true },
      resolve: ({ userId, network: hash }, _, { network, secrets }) =>
        hash === null ? null : networkHashes({ userId, network, secrets }).includes(hash),
    }),
    openedAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.field({
      type: 'DateTime',
      description:
        'When it was opened or last renewed, which the app does every 13 minutes of use.',
      select: { lastUsedAt: true, createdAt: true },
      resolve: ({ lastUsedAt, createdAt }) => lastUsedAt ?? createdAt,
    }),
  }),
})

builder.objectField(ViewerRef, 'sessions', (t) =>
  t.prismaField({
    type: [SessionRef],
    complexity: wholeListPrice(50),
    description:
      'The open sessions, 50 at most, the most recently used first. Tools cannot read them.',
    resolve: (query, _, __, context) =>
      context.prisma.refreshFamily.findMany({
        ...query,
        where: { userId: requireSession(context).user.id, ...activeRowFilter(context.now) },
        orderBy: [{ lastUsedAt: { sort: 'desc', nulls: 'last' } }, { createdAt: 'desc' }],
      }),
  }),
)

const EndSessionInput = builder.inputType('EndSessionInput', {
  fields: (t) => ({ uuid: t.id({ required: true }) }),
})

builder.mutationField('endSession', (t) =>
  t.field({
    type: ViewerPayload,
    description: 'Ends one of the viewer’s sessions at once.',
    args: { input: t.arg({ type: EndSessionInput, required: true }) },
    resolve: async (_, { input: { uuid } }, context) => {
      const viewer = requireSession(context)
      const { prisma, now } = context
      const id = matchableId(uuid)
      const { count } = await prisma.refreshFamily.updateMany({
        where: { id, userId: viewer.user.id, ...activeRowFilter(now) },
        data: { revokedAt: now },
      })
      if (count === 0) throw notFound('Session non trouvée')
      if (id === viewer.familyId) context.clearPhotoCookie()
      return viewer
    },
  }),
)
