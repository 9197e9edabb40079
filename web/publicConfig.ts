import { useEffect, useState } from 'react'

/** What the operator configured and a page may show (GET /api/config). */
export interface PublicConfig {
  feedbackUrl: string
  contactEmail: string | null
  legalPublisher: string | null
  legalHost: string | null
  googleEnabled: boolean
}

let asked: Promise<PublicConfig> | null = null

/** Asked once a page; a failure is forgotten, so that the next screen asks again. */
function publicConfig(): Promise<PublicConfig> {
  asked ??= fetch('/api/config')
    .then((response) => (response.ok ? response.json() : Promise.reject(new Error(String(response.status)))))
    .catch((error: unknown) => {
      asked = null
      throw error
    })
  return asked
}

/** Null until it is known: nothing on a screen waits for it. */
export function usePublicConfig(): PublicConfig | null {
  const [config, setConfig] = useState<PublicConfig | null>(null)
  useEffect(() => {
    let current = true
    publicConfig().then(
      (known) => current && setConfig(known),
      (error: unknown) => console.warn('configuration not known', error),
    )
    return () => {
      current = false
    }
  }, [])
  return config
}
