import formats from 'ajv-formats'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { expect } from 'vitest'

export interface OpenApi {
  paths: Record<string, Record<string, ContractOperation>>
  components: { responses: Record<string, Documented> }
}

interface Documented {
  content?: Record<string, { schema: object }>
}

export interface ContractOperation {
  parameters?: { name: string; in: 'path' | 'query'; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, Documented | { $ref: string }>
}

export interface CheckedResponse {
  status: number
  type: string | undefined
  body: unknown
}

export async function readOpenApi(url: string): Promise<OpenApi> {
  return (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApi
}

/**
 * Checks a response against the OpenAPI document: status, type and every property. A method that a
 * path does not have must get the path's documented 405. Undocumented paths, OPTIONS and HEAD pass.
 */
export function createContract(
  document: OpenApi,
): (method: string, path: string, response: CheckedResponse) => void {
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

  function operationOf(
    method: string,
    path: string,
  ): [pointer: string[], ContractOperation] | null {
    const template = Object.keys(document.paths).find((known) => matches(known, path))
    if (template === undefined || ['OPTIONS', 'HEAD'].includes(method)) return null
    const operations = document.paths[template]!
    const known = method.toLowerCase() in operations ? method.toLowerCase() : null
    const name = known ?? Object.keys(operations)[0]!
    const { responses, ...rest } = operations[name]!
    return [
      ['paths', template, name],
      { ...rest, responses: known ? responses : { 405: responses['405']! } },
    ]
  }

  return (method, path, { status, type, body }) => {
    const [pointer, operation] = operationOf(method, path) ?? []
    if (!pointer || !operation) return
    const call = `${method} ${path}: ${JSON.stringify(body)?.slice(0, 500)}`
    expect(Object.keys(operation.responses), call).toContain(String(status))
    const response = operation.responses[status]!
    const component = '$ref' in response ? response.$ref.split('/').at(-1)! : null
    const { content } =
      component === null ? (response as Documented) : document.components.responses[component]!
    if (!content) return expect([type, body], call).toEqual([undefined, ''])
    expect(Object.keys(content), call).toContain(type)
    const at =
      component === null
        ? [...pointer, 'responses', String(status)]
        : ['components', 'responses', component]
    const validate = validatorOf(...at, 'content', type!, 'schema')
    expect(validate(body) ? [] : validate.errors, call).toEqual([])
  }
}

const matches = (template: string, path: string): boolean =>
  new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
