import { createContract, readOpenApi } from './contract'
import type { TestApp } from './testApp'

export interface RestResponse {
  status: number
  headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read responses untyped
  body: any
}

interface RestCallOptions {
  token?: string | undefined
  /** Text, bytes and forms are sent unchanged, and other values as JSON. */
  body?: unknown
  headers?: Record<string, string>
}

/** Sends a request over HTTP, as in `call('GET /api/animals', { token })`. */
export type RestClient = (call: string, sent?: RestCallOptions) => Promise<RestResponse>

/** Checks every response against the OpenAPI document. */
export async function createRestClient(app: TestApp): Promise<RestClient> {
  const check = createContract(await readOpenApi(app.url))
  return async (call, { token, body, headers = {} } = {}) => {
    const [method = '', path = ''] = call.split(' ')
    const response = await fetch(app.url + path, {
      redirect: 'manual',
      method,
      headers: {
        // fetch sets the content type of a form, which has the boundary.
        ...(body !== undefined &&
          !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: isSentAsItIs(body) ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const type = response.headers.get('content-type')?.split(';')[0]
    const isJson = type?.includes('json') ?? false
    const result = {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    }
    check(method, path.split('?')[0]!, { ...result, type })
    return result
  }
}

const isSentAsItIs = (body: unknown): body is string | Uint8Array<ArrayBuffer> | FormData =>
  typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData
