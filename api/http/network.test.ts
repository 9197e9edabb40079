import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { networkOf } from './network'

const forwarded = (addresses: string) =>
  ({
    headers: { 'x-forwarded-for': addresses },
    socket: { remoteAddress: '127.0.0.1' },
  }) as unknown as IncomingMessage

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1::7', '2001:db8:0:1::/64'],
  ['[2001:db8:0:1::7]:50123', '2001:db8:0:1::/64'],
  ['[2001:db8:0:1::7]', '2001:db8:0:1::/64'],
])('behind a proxy that forwards %s the network is %s', (addresses, network) => {
  expect(networkOf(forwarded(addresses), 1)).toBe(network)
  expect(networkOf(forwarded(addresses), 0)).toBe('127.0.0.1')
})
