import { useSyncExternalStore } from 'react'

/** The consent to non-essential cookies (product/accounts 6.4); null: not yet asked. */
export type Consent = 'granted' | 'refused' | null

const key = 'analytics-consent'
const listeners = new Set<() => void>()

export function currentConsent(): Consent {
  const kept = localStorage.getItem(key)
  return kept === 'granted' || kept === 'refused' ? kept : null
}

export function giveConsent(consent: NonNullable<Consent>): void {
  localStorage.setItem(key, consent)
  // What was gathered is removed with the consent.
  if (consent === 'refused') delete window.dataLayer
  for (const listener of listeners) listener()
}

/** Also of other tabs' answers. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const useConsent = () => useSyncExternalStore(subscribe, currentConsent)
