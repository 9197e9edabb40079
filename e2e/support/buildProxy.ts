import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A proxy before an installation, which can serve a worker of a later build. */
export class BuildProxy {
  build = 1
  /** A path that is missing or unavailable. A worker of this build loads the same code from `to`. */
  movedFile: { from: string; to: string; status?: 404 | 503 } | null = null
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(installation: string): Promise<BuildProxy> {
    const target = new URL(installation)
    const server = createServer((received, response) => {
      const { method, headers, url = '/' } = received
      const isWorker = url === '/sw.js'
      const { movedFile: moved } = front
      if (url === moved?.from) return void response.writeHead(moved.status ?? 404).end()
      const path = url === moved?.to ? moved.from : url
      const proxied = request(
        {
          host: target.hostname,
          port: target.port,
          path,
          method,
          headers: isWorker ? {} : headers,
        },
        (found) => {
          const { 'content-length': length, ...others } = found.headers
          response.writeHead(
            found.statusCode ?? 502,
            isWorker || length === undefined ? others : found.headers,
          )
          if (!isWorker) return void found.pipe(response)
          void text(found).then((script) =>
            response.end(
              `${moved ? script.replace(moved.from.slice(1), moved.to.slice(1)) : script}\n// build ${front.build}`,
            ),
          )
        },
      )
      proxied.on('error', () => response.destroy())
      received.pipe(proxied)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const front = new BuildProxy(
      server,
      `http://localhost:${(server.address() as AddressInfo).port}`,
    )
    return front
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }
}
