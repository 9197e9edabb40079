import { renewedDeviceInput } from '#shared/reminder/pushDeviceSchemas'
import { type GraphRoute, mutation } from '../rest/route'

/** Implements product/reminders 3.4 for the service worker, which has no session. */
export const pushRoutes: GraphRoute[] = [
  {
    method: 'POST',
    path: '/api/push/renewal',
    access: 'public',
    summary: 'Replaces a subscription whose secret the caller knows by another one.',
    operation: mutation('renewPushDevice', 'ok'),
    accepts: renewedDeviceInput,
    variables: ({ body }) => ({ input: body }),
    errors: ['RATE_LIMITED'],
  },
]
