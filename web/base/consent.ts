import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners'

/**
 * The consent to non-essential cookies (product/accounts 6.4); `null` if the user was not asked
 * yet.
 */
export type Consent = 'granted' | 'refused' | null

const key = 'analytics-consent'
const listeners = createListeners()

export function currentConsent(): Consent {
  const storedConsent = localStorage.getItem(key)
  return storedConsent === 'granted' || storedConsent === 'refused' ? storedConsent : null
}

export function giveConsent(consent: NonNullable<Consent>): void {
  localStorage.setItem(key, consent)
  // Withdrawing the consent removes the recorded events.
  if (consent === 'refused') delete window.dataLayer
  listeners.notify()
}

/** Listens to answers in other tabs too. */
function subscribe(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', listener)
  }
}

export const useConsent = () => useSyncExternalStore(subscribe, currentConsent)
