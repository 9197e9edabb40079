import type { IncomingMessage } from 'node:http'
import type { DocumentNode } from 'graphql'
import { notFound, unauthenticated } from '../base/errors'
import { type Services, sessionOf, toolHashOf } from '../graphql/context'
import { readJson } from '../http/body'
import { bounds } from '../http/bounds'
import {
  type DocumentRequest,
  persistedQueryHash,
  refusePersistedQuery,
  sentInAddress,
  sentInBody,
} from './automaticPersistedQueries'
import { boundedDocument } from './documentBounds'
import type { DocumentStore } from './documentStore'
import type { KnownDocuments } from './knownDocuments'
import { persistedQueries } from './persistedQueries'
import type { PreparedDocument } from './preparedDocument'

/**
 * A request's body, or its query string, with a document that is prepared, or foreign and within
 * bounds. It has neither document without a text.
 */
export interface ReceivedRequest {
  body: unknown
  sent: DocumentRequest
  document?: PreparedDocument
  foreign?: DocumentNode
}

/** The function that it returns throws the errors that are found before the session is read. */
export function createRequestReader(
  services: Services,
  registry: KnownDocuments,
  store: DocumentStore,
) {
  const textOfId = persistedQueries(services.env.production)

  return async (request: IncomingMessage): Promise<ReceivedRequest> => {
    const body = withDocument(await readJson(request, bodyBytes(request)))
    const sent = request.method === 'GET' ? sentInAddress(request) : sentInBody(body)
    refusePersistedQuery(sent)
    const text =
      typeof sent.query === 'string' ? sent.query : store.textOf(persistedQueryHash(sent))
    if (text === undefined) return { body, sent }
    const isAnonymous = request.headers.authorization === undefined
    const document = registry.find(text) ?? store.documentOf(text, isAnonymous)
    if (document) return { body, sent, document }
    return { body, sent, foreign: boundedDocument(text, isAnonymous) }
  }

  /**
   * Returns the limit of this body; the token is read only if the body is large.
   * @throws UNAUTHENTICATED
   */
  function bodyBytes({ headers }: IncomingMessage): number {
    const announced = Number(headers['content-length'] ?? Infinity)
    if (announced <= bounds.anonymousBodyBytes) return bounds.anonymousBodyBytes
    // A tool's token proves nothing before the database is queried; photos have REST's routes.
    if (headers.authorization === undefined || toolHashOf(headers.authorization) !== null)
      return bounds.anonymousBodyBytes
    // This is not TOO_LARGE: the client renews its session and sends the body again.
    if (!sessionOf(services, headers.authorization, services.clock()))
      throw unauthenticated('Session expirée')
    return bounds.graphqlBodyBytes
  }

  /**
   * Replaces the `id` of a persisted query by its document.
   * @throws NOT_FOUND
   */
  function withDocument(body: unknown): unknown {
    if (typeof body !== 'object' || body === null || !('id' in body) || 'query' in body) return body
    const { id, ...rest } = body
    const query = typeof id === 'string' ? textOfId(id) : undefined
    if (query === undefined) throw notFound('Requête inconnue\u00a0: rechargez la page.')
    registry.add(query)
    return { ...rest, query }
  }
}
