import { keepWhole } from './keepWhole'

const mark = 'reloadedForChunk'
const onceMs = 60_000

/**
 * A page that is older than the server asks for code that is gone: it is loaded anew, once. Where even that does not help
 * the error screen stands, so that nothing goes round.
 */
export function mendOldChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    // Without a network, what is missing is not old.
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(mark)) < onceMs) return
    sessionStorage.setItem(mark, String(Date.now()))
    void start()
  })
}

/** Its worker is of a newer build, or lost a part of this one; then it would give the same page again, were it left so. */
async function start(): Promise<void> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null
  if (worker) await keepWhole(worker)
  location.reload()
}
