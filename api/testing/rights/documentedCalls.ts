import type { paths } from '../../generated/openapi'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Turns `/api/animals/{id}` into the router's form. */
type RouterPath<Path extends string> = Path extends `${infer Before}{${infer Name}}${infer After}`
  ? `${Before}:${Name}${RouterPath<After>}`
  : Path

type TypedRow = {
  [Path in keyof paths]: {
    [M in Method]: paths[Path][M] extends undefined
      ? never
      : [call: `${Uppercase<M>} ${RouterPath<Path>}`, operation: paths[Path][M]]
  }[Method]
}[keyof paths]

/**
 * Maps method and path to the operations of the OpenAPI document, as openapi-typescript types them.
 */
type Operations = { [Row in TypedRow as Row[0]]: Row[1] }
export type DocumentedCall = keyof Operations

/** Is the JSON body of a call, or never if it accepts none. */
export type JsonBody<Call extends DocumentedCall> = Operations[Call] extends {
  requestBody?: { content: { 'application/json': infer Body extends object } }
}
  ? Body
  : never
