// @vitest-environment node
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { readReceived } from '../base/device/receivedItems'
import { handleReceived } from './receive'

const origin = 'https://chat.example'

/** Sends a request to the worker, and returns its response; `null` if the worker ignores it. */
async function send(request: Request): Promise<Response | null> {
  const worker = Object.assign(new EventTarget(), { location: { origin } })
  handleReceived(worker as unknown as ServiceWorkerGlobalScope)
  let response: Promise<Response> | null = null
  worker.dispatchEvent(
    Object.assign(new Event('fetch'), {
      request,
      respondWith: (value: Promise<Response>) => (response = value),
    }),
  )
  return response
}

function share(fields: Record<string, string | File>): Promise<Response | null> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return send(new Request(`${origin}/recevoir`, { method: 'POST', body }))
}

/** Returns the address of the redirection, and the item of it as a signed-in page reads it. */
async function readReceivedItem(fields: Record<string, string | File>) {
  const response = (await share(fields))!
  expect(response.status).toBe(303)
  const address = new URL(response.headers.get('location')!)
  expect(address.origin + address.pathname).toBe(`${origin}/recevoir`)
  const [item] = await readReceived('owner', address.searchParams.get('id'))
  return { search: address.search, item }
}

beforeEach(() => void (globalThis.indexedDB = new IDBFactory()))

test('a shared photo is stored with its type, and the text beside it is not', async () => {
  const file = new File(['a photo'], 'mina.jpg', { type: 'image/jpeg' })
  const { item } = await readReceivedItem({ title: 'Mina', files: file })
  expect(item).toMatchObject({ kind: 'photo', name: 'mina.jpg', text: '', problem: null })
  expect([item!.file!.type, await item!.file!.text()]).toEqual(['image/jpeg', 'a photo'])
})

test('a photo over 5 MB is stored: it is made smaller when it is sent', async () => {
  const size = 5 * 1024 * 1024 + 1
  const file = new File(['x'.repeat(size)], 'mina.jpg', { type: 'image/jpeg' })
  const { item } = await readReceivedItem({ files: file })
  expect([item!.problem, item!.file!.size]).toEqual([null, size])
})

test.each([
  ['resultats.pdf', 'application/pdf', 'a pdf', 'pdf', null],
  ['page.html', 'text/html', '<script>', 'unknown', null],
  ['mina.png', 'image/png', '', 'photo', 'Le fichier est vide'],
])('nothing of %s (%s) is stored but its name', async (name, type, content, kind, problem) => {
  const { item } = await readReceivedItem({ files: new File([content], name, { type }) })
  expect(item).toMatchObject({ kind, name, problem, file: null })
})

test('title, text and address become one text, each once', async () => {
  const { item } = await readReceivedItem({
    title: 'Croquettes',
    text: ' Croquettes rénales https://chat.example/a ',
    url: 'https://chat.example/a',
  })
  expect(item).toMatchObject({ kind: 'text', text: 'Croquettes rénales https://chat.example/a' })
  expect((await readReceivedItem({ text: 'x'.repeat(9_000) })).item!.text).toHaveLength(4_000)
})

test('an empty share, and one that is no form, store nothing and show a problem', async () => {
  expect(await readReceivedItem({ text: '  ', files: new File([], '') })).toEqual({
    search: '?problem=empty',
    item: undefined,
  })
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const response = await send(new Request(`${origin}/recevoir`, { method: 'POST', body: 'text' }))
  expect(response!.headers.get('location')).toBe(`${origin}/recevoir?problem=not-stored`)
  expect(warned).toHaveBeenCalled()
})

test('a browser that refuses storage leads to the page with the problem', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  Reflect.deleteProperty(globalThis, 'indexedDB')
  expect((await share({ text: 'a' }))!.headers.get('location')).toContain('?problem=not-stored')
  expect(warned).toHaveBeenCalled()
})

test('the worker responds to no other request', async () => {
  const post = (path: string) => send(new Request(origin + path, { method: 'POST', body: 'a' }))
  expect(await send(new Request(`${origin}/recevoir`))).toBeNull()
  for (const path of ['/graphql', '/recevoir/x', '/api/recevoir'])
    expect(await post(path)).toBeNull()
})
