import { STATUS_CODES } from 'node:http'
import type { Response } from 'express'
import { awaySeconds, type ErrorCode, type FieldErrors, statusOf } from '../errors'

export interface Problem {
  code: ErrorCode
  /** French: what the toast shows. */
  detail: string
  fields?: FieldErrors | undefined
  retryAfterSeconds?: number | undefined
}

/** RFC 9457 (spec 4, "REST"). */
export function sendProblem(response: Response, { code, detail, fields, retryAfterSeconds }: Problem): void {
  const status = statusOf[code]
  const retryAfter = retryAfterSeconds ?? (code === 'UNAVAILABLE' ? awaySeconds : undefined)
  if (retryAfter !== undefined) response.set('retry-after', String(retryAfter))
  if (status === 401) response.set('www-authenticate', 'Bearer')
  response
    .status(status)
    .set('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail, code, ...(fields && { fields }) }))
}
