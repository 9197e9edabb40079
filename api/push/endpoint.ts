import { lookup as resolve } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

// A browser says to which address its pushes go, and so could anybody: none may lead into the operator's own network.

/** As a browser writes an address: printable ASCII, a byte a character, which the database's index can hold. */
const written = /^[!-~]{1,1000}$/

/** Top-level names of private networks (RFC 6761, 6762, 8375, ICANN on `.internal`, and those that routers use). */
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

/** At least two labels, of which the last is a public top-level name. An IP literal has no such label. */
const isPublicName = (host: string): boolean => {
  const [last = '', ...before] = host.split('.').toReversed()
  return before.length > 0 && !before.includes('') && /^[a-z]/.test(last) && !privateNames.has(last)
}

/** The address of a push service; null: not one that is written to. `anywhere`: PRIVATE_PUSH. */
export function pushAddress(text: string, anywhere: boolean): URL | null {
  if (!written.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  if (url.username || url.password || url.hash) return null
  if (anywhere) return /^https?:$/.test(url.protocol) ? url : null
  return url.protocol === 'https:' && url.port === '' && isPublicName(url.hostname) ? url : null
}

const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast'

/** As `dns.lookup`, at the moment of connecting: a name that led elsewhere before leads nowhere now. */
export const lookupPublic: LookupFunction = (hostname, options, answer) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, '')
    const addresses = found.filter(({ address }) => isPublic(address))
    const [first] = addresses
    if (!first)
      return answer(
        Object.assign(new Error('the push service has no public address'), { code: 'EPRIVATE' }),
        '',
      )
    if (options.all) answer(null, addresses)
    else answer(null, first.address, first.family)
  })
}
