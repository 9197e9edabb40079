import { useSyncExternalStore } from 'react'

/** The person's word on non-essential cookies (product/accounts 6.4): given, refused, or not yet asked. */
export type Consent = 'granted' | 'refused' | null

const key = 'analytics-consent'
const listeners = new Set<() => void>()

export function currentConsent(): Consent {
  const kept = localStorage.getItem(key)
  return kept === 'granted' || kept === 'refused' ? kept : null
}

export function giveConsent(consent: NonNullable<Consent>): void {
  localStorage.setItem(key, consent)
  // What was gathered under a consent goes with it.
  if (consent === 'refused') delete window.dataLayer
  for (const listener of listeners) listener()
}

/** Told of this tab's answers and of the other tabs'. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const useConsent = () => useSyncExternalStore(subscribe, currentConsent)
