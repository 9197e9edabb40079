import type * as z from 'zod/mini'

export interface RestRequest {
  params: Record<string, string>
  query: Record<string, string | undefined>
  body: Record<string, unknown>
}

/** One documented call: REST is a client of the graph, so a row is an operation and what becomes of its answer. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** Who may call: without a session 401, without its rights 403, before the operation runs. */
  access: 'public' | 'owner' | 'admin'
  operation: string
  /** What the body may hold, with a French sentence for each field; fields that the graph doesn't know are passed over. */
  accepts?: z.ZodMiniType
  variables?: (request: RestRequest) => Record<string, unknown>
  /** The JSON answer, of the operation's data; absent: 204. */
  answer?: (data: any, request: RestRequest) => unknown
  /** Of a success; 200 by default. */
  status?: (data: any) => number
}

/** A mutation with one `input`, as all of the graph's are. */
export const mutation = (name: string, selection: string): string =>
  `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${selection} } }`

export const created = (): number => 201
