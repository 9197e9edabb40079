import { leaveForGoogle, returnFromGoogle } from '../http/googleSignIn'
import type { HandledRoute } from './route'

const elsewhere = { 302: undefined }

/** For navigations: each answer is a redirect. */
export const googleRoutes: HandledRoute[] = [
  {
    method: 'GET',
    path: '/api/auth/google',
    access: 'public',
    summary:
      'Leads the whole page to Google, or back to /login where it can’t. A `mark` in the query (1 to 64 letters, digits, - or _) comes back beside the tokens.',
    sends: elsewhere,
    handle: leaveForGoogle,
  },
  {
    method: 'GET',
    path: '/api/auth/google/callback',
    access: 'public',
    summary:
      'Where Google leads back to: on to the app with `?auth=`, the tokens in base64 of JSON; or to /login, with why not in `?google=`.',
    sends: elsewhere,
    handle: returnFromGoogle,
  },
]
