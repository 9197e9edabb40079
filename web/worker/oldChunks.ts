import { keepWhole } from './keepWhole'

const mark = 'reloadedForChunk'
const onceMs = 60_000
const ofCode = new WeakSet<Error>()

export function watchCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => void ofCode.add(payload))
}

/** Loads a page that could not come anew, once, if it was its code that failed: the server may have a newer one. Nobody has written on it. */
export function mendPage(error: unknown): void {
  // Without a network the code is not missing on the server.
  if (
    !ofCode.has(error as Error) ||
    !navigator.onLine ||
    Date.now() - Number(sessionStorage.getItem(mark)) < onceMs
  )
    return
  sessionStorage.setItem(mark, String(Date.now()))
  void loadAnew()
}

/** The worker completes its cache first: it would else answer with the same page. */
export async function loadAnew(): Promise<void> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null
  if (worker) await keepWhole(worker)
  location.reload()
}
