import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect } from 'vitest'
import type { TestOwner } from './owner'
import type { TestApp } from './testApp'

/** Sends an import without cats and returns the status. */
export const sendImport = async ({ url }: TestApp, owner: TestOwner): Promise<number> =>
  (
    await fetch(`${url}/api/users/me/import`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await owner.token()}`,
        'content-type': 'application/json',
      },
      body: '{"animals":[]}',
    })
  ).status

/** Sends the beginning of an import and waits until it runs: another one of the account is refused. */
export async function beginImport(app: TestApp, owner: TestOwner): Promise<Socket> {
  let socket: Socket | undefined
  await expect
    .poll(async () => {
      if (socket && !socket.destroyed) return sendImport(app, owner)
      // This is the first poll, or the other import of the previous one ran first.
      socket = await sendBeginning(app, owner)
      return 'begun'
    })
    .toBe(429)
  return socket!
}

/** Sends the beginning of a body of at most 1,000 bytes. The socket is destroyed if there is a response. */
async function sendBeginning({ url }: TestApp, owner: TestOwner): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.once('data', () => socket.destroy())
  await once(socket, 'connect')
  socket.write(
    'POST /api/users/me/import HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ' +
      `${await owner.token()}\r\ncontent-type: application/json\r\ncontent-length: ` +
      '1000\r\n\r\n{',
  )
  return socket
}
