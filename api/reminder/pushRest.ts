import { renewedDeviceInput } from '#shared/reminder/pushDeviceSchemas'
import type { GraphRoute } from '../rest/route'
import { mutationRoute } from '../rest/rows'

/** Implements product/reminders 3.4 for the service worker, which has no session. */
export const pushRoutes: GraphRoute[] = [
  mutationRoute('POST', '/api/push/renewal', {
    summary: 'Replaces a subscription whose secret the caller has by another one.',
    access: 'public',
    mutation: 'renewPushDevice',
    accepts: renewedDeviceInput,
    errors: ['RATE_LIMITED'],
  }),
]
