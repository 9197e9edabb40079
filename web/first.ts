// The document's first script: what its screen asks leaves before the app's own code has come. Small, and apart from it.
import { returned } from './session/googleReturn'
import { firstQuestions } from './firstQuestions'
import { prefetch } from './network/prefetched'
import { match } from './router/path'
import { readTokens } from './network/tokens'

// Who comes back from Google may be about to be somebody else.
if (!returned && readTokens()) {
  const { pathname, search } = window.location
  for (const [pattern, request, variablesOf, heard] of firstQuestions) {
    const params = match(pattern, pathname)
    if (params) prefetch(request.params, variablesOf({ params, search: new URLSearchParams(search) }), heard)
  }
}
