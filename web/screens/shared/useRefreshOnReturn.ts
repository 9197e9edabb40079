import { useEffect } from 'react'
import { MINUTE_MS } from '#shared/base/duration'
import { useReload } from '../../base/router/hooks'

/** A page that was left open is outdated after so long. */
const staleAfterMs = 10 * MINUTE_MS

/**
 * Loads the page again if its tab becomes visible after a while (product/pages 3.9): a sign may have
 * become red. Without a response the page stays, and an open dialog keeps its text.
 */
export function useRefreshOnReturn(token: string): void {
  const reload = useReload()

  useEffect(() => {
    let loadedAt = Date.now()
    const page = new AbortController()
    async function refresh() {
      const isStale = Date.now() - loadedAt >= staleAfterMs
      if (document.visibilityState === 'hidden' || !isStale) return
      if (document.querySelector('dialog[open]')) return
      if (!(await (await import('./loadShared')).fetchNewer(token, page.signal))) return
      loadedAt = Date.now()
      await reload()
    }
    const listener = () =>
      void refresh().catch((error: unknown) =>
        console.warn('the record could not be refreshed', error),
      )
    document.addEventListener('visibilitychange', listener)
    return () => {
      document.removeEventListener('visibilitychange', listener)
      page.abort()
    }
  }, [reload, token])
}
