import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { keepWhole } from './keepWhole'
import { handleReminders } from './reminders'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

// web/worker/foreign.ts removes every other cache.
setCacheNameDetails({ prefix: 'nephrochat' })
clientsClaim()

const app = new PrecacheController()
app.precache(self.__WB_MANIFEST)
// '/' is a navigation: the server has a document of its own there.
registerRoute(new PrecacheRoute(app, { directoryIndex: '' }))
registerRoute(
  new NavigationRoute(app.createHandlerBoundToURL('/index.html'), {
    // Answered by the server: data, photos, the vet's page, and all files.
    denylist: [/^\/(api|graphql|photos|shared)(\/|\?|$)/, /^[^?]*\/[^/?]+\.[^/?]+(\?|$)/],
  }),
)

handleReminders(self)

self.addEventListener('message', (event) => {
  const { type } = event.data as { type?: string }
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // Sent by a page that has started or lacks code; answered when the cache is whole.
  if (type === 'KEEP_WHOLE')
    event.waitUntil(
      keepWhole(app, self.registration, event).finally(() => event.ports[0]?.postMessage(null)),
    )
})
