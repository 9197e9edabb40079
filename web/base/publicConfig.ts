import { useEffect, useState } from 'react'

/** The response of GET /api/config. */
export interface PublicConfig {
  feedbackUrl: string
  contactEmail: string | null
  legalPublisher: string | null
  legalHost: string | null
  googleEnabled: boolean
}

let request: Promise<PublicConfig> | null = null

/**
 * Fetches the configuration once per page. A failure is not cached, so that the next screen, or the
 * browser's return online, retries.
 */
function publicConfig(): Promise<PublicConfig> {
  request ??= fetch('/api/config')
    .then((response) =>
      response.ok ? response.json() : Promise.reject(new Error(String(response.status))),
    )
    .catch((error: unknown) => {
      request = null
      throw error
    })
  return request
}

/** Returns `null` if the configuration is still loading. */
export function usePublicConfig(): PublicConfig | null {
  const [config, setConfig] = useState<PublicConfig | null>(null)
  useEffect(() => {
    const load = () =>
      void publicConfig().then(setConfig, (error: unknown) =>
        console.warn('the configuration could not be fetched', error),
      )
    load()
    // The top bar stays mounted.
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [])
  return config
}
