import { useSyncExternalStore } from 'react'
import { MINUTE_MS } from '#shared/base/duration'
import { createListeners } from '../../base/listeners'
import { requestPrecacheRepair } from './requestPrecacheRepair'
import { removeForeignWorkers, removeAllWorkers, workerScript } from './staleWorkers'

const betweenChecksMs = 10 * MINUTE_MS

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(text: string): string }
}

let registration: ServiceWorkerRegistration | null = null
let isReady = false
let isUpdateRequested = false
let checkedAt = 0
const { notify, subscribe } = createListeners()

export function useNewVersion(): boolean {
  return useSyncExternalStore(subscribe, () => isReady)
}

function announce(): void {
  isReady = true
  notify()
}

/** Makes this page reload once the new version is active. */
export function requestUpdate(): ServiceWorkerRegistration | null {
  isUpdateRequested = true
  return registration
}

/** Starts what the first screen does not wait for. */
export function startInBackground(): void {
  import('../../session/clearDevice')
    .then(({ clearInterruptedSession }) => clearInterruptedSession())
    .catch((error: unknown) => console.warn('leftovers of a session were not deleted', error))
  startWorker()
}

function startWorker(): void {
  window.addEventListener(
    'vite:preloadError',
    () => void isBuildGone().then((isGone) => isGone && announce()),
  )
  if (!('serviceWorker' in navigator)) return
  // A worker would respond with the production build that ran on this port.
  if (!import.meta.env.PROD) return void removeAllWorkers()
  void register()
}

async function register(): Promise<void> {
  watchController()
  try {
    await removeForeignWorkers()
    registration = await navigator.serviceWorker.register(trustedScript(), {
      updateViaCache: 'none',
    })
    checkedAt = Date.now()
    watchInstallation(registration)
    if (registration.active) void requestPrecacheRepair(registration.active)
    document.addEventListener('visibilitychange', () => void check())
  } catch (error) {
    // The app works, except without a network.
    console.warn('the service worker could not be registered', error)
  }
}

/**
 * Watches the installation of a new version, also one that began before this page started. The first
 * installation replaces nothing, since no page has a controller.
 */
function watchInstallation(workerRegistration: ServiceWorkerRegistration): void {
  if (workerRegistration.waiting && navigator.serviceWorker.controller) announce()
  announceOnceInstalled(workerRegistration.installing)
  workerRegistration.addEventListener('updatefound', () =>
    announceOnceInstalled(workerRegistration.installing),
  )
}

function announceOnceInstalled(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) announce()
  })
}

function watchController(): void {
  let isControlled = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!isControlled) isControlled = true
    else if (isUpdateRequested) location.reload()
    else announce()
  })
}

/**
 * Checks for a new version when the page becomes visible, because an installed app may stay open
 * for weeks.
 */
async function check(): Promise<void> {
  if (document.visibilityState !== 'visible' || Date.now() - checkedAt < betweenChecksMs) return
  checkedAt = Date.now()
  await registration?.update().catch(() => null)
}

/**
 * Returns the script's address. With Trusted Types, the page's policy refuses plain strings
 * (api/http/securityHeaders.ts).
 */
function trustedScript(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  return (
    trustedTypes
      ?.createPolicy('nephrochat', { createScriptURL: () => workerScript })
      .createScriptURL('') ?? workerScript
  )
}

/**
 * Returns whether the server no longer has this build; an error or a missing response counts as
 * `false`.
 */
async function isBuildGone(): Promise<boolean> {
  // This chunk imports the app's first one, which names all chunks, so its address differs in each
  // build. The worker does not respond to a request with a query.
  const response = await fetch(`${import.meta.url}?gone`, {
    method: 'HEAD',
    cache: 'no-store',
  }).catch(() => null)
  return response?.status === 404 || response?.status === 410
}
