import { once } from 'node:events'
import { createServer } from 'node:net'

// These ports are below the system's ephemeral ports, so that a restarted server finds its own port free.
const first = 18_000
const last = 31_000
const usedPorts = new Set<number>()

export async function reservePort(): Promise<number> {
  for (;;) {
    const port = first + Math.floor(Math.random() * (last - first))
    if (usedPorts.has(port)) continue
    usedPorts.add(port)
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await Promise.race([
      once(probe, 'listening').then(() => true),
      once(probe, 'error').then(() => false),
    ])
    probe.close()
    if (isFree) return port
  }
}
