import { createHash, timingSafeEqual } from 'node:crypto'
import { notFound, unauthenticated } from '../base/errors'
import type { HandledRoute } from './route'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

export const metricsRoutes: HandledRoute[] = [
  {
    method: 'GET',
    path: '/metrics',
    access: 'public',
    summary:
      'Returns the metrics for Prometheus. It requires METRICS_TOKEN as a ' +
      'bearer token, and is 404 if the operator configured none.',
    sends: { 200: { 'text/plain': { schema: { type: 'string' } } } },
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
    handle: async ({ headers }, response, { env: { metricsToken }, metrics }) => {
      if (metricsToken === null || !metrics) throw notFound()
      if (!timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${metricsToken}`)))
        throw unauthenticated('Ce jeton n’ouvre pas les mesures')
      response.type(metrics.contentType).send(await metrics.page())
    },
  },
]
