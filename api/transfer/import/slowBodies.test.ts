import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bounds } from '../../http/bounds'
import { createOwner } from '../../testing/owner'
import { createTestApp, type TestApp } from '../../testing/testApp'
import { beginImport, sendImport } from '../../testing/unfinishedImport'

let app: TestApp
/** The time by which the server measures uploads, in ms. */
let elapsed = 0
const uploads: Socket[] = []
beforeAll(async () => {
  app = await createTestApp()
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed)
})
afterAll(async () => {
  vi.restoreAllMocks()
  for (const socket of uploads) socket.destroy()
  await app.close()
})

test('unfinished bodies occupy no import permit; when full, the slowest is disconnected', async () => {
  const [firstOwner, ...owners] = await Promise.all(
    Array.from({ length: bounds.imports.max + 1 }, () => createOwner(app)),
  )
  for (const owner of owners.slice(0, 3)) uploads.push(await beginImport(app, owner))
  expect(await sendImport(app, firstOwner!)).toBe(200)
  for (const owner of owners.slice(3)) uploads.push(await beginImport(app, owner))
  expect(await sendImport(app, firstOwner!)).toBe(503)
  const [slowest] = uploads.splice(5, 1)
  for (const socket of uploads) socket.write('"animals":')
  elapsed += bounds.uploadGraceMs + 1
  expect(await sendImport(app, firstOwner!)).toBe(200)
  await expect.poll(() => slowest!.destroyed).toBe(true)
  expect(uploads.filter((socket) => socket.destroyed)).toEqual([])
})
