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
      const { movedFile } = proxy
      if (url === movedFile?.from) return void response.writeHead(movedFile.status ?? 404).end()
      const path = url === movedFile?.to ? movedFile.from : url
      const proxied = request(
        {
          host: target.hostname,
          port: target.port,
          path,
          method,
          headers: isWorker ? {} : headers,
        },
        (proxiedResponse) => {
          const { 'content-length': length, ...others } = proxiedResponse.headers
          response.writeHead(
            proxiedResponse.statusCode ?? 502,
            isWorker || length === undefined ? others : proxiedResponse.headers,
          )
          if (!isWorker) return void proxiedResponse.pipe(response)
          void text(proxiedResponse).then((original) => {
            const script = movedFile
              ? original.replace(movedFile.from.slice(1), movedFile.to.slice(1))
              : original
            response.end(`${script}\n// build ${proxy.build}`)
          })
        },
      )
      proxied.on('error', () => response.destroy())
      received.pipe(proxied)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const proxy = new BuildProxy(
      server,
      `http://localhost:${(server.address() as AddressInfo).port}`,
    )
    return proxy
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }
}
