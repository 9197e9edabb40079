import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll, expect, test } from 'vitest'
import { encodedFiles } from './encodedFiles'

const folder = mkdtempSync(join(tmpdir(), 'encoded-'))
mkdirSync(join(folder, 'assets'))
for (const ending of ['', '.br', '.gz'])
  writeFileSync(join(folder, `assets/a.js${ending}`), `as ${ending || 'is'}`)
writeFileSync(join(folder, 'assets/b.woff2'), 'as is')

const encoded = encodedFiles(folder)
const server = express()
  .use((request, response) =>
    response.sendFile(encoded(request.path.slice(1), request, response), { root: folder }),
  )
  .listen(0)
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Does not use fetch, which sets its own Accept-Encoding and decompresses. */
async function send(path: string, accept?: string) {
  const { port } = server.address() as AddressInfo
  const headers = accept === undefined ? {} : { 'accept-encoding': accept }
  const response = await new Promise<IncomingMessage>((resolve) =>
    get({ port, path, headers }, resolve),
  )
  let body = ''
  for await (const chunk of response.setEncoding('utf8')) body += chunk
  const { 'content-encoding': encoding, 'content-type': type, vary } = response.headers
  return { body, encoding, type, vary }
}

test.each([
  ['gzip, deflate, br', 'as .br', 'br'],
  ['gzip', 'as .gz', 'gzip'],
  ['br;q=0, gzip', 'as .gz', 'gzip'],
  ['identity', 'as is', undefined],
  [undefined, 'as is', undefined],
])('who accepts %s is sent what the build made for that', async (accept, body, encoding) => {
  expect(await send('/assets/a.js', accept)).toEqual({
    body,
    encoding,
    type: expect.stringMatching(/^text\/javascript/),
    vary: 'accept-encoding',
  })
})

test('a file that does not compress is sent unchanged to every client', async () => {
  expect(await send('/assets/b.woff2', 'br')).toEqual({
    body: 'as is',
    encoding: undefined,
    type: 'font/woff2',
    vary: undefined,
  })
})
