import { request } from 'node:https'
import { expect, test } from 'vitest'
import { lookupPublic, pushAddress } from './endpoint'

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
])('%s: %s', (endpoint, isOne) => {
  expect(pushAddress(endpoint, false) !== null).toBe(isOne)
})

test('PRIVATE_PUSH allows a push service at any address, by HTTP or HTTPS only', () => {
  expect(pushAddress('http://127.0.0.1:8080/1', true)?.port).toBe('8080')
  expect(pushAddress('file:///etc/passwd', true)).toBeNull()
})

test.each(['localhost', 'ip6-localhost'])(
  'a name that leads into the private network is not connected to: %s',
  async (hostname) => {
    const failure = await new Promise<NodeJS.ErrnoException>((resolve) => {
      request({ hostname, path: '/', lookup: lookupPublic }).once('error', resolve).end()
    })
    expect(['EPRIVATE', 'ENOTFOUND']).toContain(failure.code)
    if (hostname === 'localhost') expect(failure.code).toBe('EPRIVATE')
  },
)
