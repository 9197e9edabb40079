import { MINUTE_MS } from '#shared/base/duration'
import { requestPrecacheRepair } from './requestPrecacheRepair'

const mark = 'reloadedForChunk'
const reloadOnceMs = MINUTE_MS
const reloadAgainMs = 10_000
/** Requests fail for at most this long after the user left the page. */
const leavingMs = 10_000
const chunkErrors = new WeakSet<Error>()
let leftAt = -Infinity

/** Also records when the page is left: WebKit and Firefox then cancel its requests before the next page is there. */
export function recordChunkErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => void chunkErrors.add(payload))
  window.addEventListener('beforeunload', () => {
    leftAt = Date.now()
  })
}

/** Returns whether `error` is of code that did not load, on a device without a network. */
export const isCodeUnavailableOffline = (error: unknown): boolean =>
  chunkErrors.has(error as Error) && !navigator.onLine

/**
 * Reloads a page that failed to load its code, once a minute at most: the server may have a newer build. The user
 * has not written anything on it. A reload would cancel the navigation of a user who leaves the page.
 */
export function reloadForMissingCode(error: unknown): void {
  // Without a network, the code is not missing on the server.
  if (
    !chunkErrors.has(error as Error) ||
    !navigator.onLine ||
    Date.now() - leftAt < leavingMs ||
    Date.now() - Number(sessionStorage.getItem(mark)) < reloadOnceMs
  )
    return
  sessionStorage.setItem(mark, String(Date.now()))
  void reloadPage()
}

/**
 * Reloads the page after the worker has completed its cache; otherwise the worker would respond
 * with the same page.
 */
export async function reloadPage(): Promise<void> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null
  if (worker) await requestPrecacheRepair(worker)
  location.reload()
  // Chromium may lose a navigation that it dispatches to a worker while another replaces it.
  if (worker) setTimeout(() => location.reload(), reloadAgainMs)
}
