import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushMessage } from '#shared/reminder/pushMessage'

export interface ReceivedPush {
  /** The payload that the browser decrypts. */
  message: PushMessage
  headers: IncomingHttpHeaders
}

export interface TestBrowser {
  subscription: { endpoint: string; p256dh: string; auth: string }
  received: ReceivedPush[]
}

export interface PushService {
  browser(): TestBrowser
  /** Responds to each request after its push was received. */
  respond: (response: ServerResponse) => void
  close(): Promise<void>
}

/** Starts a push service that decrypts the pushes for the test. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { browser: TestBrowser; open: (body: Buffer) => Buffer }>()
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const found = browsers.get(request.url ?? '')
      found?.browser.received.push({
        message: JSON.parse(found.open(body).toString()) as ReceivedPush['message'],
        headers: request.headers,
      })
      service.respond(response)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const service: PushService = {
    browser() {
      const [keys, auth, path] = [
        createECDH('prime256v1'),
        randomBytes(16),
        `/push/${randomBytes(16).toString('hex')}`,
      ]
      const p256dh = keys.generateKeys('base64url')
      const browser = {
        subscription: {
          endpoint: `http://127.0.0.1:${port}${path}`,
          p256dh,
          auth: auth.toString('base64url'),
        },
        received: [],
      }
      browsers.set(path, { browser, open: (body) => decrypted(body, keys, auth) })
      return browser
    },
    respond: (response) => void response.writeHead(201).end(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return service
}

/** Decrypts a body of one record (RFC 8291 and 8188). */
function decrypted(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): Buffer {
  const [salt, sender, sealed] = [
    body.subarray(0, 16),
    body.subarray(21, 21 + body[20]!),
    body.subarray(21 + body[20]!),
  ]
  const derive = (secret: Buffer, from: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, bytes))
  const secret = derive(
    keys.computeSecret(sender),
    auth,
    Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]),
    32,
  )
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  )
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2))
}
