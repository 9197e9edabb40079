import type { Request, Response } from 'express'
import type * as z from 'zod/mini'
import type { Context } from '../context'
import type { ErrorCode } from '../errors'
import type { JsonSchema } from './selection'

export interface RestRequest {
  params: Record<string, string>
  // oxlint-disable-next-line typescript/no-explicit-any -- what `query` and `accepts` let through
  query: any
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  body: any
}

/** What a documented call says of itself: the router goes by it, and the OpenAPI document is printed from it. */
interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** Who may call: without a session 401, without its rights 403, before anything is said of the body; nothing of it is read without a token of ours. */
  access: 'public' | 'owner' | 'admin'
  /** One line of the OpenAPI document. */
  summary: string
  query?: z.ZodMiniType
  /** The JSON body, with a French sentence for each field; what it doesn't name is passed over. Absent: none is read. */
  accepts?: z.ZodMiniType
  /** The body where it is no JSON: its media types and their schemas. */
  takes?: Record<string, { schema: JsonSchema }>
  /** The JSON of a success; absent: 204. */
  returns?: JsonSchema
  /** What may go wrong beside what every call of its kind shares: session, rights, validation, unknown ids. */
  errors?: readonly ErrorCode[]
}

/** REST is a client of the graph: a row is an operation and what becomes of its answer. */
export interface GraphRoute extends Call {
  operation: string
  /** Where the body is no JSON: what stands for it in `variables`. */
  reads?: (request: Request, response: Response, context: Context) => Promise<unknown>
  /** A JSON body with a photo in it: what it may hold beyond the bytes of the others, and what is said where it holds more. */
  photo?: { bytes: number; excess: string }
  variables?: (request: RestRequest) => Record<string, unknown>
  /** The part of the operation's data that `returns` describes. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the operation was validated against the schema at start
  answer?: (data: any) => unknown
  /** 200 by default. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  status?: 201 | ((data: any) => 200 | 201)
}

/** What GraphQL cannot say: bytes, redirects, the server itself. It sends its own answer; what it throws becomes a problem. */
export interface HandledRoute extends Call {
  handle: (request: Request, response: Response, context: Context) => Promise<void> | void
  /** Where `returns` is not all: the media types and their schemas, for each status that is no problem. */
  sends?: Record<number, Record<string, { schema: JsonSchema }> | undefined>
}

export type Route = GraphRoute | HandledRoute

/** A mutation with one `input`, as all of the graph's are. */
export const mutation = (name: string, selection: string): string =>
  `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${selection} } }`
