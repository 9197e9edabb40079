import type { Response } from 'express'
import {
  type ErrorCode,
  type FieldErrors,
  METHOD_NOT_ALLOWED,
  retryAfter,
  statusOf,
} from '../base/errors'
import { problemMembers } from '../http/problemText'

export interface Problem {
  code: ErrorCode
  detail: string
  fields?: FieldErrors | undefined
  retryAfterSeconds?: number | undefined
}

/**
 * Returns the problem of a presentable error (execution/endpoint.ts). `fieldNames` maps the graph's names
 * to those of REST.
 */
export function problemOf(
  { message, extensions }: { message: string; extensions?: Record<string, unknown> },
  fieldNames: Record<string, string> = {},
): Problem {
  const { fields, ...rest } = extensions as unknown as Omit<Problem, 'detail'>
  const clientFields =
    fields &&
    Object.fromEntries(Object.entries(fields).map(([name, of]) => [fieldNames[name] ?? name, of]))
  return { detail: message, ...rest, ...(clientFields && { fields: clientFields }) }
}

export const methodNotAllowed: Problem = { code: 'METHOD_NOT_ALLOWED', detail: METHOD_NOT_ALLOWED }

/** Formats a problem by RFC 9457 (product/interfaces 2.1). */
export const problemBody = ({ code, detail, fields }: Problem) => ({
  ...problemMembers(statusOf[code], { detail, code }),
  ...(fields && { fields }),
})

export function sendProblem(response: Response, problem: Problem): void {
  const status = statusOf[problem.code]
  const seconds = retryAfter(problem.code, problem.retryAfterSeconds)
  if (seconds !== undefined) response.set('retry-after', String(seconds))
  if (status === 401) response.set('www-authenticate', 'Bearer')
  response
    .status(status)
    .set('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problemBody(problem)))
}
