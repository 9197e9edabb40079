import type { IncomingMessage } from 'node:http'
import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

/**
 * Returns the client's network, for rate limits: an IPv4 address or IPv6 /64. X-Forwarded-For is
 * read for `hops` proxies (TRUST_PROXY) only.
 */
export function networkOf(request: IncomingMessage, hops: number): string {
  const address = withoutPort(proxyAddr(request, (_, hop) => hop < hops))
  // Plain IPv4 needs no parsing, which is slow.
  if (isIPv4(address) || !ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const parts = (parsed as ipaddr.IPv6).parts.slice(0, 4)
  return `${parts.map((part) => part.toString(16)).join(':')}::/64`
}

/** Some proxies forward the client's port too, which differs by connection. */
function withoutPort(address: string): string {
  const [, v6, v4] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? []
  return v6 ?? v4 ?? address
}
