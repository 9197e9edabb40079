import type { HandledRoute, Route } from './route'
import { openApi } from './openapi'
import { version } from './installation'

/** The table in print. /api/docs shows it (http/apiDocs.ts). */
export function documentation(rows: readonly Route[]): HandledRoute[] {
  const own: HandledRoute = {
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    summary: 'This document.',
    returns: { type: 'object' },
    handle: (_, response, { env }) => void response.json(openApi([...rows, own], { version, publicUrl: env.publicUrl })),
  }
  return [own]
}
