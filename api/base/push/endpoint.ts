import { Resolver } from 'node:dns/promises'
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

interface DnsQueries {
  resolve4(host: string): Promise<string[]>
  resolve6(host: string): Promise<string[]>
}

/** A name server may take this long to respond, and twice as long at the second try. */
const dnsBounds = { timeout: 1_000, tries: 2 }

/**
 * Resolves a name when the connection is opened, so that a changed name cannot reach a private
 * address. It queries the name servers itself: `dns.lookup` holds one of the four threads that also read
 * files and hash passwords, for as long as a name server does not respond.
 */
export const createLookup =
  (createResolver: () => DnsQueries): LookupFunction =>
  (host, options, callback) => {
    publicAddresses(createResolver(), host).then(
      (addresses) => {
        if (options.all) callback(null, addresses)
        else callback(null, addresses[0]!.address, addresses[0]!.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    )
  }

/** The resolver is created for each lookup, as the system's settings may have changed. */
export const lookupPublic = createLookup(() => new Resolver(dnsBounds))

/** @throws the name servers' error, or EPRIVATE */
async function publicAddresses(resolver: DnsQueries, host: string) {
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason as Error
  const addressesOf = (answer: PromiseSettledResult<string[]>, family: 4 | 6) =>
    answer.status === 'rejected'
      ? []
      : answer.value.filter(isPublic).map((address) => ({ address, family }))
  const addresses = [...addressesOf(four, 4), ...addressesOf(six, 6)]
  if (addresses.length > 0) return addresses
  throw Object.assign(new Error('the push service has no public address'), { code: 'EPRIVATE' })
}
