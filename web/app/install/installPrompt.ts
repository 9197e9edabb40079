import { createListeners } from '../../base/listeners'

/** Chromium's event, stored until the user asks for the prompt (product/pages 3.4). */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export interface InstallState {
  prompt: InstallPromptEvent | null
  isInstalled: boolean
}

// This state is outside React and in the first chunk: the browser fires the event once, possibly
// before the first rendering.
let state: InstallState = { prompt: null, isInstalled: false }
const { notify, subscribe } = createListeners()

function change(next: Partial<InstallState>) {
  state = { ...state, ...next }
  notify()
}

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  change({ prompt: event as InstallPromptEvent })
})
window.addEventListener('appinstalled', () => change({ prompt: null, isInstalled: true }))

/** This is read at the start, because signing in may change the address. */
export const isForced =
  new URLSearchParams(window.location.search).get('show-pwa-banner') === 'true'

export const installation = { current: () => state, change, subscribe }
