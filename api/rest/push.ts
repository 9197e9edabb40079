import { renewedDeviceInput } from '#shared/reminders/deviceInput'
import { type GraphRoute, mutation } from './route'

/** product/reminders 3.4, for the service worker: it has no session. */
export const pushRoutes: GraphRoute[] = [
  {
    method: 'POST',
    path: '/api/push/renewal',
    access: 'public',
    summary: 'Another subscription in the place of one whose secret the caller knows.',
    operation: mutation('renewPushDevice', 'ok'),
    accepts: renewedDeviceInput,
    variables: ({ body }) => ({ input: body }),
    errors: ['RATE_LIMITED'],
  },
]
