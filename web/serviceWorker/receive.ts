import { itemOf, receivedPath } from '../base/device/receivedItem'
import { storeReceived } from '../base/device/receivedItems'

/**
 * Stores a file or text that another app shares, and redirects to the page that offers its uses
 * (product/launches 2). Any site can send this request, so it changes nothing else.
 */
export function handleReceived(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('fetch', (event) => {
    const { method, url } = event.request
    if (method === 'POST' && new URL(url).pathname === receivedPath)
      event.respondWith(receive(event.request, worker.location.origin))
  })
}

async function receive(request: Request, origin: string): Promise<Response> {
  const search = await store(request).catch((error: unknown) => {
    console.warn('the shared file or text was not stored', error)
    return '?problem=not-stored'
  })
  return Response.redirect(`${origin}${receivedPath}${search}`, 303)
}

/** The fields are those of the manifest's share_target (web/build/pwa.ts). */
async function store(request: Request): Promise<string> {
  const fields = await request.formData()
  const files = fields.getAll('files').filter((value) => value instanceof File)
  // A browser sends an empty file for a field without one.
  const [file = null] = files.filter(({ name, size }) => name !== '' || size > 0)
  const item = itemOf({ file, text: textOf(fields) }, Date.now())
  if (!file && item.text === '') return '?problem=empty'
  await storeReceived(item)
  return `?id=${item.id}`
}

/** Android puts the address of a page into the text, or repeats the title in it. */
function textOf(fields: FormData): string {
  const values = ['title', 'text', 'url'].map((name) => fields.get(name))
  const texts = values.filter((value) => typeof value === 'string').map((value) => value.trim())
  const isRepeated = (text: string, at: number) =>
    texts.some((other, index) => (other === text ? index > at : other.includes(text)))
  return texts.filter((text, at) => !isRepeated(text, at)).join('\n')
}
