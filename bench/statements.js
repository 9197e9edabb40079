// Counts the SQL statements of a request on the wire, since no contender logs all of them.

import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { freePort } from '../scripts/machine/postgresPrograms.js'
import { start } from './contenders.js'
import { deleteSaved, requestsOf } from './seededUsers.js'
import { median } from './table.js'

/**
 * @param {string} databaseUrl
 * @param {import('./operations.js').Operation[]} operations
 * @param {import('./seededUsers.js').SeededUsers} seededUsers
 * @returns {Promise<Map<import('./operations.js').Operation, number>>} per request, with BEGIN and COMMIT
 */
export async function countStatements(databaseUrl, operations, seededUsers) {
  const counter = await countingProxy(new URL(databaseUrl))
  const counts = new Map()
  for (const operation of operations) {
    const server = await start(operation.contender, counter.url)
    const requests = requestsOf(operation, seededUsers).timed
    const sendRequest = async (/** @type {number} */ turn) => {
      const { path = '', ...request } = requests[turn] ?? {}
      await (await fetch(server.url + path, request)).arrayBuffer()
    }
    // Requests are sent in turn: the first opens the connection and sets it up.
    for (let turn = 0; turn < 5; turn += 1) await sendRequest(turn)
    const each = []
    for (let turn = 5; turn < 16; turn += 1) {
      const before = counter.statements()
      await sendRequest(turn)
      each.push(counter.statements() - before)
    }
    // The median excludes a background job of the server during one of the requests.
    counts.set(operation, median(each))
    await server.stop()
    if (operation.writes) await deleteSaved(databaseUrl)
  }
  counter.close()
  return counts
}

/** @param {URL} database */
async function countingProxy(database) {
  let statements = 0
  const proxy = createServer((client) => {
    const server = connect(Number(database.port), database.hostname)
    client
      .on('data', (bytes) => count(bytes))
      .pipe(server)
      .pipe(client)
    client.on('error', () => server.destroy())
    server.on('error', () => client.destroy())

    /** The beginning of an incomplete message. The first message of a connection has no type. */
    let rest = Buffer.alloc(0)
    let started = false
    function count(/** @type {Buffer} */ bytes) {
      rest = Buffer.concat([rest, bytes])
      for (;;) {
        const head = started ? 1 : 0
        if (rest.length < head + 4) return
        const length = head + rest.readInt32BE(head)
        if (rest.length < length) return
        // 0x51 is Query, and 0x45 is Execute of the extended protocol.
        if (started && (rest[0] === 0x51 || rest[0] === 0x45)) statements += 1
        started = true
        rest = rest.subarray(length)
      }
    }
  })
  const port = await freePort()
  await once(proxy.listen(port, '127.0.0.1'), 'listening')
  const url = new URL(database)
  url.host = `127.0.0.1:${port}`
  return { url: url.href, statements: () => statements, close: () => proxy.close() }
}
