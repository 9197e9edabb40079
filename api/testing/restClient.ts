import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect } from 'vitest'
import type { TestApp } from './testApp'

export interface RestAnswer {
  status: number
  headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- what a test asks for is what it reads
  body: any
}

interface Sent {
  token?: string | undefined
  /** Sent as it is when it is text, bytes or a form, else as JSON. */
  body?: unknown
  headers?: Record<string, string>
}

/** `call('GET /api/animals', { token })`, over HTTP. */
export type RestClient = (call: string, sent?: Sent) => Promise<RestAnswer>

interface Response {
  content?: Record<string, unknown>
}

/** Every answer is held against the OpenAPI document: its status, its type, its every property. */
export async function createRestClient(app: TestApp): Promise<RestClient> {
  const document = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { responses: Record<string, Response> }>>
  }
  const ajv = new Ajv2020({ validateSchema: false, allErrors: true, strictTypes: false })
  formats.default(ajv)
  ajv.addVocabulary(Object.keys(document))
  ajv.addSchema(document, 'openapi')

  function schemaOf(...pointer: string[]): ValidateFunction {
    const escaped = pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    return ajv.getSchema(`openapi#/${escaped.join('/')}`)!
  }

  function check(method: string, path: string, answer: RestAnswer): void {
    const template = Object.keys(document.paths).find((known) => matches(known, path))
    const operation = template === undefined ? undefined : document.paths[template]?.[method.toLowerCase()]
    if (template === undefined || !operation) return
    const { status, headers, body } = answer
    expect(Object.keys(operation.responses), `${method} ${path}: ${JSON.stringify(body)}`).toContain(String(status))
    const type = headers.get('content-type')?.split(';')[0]
    const { content } = operation.responses[status]!
    if (!content) return expect([type, body], `${method} ${path}`).toEqual([undefined, ''])
    expect(Object.keys(content), `${method} ${path}`).toContain(type)
    const validate = schemaOf('paths', template, method.toLowerCase(), 'responses', String(status), 'content', type!, 'schema')
    expect(validate(body) ? [] : validate.errors, `${method} ${path}`).toEqual([])
  }

  return async (call, { token, body, headers = {} } = {}) => {
    const [method = '', path = ''] = call.split(' ')
    const response = await fetch(app.url + path, {
      method,
      headers: {
        // Of a form, fetch knows the boundary.
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: isSentAsItIs(body) ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    const answer = { status: response.status, headers: response.headers, body: isJson && text !== '' ? JSON.parse(text) : text }
    check(method, path.split('?')[0]!, answer)
    return answer
  }
}

const isSentAsItIs = (body: unknown): body is string | Uint8Array<ArrayBuffer> | FormData =>
  typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData

const matches = (template: string, path: string): boolean =>
  new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
