import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

/**
 * Where a request comes from, as limits count it: the IPv4 address, or the /64 that a household or a phone is given of
 * IPv6. `hops` proxies in front are believed about who came to them (TRUST_PROXY); what a stranger adds is not.
 */
export function networkOf(request: IncomingMessage, hops: number): string {
  const address = proxyAddr(request, (_, hop) => hop < hops)
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const parts = (parsed as ipaddr.IPv6).parts.slice(0, 4)
  return `${parts.map((part) => part.toString(16)).join(':')}::/64`
}
