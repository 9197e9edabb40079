import { STATUS_CODES } from 'node:http'
import type { Response } from 'express'
import { type ErrorCode, type FieldErrors, retryAfter, statusOf } from '../errors'

export interface Problem {
  code: ErrorCode
  detail: string
  fields?: FieldErrors | undefined
  retryAfterSeconds?: number | undefined
}

/** RFC 9457 (product/interfaces 2.1). */
export function sendProblem(
  response: Response,
  { code, detail, fields, retryAfterSeconds }: Problem,
): void {
  const status = statusOf[code]
  const seconds = retryAfter(code, retryAfterSeconds)
  if (seconds !== undefined) response.set('retry-after', String(seconds))
  if (status === 401) response.set('www-authenticate', 'Bearer')
  response
    .status(status)
    .set('cache-control', 'no-store')
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: 'about:blank',
        title: STATUS_CODES[status],
        status,
        detail,
        code,
        ...(fields && { fields }),
      }),
    )
}
