import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { handleReceived } from './receive'
import { handleReminders } from './reminders'
import { repairPrecache } from './repairPrecache'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

// web/app/update/staleWorkers.ts removes every other cache.
setCacheNameDetails({ prefix: 'nephrochat' })
clientsClaim()

const app = new PrecacheController()
app.precache(self.__WB_MANIFEST)
// '/' is a navigation, because the server has a separate document for it.
registerRoute(new PrecacheRoute(app, { directoryIndex: '' }))
registerRoute(
  new NavigationRoute(app.createHandlerBoundToURL('/index.html'), {
    // The server responds to these: data, photos, the vet's page, and all files.
    denylist: [/^\/(api|graphql|photos|shared)(\/|\?|$)/, /^[^?]*\/[^/?]+\.[^/?]+(\?|$)/],
  }),
)

handleReminders(self)
handleReceived(self)

self.addEventListener('message', (event) => {
  const { type } = event.data as { type?: string }
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // A page that has started or lacks code sends this; the response follows when the cache is
  // complete.
  if (type === 'KEEP_WHOLE')
    event.waitUntil(
      repairPrecache(app, self.registration, event).finally(() =>
        event.ports[0]?.postMessage(null),
      ),
    )
})
