import { keepWhole } from './keepWhole'

const mark = 'reloadedForChunk'
const onceMs = 60_000

/** Reloads, once, a page whose code the server no longer has; after that the error screen stays. */
export function mendOldChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    // Without a network the code is not missing on the server.
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(mark)) < onceMs) return
    sessionStorage.setItem(mark, String(Date.now()))
    void start()
  })
}

/** The worker completes its cache first: it would else answer with the same page. */
async function start(): Promise<void> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null
  if (worker) await keepWhole(worker)
  location.reload()
}
