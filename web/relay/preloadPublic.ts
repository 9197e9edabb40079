import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime'
import type { Load, LoadArgs } from '../router/router'

/** As `preload`, for a page that needs no session, and leaves nothing in one's store: each asking counts as one opening of a link. */
export function preloadPublic<Query extends OperationType>(
  request: PreloadableConcreteRequest<Query>,
  variablesOf: (args: LoadArgs) => VariablesOf<Query>,
): Load {
  return async (args) => {
    const variables = variablesOf(args)
    // Sent before Relay's own code is asked for.
    const answer = import('./fetchPublic').then(({ fetchPublic }) => fetchPublic(request.params, variables))
    const { loadPublic } = await import('./loadPublic')
    return loadPublic(request, variables, answer)
  }
}
