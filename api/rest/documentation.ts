import { join } from 'node:path'
import swaggerFolder from 'swagger-ui-dist/absolute-path.js'
import { notFound } from '../errors'
import { documentationPolicy } from '../http/securityHeaders'
import { projectRoot, version } from '../projectRoot'
import { openApi } from './openapi'
import type { HandledRoute, Section } from './route'

const ownFolder = join(projectRoot, 'api/rest/docs')
const files: Record<string, string> = {
  'start.js': ownFolder,
  'swagger-ui.css': swaggerFolder(),
  'swagger-ui-bundle.js': swaggerFolder(),
}

const text = { schema: { type: 'string' } }

/** The table as an OpenAPI document, and a page to read it. */
export function documentationRoutes(sections: () => readonly Section[]): HandledRoute[] {
  /** By the public URL: a process has one. Making it takes some 10 ms, and anybody may ask. */
  const made = new Map<string, string>()
  return [
    {
      method: 'GET',
      path: '/api/openapi.json',
      access: 'public',
      summary: 'This document.',
      returns: { type: 'object', additionalProperties: true },
      handle: (_, response, { env: { publicUrl } }) => {
        if (!made.has(publicUrl))
          made.set(publicUrl, JSON.stringify(openApi(sections(), { version, publicUrl })))
        response.type('json').send(made.get(publicUrl))
      },
    },
    {
      method: 'GET',
      path: '/api/docs',
      access: 'public',
      summary: 'This document as a page.',
      sends: { 200: { 'text/html': text } },
      handle: (_, response) =>
        response
          .set('content-security-policy', documentationPolicy)
          .sendFile('index.html', { root: ownFolder, cacheControl: false }),
    },
    {
      method: 'GET',
      path: '/api/docs/:file',
      access: 'public',
      summary: 'What the page is made of.',
      sends: { 200: { 'text/css': text, 'text/javascript': text } },
      handle: ({ params }, response) => {
        const name = String(params['file'])
        const root = Object.hasOwn(files, name) ? files[name] : undefined
        if (root === undefined) throw notFound()
        response.set('cache-control', 'no-cache').sendFile(name, { root, cacheControl: false })
      },
    },
  ]
}
