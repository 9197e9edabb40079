import createClient from 'openapi-fetch'
import type { paths } from '../../generated/openapi'
import { createContract, readOpenApi } from '../contract'
import { type OwnedRows } from '../household'
import type { TestApp } from '../testApp'
import { pathParametersOf } from './pathParameters'
import type { Sending } from './rest'

/** Describes a documented call, such as `POST` and `/api/animals/:id/weights`. */
export interface DocumentedRoute {
  method: string
  path: string
}

export interface TypedCall extends Sending<object> {
  ids?: Record<string, string>
  query?: Record<string, string>
}

/**
 * Creates the client that users of openapi-typescript have. It checks each response against the
 * document and returns its status.
 */
export async function createTypedCalls(app: TestApp) {
  const client = createClient<paths>({ baseUrl: app.url })
  const check = createContract(await readOpenApi(app.url))
  client.use({
    onResponse: async ({ request, response }) => {
      const text = await response.clone().text()
      const type = response.headers.get('content-type')?.split(';')[0]
      const isJson = type?.includes('json') && text !== ''
      check(request.method, new URL(request.url).pathname, {
        status: response.status,
        type,
        body: isJson ? JSON.parse(text) : text,
      })
    },
  })
  // `restRows` ensures that a row's method, path and body fit together. A loop over all rows cannot
  // express that.
  const request = client.request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ response: Response }>

  return async (
    { method, path }: DocumentedRoute,
    household: OwnedRows,
    { ids, query, body, headers }: TypedCall,
  ): Promise<number> => {
    const isJson = body !== undefined && !(body instanceof Uint8Array)
    const { response } = await request(method.toLowerCase(), path.replace(/:(\w+)/g, '{$1}'), {
      params: { path: { ...pathParametersOf(path, household), ...ids }, query },
      body,
      headers,
      parseAs: 'text',
      redirect: 'manual',
      ...(!isJson && { bodySerializer: (bytes: unknown) => bytes }),
    })
    return response.status
  }
}
