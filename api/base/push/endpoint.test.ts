import { Resolver } from 'node:dns/promises'
import { stat } from 'node:fs/promises'
import { request } from 'node:https'
import { expect, onTestFinished, test } from 'vitest'
import { startNameServer } from '../../testing/servers/nameServer'
import { createLookup, pushAddress } from './endpoint'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://web.push.apple.com/QGuQyavXutnMH', true],
  ['http://push.mozilla.com/1', false],
  ['https://push.mozilla.com:8443/1', false],
  ['https://user:secret@push.mozilla.com/1', false],
  ['https://127.0.0.1/1', false],
  ['https://2130706433/1', false],
  ['https://0x7f.1/1', false],
  ['https://[::1]/1', false],
  ['https://[::ffff:10.0.0.1]/1', false],
  ['https://8.8.8.8/1', false],
  ['https://localhost/1', false],
  ['https://LOCALHOST./1', false],
  ['https://push.localhost/1', false],
  ['https://printer.local/1', false],
  ['https://metadata.google.internal/1', false],
  ['https://router.lan/1', false],
  ['https://nas.home.arpa/1', false],
  ['https://1.0.0.127.in-addr.arpa/1', false],
  ['https://intranet/1', false],
  ['https://push.mozilla.com./1', false],
  ['https://push.test/1', false],
  ['https://push..com/1', false],
  ['file:///etc/passwd', false],
  ['push', false],
  [`https://push.mozilla.com/${'x'.repeat(1_000)}`, false],
  [`https://push.mozilla.com/${'€'.repeat(950)}`, false],
  ['https://push.mozilla.com/a b', false],
])('an address of a push service is accepted, or not: %s %s', (endpoint, isAccepted) => {
  expect(pushAddress(endpoint, false) !== null).toBe(isAccepted)
})

test('PRIVATE_PUSH allows a push service at any address, by HTTP or HTTPS only', () => {
  expect(pushAddress('http://127.0.0.1:8080/1', true)?.port).toBe('8080')
  expect(pushAddress('file:///etc/passwd', true)).toBeNull()
})

/** Returns a lookup by a name server that gives this address, or no answer, for every name. */
async function lookupBy(ipv4: string | null) {
  const nameServer = await startNameServer(ipv4)
  onTestFinished(() => nameServer.close())
  const resolvers: Resolver[] = []
  const lookup = createLookup(() => {
    const resolver = new Resolver()
    resolver.setServers([nameServer.address])
    resolvers.push(resolver)
    return resolver
  })
  return { lookup, cancel: () => resolvers.forEach((resolver) => resolver.cancel()) }
}

test.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '0.0.0.0'])(
  'a public name that leads into a private network is not connected to: %s',
  async (ipv4) => {
    const { lookup } = await lookupBy(ipv4)
    const failure = await new Promise<NodeJS.ErrnoException>((resolve) => {
      request({ hostname: 'push.example.org', path: '/', lookup }).once('error', resolve).end()
    })
    expect(failure.code).toBe('EPRIVATE')
  },
)

test('a connection is opened to the address that was found public', async () => {
  const { lookup } = await lookupBy('93.184.216.34')
  const address = { address: '93.184.216.34', family: 4 }
  const resolved = (all: boolean) =>
    new Promise((resolve) =>
      lookup('push.example.org', { all }, (_, found, family) =>
        resolve(all ? found : { address: found, family }),
      ),
    )
  expect([await resolved(true), await resolved(false)]).toEqual([[address], address])
})

test('name servers that do not respond delay no other work of the process', async () => {
  const { lookup, cancel } = await lookupBy(null)
  const codes: unknown[] = []
  const lookups = Array.from(
    { length: 40 },
    (_, index) =>
      new Promise<void>((resolve) =>
        lookup(`${index}.example.org`, {}, (error) => {
          codes.push(error?.code)
          resolve()
        }),
      ),
  )
  await stat('.')
  expect(codes).toEqual([])
  cancel()
  await Promise.all(lookups)
  expect(new Set(codes)).toEqual(new Set(['ECANCELLED']))
})
