import type { GraphQLFailure } from '../../base/network/graphqlError'

interface LinkClosed extends GraphQLFailure {
  code: 'NOT_FOUND' | 'CODE_REQUIRED'
}

/** Unknown, revoked and expired links look the same. A link may require its code again. */
export const isLinkClosed = (failure: GraphQLFailure): failure is LinkClosed =>
  failure.code === 'NOT_FOUND' || failure.code === 'CODE_REQUIRED'
