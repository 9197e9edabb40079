import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import express, { type NextFunction, type Request, type Response, type Router } from 'express'
import { malformedError, METHOD_NOT_ALLOWED, notFound, publicMessage } from '../base/errors'
import { projectRoot } from '../base/settings/projectRoot'
import type { GraphqlEndpoint } from '../execution/endpoint'
import type { Services } from '../graphql/context'
import { documentHeaders } from '../http/securityHeaders'
import { encodedFiles } from './encodedFiles'
import { sharedDocument } from './sharedDocument'

const folder = join(projectRoot, 'dist/web')
/**
 * Proxies must not rewrite these files: the worker accepts only the build's own bytes (integrity).
 */
const cacheControls = {
  document: 'no-cache, no-transform',
  asset: `public, max-age=${365 * 86_400}, immutable, no-transform`,
}

function setAssetHeaders(response: Response): void {
  for (const name of documentHeaders) response.removeHeader(name)
  response.setHeader('cache-control', cacheControls.asset)
}

const setDocumentHeaders = (response: Response): void =>
  void response.setHeader('cache-control', cacheControls.document)

/**
 * The documents by path, and the files of the chunks (web/build/pagesTable.ts). The service worker
 * serves later visits with index.html instead. Empty without a build.
 */
function builtPages(): { documents: [path: RegExp, name: string][]; chunks: { react?: string } } {
  const file = join(folder, '.vite/pages.json')
  if (!existsSync(file)) return { documents: [], chunks: {} }
  const { pages, chunks } = JSON.parse(readFileSync(file, 'utf8')) as {
    pages: { matches: string[]; document: string }[]
    chunks: { react: string }
  }
  const documents = pages.flatMap(({ matches, document }) =>
    matches.map((path): [RegExp, string] => [new RegExp(path, 'i'), document]),
  )
  return { documents, chunks }
}

function isDecodable(path: string): boolean {
  try {
    // The bundler drops a call whose result is not used.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** Escapes the signs of a path that cannot be decoded: web/base/router/path.ts reads them as they are. */
const readable = (path: string): string => (isDecodable(path) ? path : path.replaceAll('%', '%25'))

function messageOf(status: number): string {
  if (status >= 500) return publicMessage('INTERNAL', '')
  const { message } = status === 404 ? notFound() : malformedError()
  return message
}

/** Serves the web app's files, and an HTML document for every other path. */
export function pages(
  services: Services,
  graph: Pick<GraphqlEndpoint, 'execute' | 'register'>,
): Router {
  const router = express.Router()
  const encoded = encodedFiles(folder)
  const { documents, chunks } = builtPages()
  router.use((request, response, next) => {
    request.url = `/${encoded(readable(request.path).slice(1), request, response)}`
    next()
  })
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), {
      fallthrough: false,
      index: false,
      redirect: false,
      setHeaders: setAssetHeaders,
    }),
  )
  // A folder is no page: its redirect would repeat the address, which may lead to another site.
  router.use(
    express.static(folder, { index: false, redirect: false, setHeaders: setDocumentHeaders }),
  )
  router.get('/{*path}', (_, response, next) => {
    // The heaviest chunk of every page: the browser requests it before it parses the document.
    if (chunks.react) response.setHeader('link', `</${chunks.react}>; rel=modulepreload`)
    next()
  })
  router.get('/shared/{*token}', (_, response, next) => {
    // The address is a secret, and the record must not reach other sites or caches (product/sharing
    // 4.3).
    response.setHeader('referrer-policy', 'no-referrer')
    response.setHeader('x-robots-tag', 'noindex')
    response.setHeader('cache-control', 'no-store')
    next()
  })
  router.get('/shared/{*token}', sharedDocument(services, graph, folder))
  // The service worker stores what other apps share. Without a worker the server does not read it,
  // and the page shows this.
  router.post('/recevoir', (_, response) => response.redirect(303, '/recevoir?problem=unhandled'))
  router.get('/{*path}', (request, response) => {
    if (!response.hasHeader('cache-control'))
      response.setHeader('cache-control', cacheControls.document)
    const name = documents.find(([path]) => path.test(request.path))?.[1] ?? 'index.html'
    if (!existsSync(join(folder, name)))
      return void response.status(404).send('Run `npm run build` first.')
    response.sendFile(join(folder, encoded(name, request, response)), { cacheControl: false })
  })
  router.use((_: Request, response: Response) => {
    response.setHeader('allow', 'GET, HEAD')
    response.status(405).type('text').send(METHOD_NOT_ALLOWED)
  })
  // Express's own error page would show the stack.
  router.use((error: unknown, _: Request, response: Response, __: NextFunction) => {
    const { status = 500 } = error as { status?: number }
    response.removeHeader('content-encoding')
    response.status(status).type('text').send(messageOf(status))
  })
  return router
}
