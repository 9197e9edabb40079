import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { NextFunction, Request, Response } from 'express'
import { type ErrorCode, retryAfter, statusOf } from '../base/errors'
import type { GraphqlEndpoint } from '../execution/endpoint'
import { persistedQueries } from '../execution/persistedQueries'
import { createContext, type Services } from '../graphql/context'
import { trackWork } from '../http/admission'
import { networkOf } from '../http/network'
import { requestIdOf } from '../http/requestLog'

/**
 * The place in the document for the response, and the id of its query
 * (web/build/documents.ts).
 */
const insertionPoint =
  /(?<=<script type="application\/json" id="answer" data-query="(\w+)">)(?=<\/script>)/

/**
 * Serves the vet's page, whose document contains the response to its own query: the page sends no
 * query after it. For an ended link the response reports this, and the document is 404. It counts no
 * opening (product/sharing 2.1), since mail programs and messengers fetch it too. The page itself
 * counts it (web/screens/shared/loadShared.ts).
 */
export function sharedDocument(
  services: Services,
  graph: Pick<GraphqlEndpoint, 'execute' | 'register'>,
  folder: string,
) {
  const file = join(folder, 'shared.html')
  const page = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const [before = '', id = '', after = ''] = page.split(insertionPoint)
  const text = persistedQueries(services.env.production)(id)
  // Without a build there is no document; the app then sends the query itself.
  if (text === undefined) return (_: Request, __: Response, next: NextFunction) => next()
  const document = graph.register(text)

  return (request: Request, response: Response) => trackWork(request, send(request, response))

  async function send(request: Request, response: Response): Promise<void> {
    const variables = { token: request.path.slice('/shared/'.length) }
    const caller = {
      network: networkOf(request, services.env.trustProxy),
      requestId: requestIdOf(response),
      cookies: request.headers.cookie,
    }
    const context = await createContext(services, caller, document.readPlan(variables))
    const { data, errors } = await graph.execute({ document, variables, context })
    const { code, retryAfterSeconds } = (errors?.[0]?.extensions ?? {}) as {
      code?: ErrorCode
      retryAfterSeconds?: number
    }
    // The page corrects its clock by this time, as by the `Date` header of a response. Documents
    // without a record are all the same.
    const extensions = data ? { respondedAt: context.now } : undefined
    const seconds = retryAfter(code, retryAfterSeconds)
    if (seconds !== undefined) response.set('retry-after', String(seconds))
    response.status(code ? statusOf[code] : 200).type('html')
    await sendCompressed(
      request,
      response,
      insertTitle(before, data) + withoutTags({ data, errors, extensions }) + after,
    )
  }
}

/**
 * Inserts the cat's name and the sentence of its last 90 days, which are read while the code is
 * loaded.
 */
function insertTitle(shell: string, data: unknown): string {
  const { name, season } =
    (data as { sharedAnimal?: { name: string; season?: string | null } | null } | null)
      ?.sharedAnimal ?? {}
  const lines = [
    name !== undefined && `<h1>Suivi — ${escapeHtml(name)}</h1>`,
    season && `<strong>${escapeHtml(season)}</strong>`,
  ]
  return shell.replace('<h1></h1>', () => lines.filter(Boolean).join(''))
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Escapes JSON for a <script>: a cat may be called </script>. */
const withoutTags = (result: object): string => JSON.stringify(result).replaceAll('<', '\\u003c')

async function sendCompressed(request: Request, response: Response, html: string): Promise<void> {
  response.vary('accept-encoding')
  const encoding = request.acceptsEncodings(['br', 'gzip'])
  if (!encoding) return void response.send(html)
  // Level 4 is as fast as gzip, and smaller.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
  const bytes =
    encoding === 'br'
      ? await promisify(brotliCompress)(html, { params })
      : await promisify(gzip)(html)
  response.set('content-encoding', encoding).send(bytes)
}
