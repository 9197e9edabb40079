import { removeOurs } from './removeOurs'

const mark = 'reloadedForChunk'
const once = 60_000

/**
 * A page that is older than the server asks for code that is gone: it is loaded anew, once. Where even that does not help
 * the error screen stands, so that nothing goes round.
 */
export function mendOldChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    // Without a network, what is missing is not old.
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(mark)) < once) return
    sessionStorage.setItem(mark, String(Date.now()))
    void start()
  })
}

/** The worker would give the same old page again, had it not lost a part of it. */
async function start(): Promise<void> {
  try {
    if ('serviceWorker' in navigator) await removeOurs()
  } finally {
    location.reload()
  }
}
