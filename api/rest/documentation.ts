import { join } from 'node:path'
import swaggerFolder from 'swagger-ui-dist/absolute-path.js'
import { notFound } from '../base/errors'
import { projectRoot, version } from '../base/settings/projectRoot'
import { documentationPolicy } from '../http/securityHeaders'
import { openApi } from './openapi'
import type { HandledRoute, RestSection } from './route'

const ownFolder = join(projectRoot, 'api/rest/docs')
const files: Record<string, string> = {
  'start.js': ownFolder,
  'swagger-ui.css': swaggerFolder(),
  'swagger-ui-bundle.js': swaggerFolder(),
}

const text = { schema: { type: 'string' } }

/** Serves the table as an OpenAPI document, and a page that displays it. */
export function documentationRoutes(sections: () => readonly RestSection[]): HandledRoute[] {
  /**
   * Caches the document by public URL, of which a process has one. Creating it takes some 10 ms,
   * and the call is public.
   */
  const documents = new Map<string, string>()
  return [
    {
      method: 'GET',
      path: '/api/openapi.json',
      access: 'public',
      summary: 'Returns this document.',
      returns: { type: 'object', additionalProperties: true },
      handle: (_, response, { env: { publicUrl } }) => {
        if (!documents.has(publicUrl))
          documents.set(publicUrl, JSON.stringify(openApi(sections(), { version, publicUrl })))
        response.type('json').send(documents.get(publicUrl))
      },
    },
    {
      method: 'GET',
      path: '/api/docs',
      access: 'public',
      summary: 'Returns this document as a page.',
      sends: { 200: { 'text/html': text } },
      handle: (_, response) =>
        response
          .set('content-security-policy', documentationPolicy)
          .sendFile('index.html', { root: ownFolder, cacheControl: false, acceptRanges: false }),
    },
    {
      method: 'GET',
      path: '/api/docs/:file',
      access: 'public',
      summary: 'Returns the scripts and styles of the page.',
      sends: { 200: { 'text/css': text, 'text/javascript': text }, 304: undefined },
      handle: ({ params }, response) => {
        const name = String(params['file'])
        const root = Object.hasOwn(files, name) ? files[name] : undefined
        if (root === undefined) throw notFound()
        response
          .set('cache-control', 'no-cache')
          .sendFile(name, { root, cacheControl: false, acceptRanges: false })
      },
    },
  ]
}
