import type { IncomingMessage } from 'node:http'
import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

/**
 * Where a request comes from, as limits count it: the IPv4 address, or the /64 that a household or a phone is given of
 * IPv6. `hops` proxies in front are believed about who came to them (TRUST_PROXY); what a stranger adds is not.
 */
export function networkOf(request: IncomingMessage, hops: number): string {
  const address = proxyAddr(request, (_, hop) => hop < hops)
  // The one form that reads as it is written; the others cost a request more than its limits do.
  if (isIPv4(address) || !ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const parts = (parsed as ipaddr.IPv6).parts.slice(0, 4)
  return `${parts.map((part) => part.toString(16)).join(':')}::/64`
}
