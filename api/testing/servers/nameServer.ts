import { createSocket } from 'node:dgram'
import { once } from 'node:events'

export interface NameServer {
  /** The address for `Resolver.setServers`. */
  address: string
  close(): void
}

/** Starts a name server that answers every question for an IPv4 address, or never. */
export async function startNameServer(ipv4: string | null): Promise<NameServer> {
  const server = createSocket('udp4')
  server.on('message', (query, { port, address }) => {
    if (ipv4 !== null) server.send(answerOf(query, ipv4), port, address)
  })
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  return { address: `127.0.0.1:${server.address().port}`, close: () => void server.close() }
}

const headerBytes = 12

/** Returns the answer (RFC 1035) to a query: one A record, and none of another type. */
function answerOf(query: Buffer, ipv4: string): Buffer {
  const questionEnd = query.indexOf(0, headerBytes) + 5
  const question = query.subarray(headerBytes, questionEnd)
  const isForIpv4 = query.readUInt16BE(questionEnd - 4) === 1
  const header = Buffer.alloc(headerBytes)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180, 2)
  header.writeUInt16BE(1, 4)
  if (!isForIpv4) return Buffer.concat([header, question])
  header.writeUInt16BE(1, 6)
  // A pointer to the question's name, type A, class IN, 60 seconds, 4 bytes.
  const record = Buffer.from([0xc0, headerBytes, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4])
  return Buffer.concat([header, question, record, Buffer.from(ipv4.split('.').map(Number))])
}
