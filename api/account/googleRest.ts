import type { HandledRoute } from '../rest/route'
import { redirectToGoogle, handleGoogleCallback } from './googleSignIn'

const redirectResponse = { 302: undefined }

/** Handles navigations: each response is a redirect. */
export const googleRoutes: HandledRoute[] = [
  {
    method: 'GET',
    path: '/api/auth/google',
    access: 'public',
    summary:
      'Redirects the page to Google, or to /login on failure. A `mark` in the query (1 ' +
      'to 64 letters, digits, - or _) is returned with the tokens.',
    sends: redirectResponse,
    handle: redirectToGoogle,
  },
  {
    method: 'GET',
    path: '/api/auth/google/callback',
    access: 'public',
    summary:
      'Receives the redirect from Google. Redirects to the app with the tokens in ' +
      '`?auth=` (base64 of JSON), or to /login with the reason in `?google=`.',
    sends: redirectResponse,
    handle: handleGoogleCallback,
  },
]
