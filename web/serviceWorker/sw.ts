import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { keepWhole } from './keepWhole'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

// The one cache that is ours: web/worker/foreign.ts removes every other.
setCacheNameDetails({ prefix: 'nephrochat' })
clientsClaim()

const app = new PrecacheController()
app.precache(self.__WB_MANIFEST)
// '/' is a navigation like the others: the server has a document of its own there, which is none of the build's files.
registerRoute(new PrecacheRoute(app, { directoryIndex: '' }))
registerRoute(
  new NavigationRoute(app.createHandlerBoundToURL('/index.html'), {
    // The server's own: data, photos, the vet's page (its headers are the server's), and whatever is a file.
    denylist: [/^\/(api|graphql|photos|shared)(\/|\?|$)/, /^[^?]*\/[^/?]+\.[^/?]+(\?|$)/],
  }),
)

self.addEventListener('message', (event) => {
  const { type } = event.data as { type?: string }
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // A page has started, or misses a part of itself: it is told when it may start again.
  if (type === 'KEEP_WHOLE') event.waitUntil(keepWhole(app, self.registration, event).finally(() => event.ports[0]?.postMessage(null)))
})
