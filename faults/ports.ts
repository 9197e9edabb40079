import { once } from 'node:events'
import { createServer } from 'node:net'

// Below those that the system gives to outgoing connections: a server that was killed finds its own free again.
const first = 18_000
const last = 31_000
const given = new Set<number>()

export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + Math.floor(Math.random() * (last - first))
    if (given.has(port)) continue
    given.add(port)
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await Promise.race([
      once(probe, 'listening').then(() => true),
      once(probe, 'error').then(() => false),
    ])
    probe.close()
    if (isFree) return port
  }
}
