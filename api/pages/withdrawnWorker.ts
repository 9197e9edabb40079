import express, { type Router } from 'express'

/**
 * The kill switch (SERVICE_WORKER=off) unregisters itself, deletes caches, and reloads open pages.
 * Browsers look for a new worker at each navigation.
 */
const script = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
  for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url)
}
`

export function withdrawnWorker(): Router {
  const router = express.Router()
  router.get('/sw.js', (_, response) => {
    response.setHeader('cache-control', 'no-store')
    response.type('text/javascript').send(script)
  })
  return router
}
