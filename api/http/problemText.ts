import { STATUS_CODES } from 'node:http'
import type { GraphQLError } from 'graphql'

export const problemType = 'application/problem+json; charset=utf-8'

/** Returns the members of a problem that every response has (RFC 9457; product/interfaces 2.1). */
export const problemMembers = (
  status: number,
  { detail, code }: { detail: string; code: unknown },
) => ({ type: 'about:blank', title: STATUS_CODES[status], status, detail, code })

/** Formats an error that is sent without the router. */
export const problemText = (status: number, { message, extensions }: GraphQLError): string =>
  JSON.stringify(problemMembers(status, { detail: message, code: extensions['code'] }))
