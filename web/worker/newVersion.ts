import { useSyncExternalStore } from 'react'
import { removeForeign, removeOurs, workerScript } from './foreign'
import { keepWhole } from './keepWhole'

const betweenChecksMs = 10 * 60_000

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string }
}

let registration: ServiceWorkerRegistration | null = null
let ready = false
let asked = false
let checkedAt = 0
const listeners = new Set<() => void>()

/** Whether a newer build is on this device and waits to be taken. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(subscribe, () => ready)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announce(): void {
  ready = true
  for (const listener of listeners) listener()
}

/** Takes the newer build, because the person said so: this page is loaded anew, once; other tabs are told. */
export function takeNewVersion(): void {
  asked = true
  // Another tab may have taken it already: then this page alone is behind.
  if (registration?.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' })
  else location.reload()
}

/** Once, at start. Where the browser has no workers (plain HTTP in a home network), there is none. */
export function startWorker(): void {
  if (!('serviceWorker' in navigator)) return
  // In development, the worker of a production build that ran on this port would answer with that build.
  if (!import.meta.env.PROD) return void removeOurs()
  void register()
}

async function register(): Promise<void> {
  watchController()
  try {
    await removeForeign()
    registration = await navigator.serviceWorker.register(trustedScript(), { updateViaCache: 'none' })
    checkedAt = Date.now()
    watchInstallation(registration)
    if (registration.active) void keepWhole(registration.active)
    document.addEventListener('visibilitychange', () => void check())
  } catch (error) {
    // The app works all the same; only not without a network.
    console.warn('no service worker', error)
  }
}

/** A first installation replaces nothing: only a page that has a controller is behind. */
function watchInstallation(found: ServiceWorkerRegistration): void {
  if (found.waiting && navigator.serviceWorker.controller) announce()
  found.addEventListener('updatefound', () => {
    const worker = found.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) announce()
    })
  })
}

function watchController(): void {
  let controlled = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!controlled) controlled = true
    else if (asked) location.reload()
    else announce()
  })
}

/** An installed app may stay open for weeks: it looks for a newer build when one comes back to it. */
async function check(): Promise<void> {
  if (document.visibilityState !== 'visible' || Date.now() - checkedAt < betweenChecksMs) return
  checkedAt = Date.now()
  // Without a network there is nothing newer.
  await registration?.update().catch(() => null)
}

/**
 * The address of our worker's script. Under the page's policy (api/http/securityHeaders.ts) no plain text is taken for
 * one; where a browser has no Trusted Types, the text is.
 */
function trustedScript(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('nephrochat', { createScriptURL: () => workerScript }).createScriptURL('') ?? workerScript
}
