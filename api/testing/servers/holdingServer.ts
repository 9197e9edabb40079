import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { type App, createApp } from '../../app'
import type { Services } from '../../graphql/context'
import { readBody } from '../../http/body'
import { admitUpload } from '../../http/uploadAdmission'
import type { HandledRoute } from '../../rest/route'

export const firstResponse = async (socket: Socket) => {
  const [bytes] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return bytes.toString()
}

type TestServer = App & { server: Server }

/** Returns a server whose calls wait until the test responds to them. */
export function createHoldingServer() {
  let testServer: TestServer
  let port: number
  const waitingCalls: (() => void)[] = []
  const ended: string[] = []

  /** A call to which the test responds by hand; its body is not read. */
  const hold: HandledRoute = {
    method: 'POST',
    path: '/api/hold',
    access: 'public',
    summary: 'Waits.',
    handle: async (_, response) => {
      await new Promise<void>((resolve) => waitingCalls.push(resolve))
      response.status(204).end()
    },
  }

  const readLate: HandledRoute = {
    ...hold,
    path: '/api/read-late',
    handle: async (request, response) => {
      await new Promise<void>((resolve) => waitingCalls.push(resolve))
      await readBody(request, 100).then(
        () => ended.push('read'),
        ({ extensions }: { extensions: { code: string } }) => ended.push(extensions.code),
      )
      response.status(204).end()
    },
  }

  /** The same, in one of the upload permits. */
  const upload: HandledRoute = {
    ...hold,
    path: '/api/hold-upload',
    handle: async (request, response, { limits }) => {
      await admitUpload(request, response, { kind: 'photos', userId: 'uploader', limits })
      await new Promise<void>((resolve) => waitingCalls.push(resolve))
      response.status(204).end()
    },
  }

  async function listen(services: Services): Promise<{ testServer: TestServer; port: number }> {
    testServer = await createApp(services, [hold, readLate, upload])
    await new Promise<void>((resolve) => testServer.server.listen(0, '127.0.0.1', resolve))
    port = (testServer.server.address() as AddressInfo).port
    return { testServer, port }
  }

  const respondToHeld = () => waitingCalls.splice(0).forEach((go) => go())
  const countConnections = () => {
    testServer.server.closeIdleConnections()
    return new Promise<number>((resolve) =>
      testServer.server.getConnections((_, count) => resolve(count)),
    )
  }
  const url = (path: string) => `http://127.0.0.1:${port}${path}`

  async function open(head: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(head)
    return socket
  }
  /** The headers of a request whose body never ends. */
  const begin = (call: string, headers: Record<string, string | number>, body = '') =>
    open(
      `${call} HTTP/1.1\r\nhost: x\r\n${Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n${body}`,
    )

  return { waitingCalls, ended, hold, listen, respondToHeld, countConnections, url, open, begin }
}
