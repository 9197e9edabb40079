import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../base/settings/projectRoot'
import { sendOverloaded } from './sendOverloaded'

const server = createServer(sendOverloaded)
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => void server.close())

test.each([
  ['/graphql', 'unavailableGraph'],
  ['/api/animals', 'unavailableRest'],
  ['/login', 'unavailablePage'],
])('for %s, HAProxy responds as the server does', async (path, file) => {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  const [head = '', body] = readFileSync(
    join(projectRoot, `cluster/configurations/${file}.http`),
    'utf8',
  ).split('\n\n')
  const [status, ...headers] = head.split('\n')
  expect(status).toBe(`HTTP/1.1 ${response.status} ${response.statusText}`)
  expect(headers.map((line) => line.split(': '))).toEqual(
    ['content-type', 'cache-control', 'retry-after'].map((name) => [
      name,
      response.headers.get(name),
    ]),
  )
  expect(body?.trimEnd()).toBe(await response.text())
})
