import { lookup as resolve } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

// A browser sends the address of its pushes, and an attacker may send any. None may lead into the
// operator's own network.

/**
 * Matches an address as a browser writes it: printable ASCII, one byte a character, which the
 * database's index can hold.
 */
const addressPattern = /^[!-~]{1,1000}$/

/**
 * Lists top-level names of private networks (RFC 6761, 6762, 8375, ICANN on `.internal`, and names
 * that routers use).
 */
const privateNames = new Set([
  'arpa',
  'corp',
  'home',
  'internal',
  'intranet',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'private',
  'test',
])

/**
 * Requires at least two labels, the last of which is a public top-level name. An IP literal has no
 * such label.
 */
const isPublicName = (host: string): boolean => {
  const [last = '', ...before] = host.split('.').toReversed()
  return before.length > 0 && !before.includes('') && /^[a-z]/.test(last) && !privateNames.has(last)
}

/**
 * Returns the address of a push service; `null` if no push may be sent to it. `allowsAnyHost` is
 * the setting PRIVATE_PUSH.
 */
export function pushAddress(text: string, allowsAnyHost: boolean): URL | null {
  if (!addressPattern.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  if (url.username || url.password || url.hash) return null
  if (allowsAnyHost) return /^https?:$/.test(url.protocol) ? url : null
  return url.protocol === 'https:' && url.port === '' && isPublicName(url.hostname) ? url : null
}

const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast'

/**
 * Resolves as `dns.lookup` when the connection is opened, so that a changed name cannot reach a
 * private address.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, allAddresses) => {
    if (error) return callback(error, '')
    const addresses = allAddresses.filter(({ address }) => isPublic(address))
    const [first] = addresses
    if (!first)
      return callback(
        Object.assign(new Error('the push service has no public address'), { code: 'EPRIVATE' }),
        '',
      )
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
