import type { Request, Response } from 'express'
import type * as z from 'zod/mini'
import type { ErrorCode } from '../base/errors'
import type { Context } from '../graphql/context'
import type { JsonSchema } from './selection'

export interface RestRequest {
  params: Record<string, string>
  // oxlint-disable-next-line typescript/no-explicit-any -- what `query` and `accepts` let through
  query: any
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  body: any
}

/** Describes a documented call: the router and the OpenAPI document are generated from it. */
interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /**
   * A call without a session is 401, and without its rights 403, both before the body is validated.
   * Without a valid token no body is read. 'public' ignores the token, and 'optional' works with
   * and without one.
   */
  access: 'public' | 'optional' | 'owner' | 'admin'
  /** Makes a public call read the viewer of a valid session. It ignores any other token. */
  readsSession?: true
  /** Becomes one line of the OpenAPI document. */
  summary: string
  query?: z.ZodMiniType
  /**
   * Validates the JSON body, with a French message for each field. Other fields are ignored.
   * No body is read if it is absent.
   */
  accepts?: z.ZodMiniType
  /** The media types and schemas of a body that is not JSON. */
  takes?: Record<string, { schema: JsonSchema }>
  /** The JSON of a success. A success without it is 204. */
  returns?: JsonSchema
  /** Lists errors in addition to those that follow from the other fields (responses.ts). */
  errors?: readonly ErrorCode[]
}

/** REST is a client of the graph: a row is an operation and a view of its response. */
export interface GraphRoute extends Call {
  operation: string
  /** Reads the fields of a body that is not JSON. */
  reads?: (request: Request, response: Response, context: Context) => Promise<object>
  /** Bounds a JSON body with a photo in bytes, with the message for a larger one. */
  photo?: { bytes: number; tooLargeMessage: string }
  variables?: (request: RestRequest) => Record<string, unknown>
  /** Maps the graph's names to the body's, if they differ. */
  fieldNames?: Record<string, string>
  /** Returns the part of the data that `returns` describes. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the operation was validated against the schema at start
  toBody?: (data: any) => unknown
  /** Is 200 by default. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  status?: 201 | ((data: any) => 200 | 201)
}

/**
 * Responds with bytes, redirects or the state of the server. It sends its own response, and its
 * errors become problems.
 */
export interface HandledRoute extends Call {
  handle: (request: Request, response: Response, context: Context) => Promise<void> | void
  /** The media types and schemas of other successes, by status. */
  sends?: Record<number, Record<string, { schema: JsonSchema }> | undefined>
}

export type RestRoute = GraphRoute | HandledRoute

export const requiresSession = ({ access }: Pick<Call, 'access'>): boolean =>
  access === 'owner' || access === 'admin'

/** Groups the calls that the OpenAPI document shows under a tag. */
export interface RestSection {
  name: string
  description: string
  calls: readonly RestRoute[]
}

export const parameterNames = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
