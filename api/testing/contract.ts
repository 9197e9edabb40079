import formats from 'ajv-formats'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { expect } from 'vitest'

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
}

export interface Operation {
  parameters?: { name: string; in: 'path' | 'query'; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { content?: Record<string, unknown> }>
}

export interface Answered {
  status: number
  type: string | undefined
  body: unknown
}

export async function readOpenApi(url: string): Promise<OpenApi> {
  return (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApi
}

/** Checks an answer against the OpenAPI document: status, type and every property. Undocumented calls pass. */
export function createContract(
  document: OpenApi,
): (method: string, path: string, answer: Answered) => void {
  const ajv = new Ajv2020({ validateSchema: false, allErrors: true, strictTypes: false })
  formats.default(ajv)
  ajv.addVocabulary(Object.keys(document))
  ajv.addSchema(document, 'openapi')

  function validatorOf(...pointer: string[]): ValidateFunction {
    const escaped = pointer.map((part) =>
      encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
    )
    return ajv.getSchema(`openapi#/${escaped.join('/')}`)!
  }

  return (method, path, { status, type, body }) => {
    const template = Object.keys(document.paths).find((known) => matches(known, path))
    const operation =
      template === undefined ? undefined : document.paths[template]?.[method.toLowerCase()]
    if (template === undefined || !operation) return
    const call = `${method} ${path}: ${JSON.stringify(body)?.slice(0, 500)}`
    expect(Object.keys(operation.responses), call).toContain(String(status))
    const { content } = operation.responses[status]!
    if (!content) return expect([type, body], call).toEqual([undefined, ''])
    expect(Object.keys(content), call).toContain(type)
    const validate = validatorOf(
      'paths',
      template,
      method.toLowerCase(),
      'responses',
      String(status),
      'content',
      type!,
      'schema',
    )
    expect(validate(body) ? [] : validate.errors, call).toEqual([])
  }
}

const matches = (template: string, path: string): boolean =>
  new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
