import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, request, type Server } from 'node:http'

/** Stands before an installation, and can serve a worker of a later build. */
export class Front {
  build = 1
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async before(installation: string): Promise<Front> {
    const target = new URL(installation)
    const server = createServer((asked, answer) => {
      const { method, headers, url = '/' } = asked
      const isWorker = url === '/sw.js'
      const onwards = request({ host: target.hostname, port: target.port, path: url, method, headers: isWorker ? {} : headers }, (found) => {
        const { 'content-length': length, ...others } = found.headers
        answer.writeHead(found.statusCode ?? 502, isWorker || length === undefined ? others : found.headers)
        found.pipe(answer, { end: !isWorker })
        if (isWorker) found.on('end', () => answer.end(`\n// build ${front.build}`))
      })
      onwards.on('error', () => answer.destroy())
      asked.pipe(onwards)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const front = new Front(server, `http://localhost:${(server.address() as AddressInfo).port}`)
    return front
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }
}
