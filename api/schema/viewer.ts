import { resolveArrayConnection } from '@pothos/plugin-relay'
import type { Viewer } from '../context'
import { findOwnAnimals } from './access'
import { AnimalConnection, AnimalRef } from './animal'
import { builder } from './builder'

export const ViewerRef = builder.objectRef<Viewer>('Viewer')

builder.node(ViewerRef, {
  description: 'The signed-in user.',
  id: { resolve: ({ user }) => user.id },
  loadWithoutCache: (id, { viewer }) => (viewer?.user.id === id ? viewer : null),
  fields: (t) => ({
    uuid: t.field({ type: 'UUID', resolve: ({ user }) => user.id }),
    email: t.field({ type: 'EmailAddress', resolve: ({ user }) => user.email }),
    emailVerified: t.boolean({ resolve: ({ user }) => user.emailVerifiedAt !== null }),
    firstName: t.string({ resolve: ({ user }) => user.firstName }),
    lastName: t.string({ resolve: ({ user }) => user.lastName }),
    timeZone: t.string({ resolve: ({ user }) => user.timeZone }),
    isAdmin: t.exposeBoolean('isAdmin'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ user }) => user.createdAt }),
    accountNow: t.field({
      type: 'DateTime',
      description: 'What the account sees as now.',
      resolve: ({ clock }) => clock.now,
    }),
    today: t.field({ type: 'Date', resolve: ({ clock }) => clock.today }),
    animals: t.connection(
      {
        type: AnimalRef,
        description: 'Oldest first.',
        resolve: async (_, args, context) => resolveArrayConnection({ args }, await findOwnAnimals(context)),
      },
      AnimalConnection,
    ),
  }),
})

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerRef,
    nullable: true,
    description: 'Null without a token.',
    resolve: (_, __, { viewer }) => viewer,
  }),
)
