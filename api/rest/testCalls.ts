import type { Response } from 'express'
import { accessDenied } from '../base/errors'
import type { HandledRoute } from './route'

type Code = 'FORBIDDEN' | 'TOKEN_EXPIRED'

/**
 * Responds with refusals that the product never sends: a client refreshes and retries once for each
 * (product/accounts 1.6).
 */
function refuse(response: Response, code: Code, detail: string) {
  response
    .status(403)
    .type('application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', title: 'Forbidden', status: 403, detail, code }))
}

/** Serves the internal test pages, in development only (product/pages 2.3). */
export const testCalls: HandledRoute[] = [
  {
    method: 'GET',
    path: '/api/test-403',
    access: 'owner',
    summary: 'Responds with a 403 without details.',
    handle: (_, response) => refuse(response, 'FORBIDDEN', 'Accès interdit'),
  },
  {
    method: 'GET',
    path: '/api/test-403-expired',
    access: 'owner',
    summary: 'Responds with a 403 for an expired token.',
    handle: (_, response) => refuse(response, 'TOKEN_EXPIRED', 'Jeton expiré'),
  },
  {
    method: 'GET',
    path: '/api/test-403-forbidden',
    access: 'owner',
    summary: 'Responds with a 403 that no refresh resolves.',
    handle: () => {
      throw accessDenied()
    },
  },
]
