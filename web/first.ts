// This is the document's first script: it sends the screen's queries before the app's code has
// loaded.

import './base/device/memoryStorage'

import { prefetch } from './base/network/prefetch'
import { readTokens } from './base/network/tokens'
import { match } from './base/router/path'
import { firstQueries } from './firstQueries'
import { handOff } from './session/googleReturn'

// A return from Google may change the session first, so no query is sent then.
if (!handOff && readTokens()) {
  const { pathname, search } = window.location
  for (const [pattern, request, variablesOf, onResponse] of firstQueries) {
    const params = match(pattern, pathname)
    if (params)
      prefetch(
        request.params,
        variablesOf({ params, search: new URLSearchParams(search) }),
        onResponse,
      )
  }
}
