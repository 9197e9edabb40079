import { createListeners } from '../listeners'

const { notify, subscribe } = createListeners()
let isRefused = false

export function reportSessionRefusal(): void {
  isRefused = true
  notify()
}

export const onSessionRefusal = subscribe

/** For listeners that subscribe too late: first.ts sends queries before the app is loaded. */
export const isSessionRefused = (): boolean => isRefused
