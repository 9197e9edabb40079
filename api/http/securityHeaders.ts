import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import type { Env } from '../base/settings/env'

/**
 * Allows nothing inline and nothing from other origins: the tokens in local storage depend on it
 * (product/accounts 1.3).
 */
const directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  // Allows one Trusted Types policy, which permits the service worker's URL (web/app/update/newVersion.ts).
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['nephrochat'],
}

/** Browser features that need consent or a device are all disabled. */
const permissions = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/**
 * Headers that browsers read of documents only. The scripts, styles and fonts of a build are sent
 * without them: they would be a fifth of what a page's code takes.
 */
export const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

type Headers = readonly (readonly [name: string, value: string])[]

/**
 * Sets the headers of every response. helmet runs once, since per request it would cost a tenth of
 * a query.
 */
export function securityHeaders({ publicUrl }: Pick<Env, 'publicUrl'>): Headers {
  const headers = new Map<string, string>()
  const response = {
    setHeader: (name: string, value: string) => void headers.set(name, value),
    removeHeader: (name: string) => void headers.delete(name),
  }
  const set = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    hsts: publicUrl.startsWith('https:'),
    xFrameOptions: { action: 'deny' },
  })
  set({} as IncomingMessage, response as unknown as ServerResponse, () => undefined)
  headers.set('Permissions-Policy', permissions.map((name) => `${name}=()`).join(', '))
  return [...headers]
}

/**
 * For /api/docs: Swagger UI sets HTML, which DOMPurify cleans and the policy of
 * api/rest/docs/start.js allows.
 */
export const documentationPolicy = Object.entries({
  ...directives,
  'trusted-types': ['default', 'dompurify'],
})
  .map(([name, values]) => [name, ...values].join(' '))
  .join(';')
