import { currentConsent } from './consent'

// The operator's data layer (product/accounts 6.4) is filled after consent. The product sends it
// nowhere.
type AnalyticsEvent =
  | {
      event: 'animal_created'
      animal_species: string
      animal_name: string
      animal_age: number | null
    }
  | {
      event: 'observation_created'
      observation_type: string
      animal_id: string
      animal_name: string
      animal_species: string
    }
  | { event: 'user_login'; login_method: 'email' }
  | { event: 'user_logout' }
  | { event: 'form_submission'; form_name: string; form_success: boolean }

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

export function recordEvent(event: AnalyticsEvent): void {
  if (currentConsent() !== 'granted') return
  window.dataLayer ??= []
  window.dataLayer.push({
    ...event,
    timestamp: new Date().toISOString(),
    page_location: pageLocation(window.location),
    page_title: document.title,
  })
}

/**
 * Returns the address without secrets: tokens of mails and sign-ins in query and hash, and a shared
 * page's token in the path.
 */
export function pageLocation({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  return origin + pathname.replace(/^\/shared\/.*/, '/shared')
}
