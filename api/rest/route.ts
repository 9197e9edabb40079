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

/** A documented call: the router and the OpenAPI document are made of it. */
interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /**
   * Without a session 401, without its rights 403, both before the body is checked; without a valid token no body is read.
   * 'public' ignores the token, 'optional' works with and without one.
   */
  access: 'public' | 'optional' | 'owner' | 'admin'
  /** One line in the OpenAPI document. */
  summary: string
  query?: z.ZodMiniType
  /** The JSON body, with a French message for each field; others are ignored. Absent: none is read. */
  accepts?: z.ZodMiniType
  /** Media types and schemas of a body that is no JSON. */
  takes?: Record<string, { schema: JsonSchema }>
  /** The JSON of a success; absent: 204. */
  returns?: JsonSchema
  /** Errors beside those that follow from the other fields (responses.ts). */
  errors?: readonly ErrorCode[]
}

/** REST is a client of the graph: a row is an operation and a view of its answer. */
export interface GraphRoute extends Call {
  operation: string
  /** The `variables` of a body that is no JSON. */
  reads?: (request: Request, response: Response, context: Context) => Promise<unknown>
  /** A JSON body with a photo: how many bytes it may have, and the message beyond. */
  photo?: { bytes: number; excess: string }
  variables?: (request: RestRequest) => Record<string, unknown>
  /** The body's names of the graph's fields, where they differ: an error names the field that was sent. */
  fieldNames?: Record<string, string>
  /** The part of the data that `returns` describes. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the operation was validated against the schema at start
  answer?: (data: any) => unknown
  /** 200 by default. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  status?: 201 | ((data: any) => 200 | 201)
}

/** For bytes, redirects and the server itself. It sends its own answer; what it throws becomes a problem. */
export interface HandledRoute extends Call {
  handle: (request: Request, response: Response, context: Context) => Promise<void> | void
  /** Media types and schemas of other successes, by status. */
  sends?: Record<number, Record<string, { schema: JsonSchema }> | undefined>
}

export type Route = GraphRoute | HandledRoute

export const requiresSession = ({ access }: Pick<Call, 'access'>): boolean =>
  access === 'owner' || access === 'admin'

/** Calls that the OpenAPI document shows together, under a tag. */
export interface Section {
  name: string
  description: string
  calls: readonly Route[]
}

/** A mutation with one `input`, as all of the graph's. */
export const mutation = (name: string, selection: string): string =>
  `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${selection} } }`
