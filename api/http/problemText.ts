import { STATUS_CODES } from 'node:http'
import type { GraphQLError } from 'graphql'

export const problemType = 'application/problem+json; charset=utf-8'

/** Formats an error that is sent without the router, as rest/problem.ts does. */
export const problemText = (status: number, { message, extensions }: GraphQLError): string =>
  JSON.stringify({
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail: message,
    code: extensions['code'],
  })
