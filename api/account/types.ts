import { requiredProofOf } from '../auth/identityProof'
import { pendingEmailOf } from '../auth/pendingEmail'
import { MAX_ANIMALS } from '../base/limits/quotas'
import { AnimalConnection, AnimalRef } from '../cat/types'
import { findAnimals } from '../graphql/access'
import { builder, pagePrice } from '../graphql/builder'
import type { Viewer } from '../graphql/context'
import { SignInMethodEnum } from '../graphql/enums'
import { pageOfList } from '../graphql/pageArguments'

export const ViewerRef = builder.objectRef<Viewer>('Viewer')

builder.node(ViewerRef, {
  description: 'The signed-in user.',
  id: { resolve: ({ user }) => user.id },
  loadWithoutCache: (id, { viewer }) => (viewer?.user.id === id ? viewer : null),
  fields: (t) => ({
    uuid: t.field({ type: 'UUID', resolve: ({ user }) => user.id }),
    email: t.field({ type: 'EmailAddress', resolve: ({ user }) => user.email }),
    pendingEmail: t.field({
      type: 'EmailAddress',
      nullable: true,
      description: 'The address that replaces this one when the link of its mail is opened.',
      resolve: ({ user }, _, { now }) => pendingEmailOf(user, now),
    }),
    emailChangeNeeds: t.field({
      type: SignInMethodEnum,
      nullable: true,
      description:
        'The proof that a change of the address requires: the password, or a sign-in ' +
        'with Google less than 10 minutes ago. It is null if none.',
      resolve: (viewer, _, { now }) => requiredProofOf(viewer, now),
    }),
    emailVerified: t.boolean({ resolve: ({ user }) => user.emailVerifiedAt !== null }),
    firstName: t.string({ resolve: ({ user }) => user.firstName }),
    lastName: t.string({ resolve: ({ user }) => user.lastName }),
    timeZone: t.string({ resolve: ({ user }) => user.timeZone }),
    isAdmin: t.exposeBoolean('isAdmin'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ user }) => user.createdAt }),
    accountNow: t.field({
      type: 'DateTime',
      description: 'The current time of the account.',
      resolve: ({ clock }) => clock.now,
    }),
    today: t.field({ type: 'Date', resolve: ({ clock }) => clock.today }),
    animals: t.connection(
      {
        type: AnimalRef,
        complexity: ({ first, last }) =>
          pagePrice({ first: Math.min(first ?? last ?? MAX_ANIMALS, MAX_ANIMALS) }),
        description: 'The viewer’s own cats, then those that the viewer cares for; oldest first.',
        resolve: async (_, args, context) => pageOfList(await findAnimals(context), args),
      },
      AnimalConnection,
    ),
  }),
})

export const ViewerPayload = builder
  .objectRef<Viewer>('ViewerPayload')
  .implement({
    fields: (t) => ({ viewer: t.field({ type: ViewerRef, resolve: (viewer) => viewer }) }),
  })

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerRef,
    nullable: true,
    description: 'It is null if the request has no session or token.',
    resolve: (_, __, { viewer }) => viewer,
  }),
)
