const key = 'destination'

export function rememberDestination(path: string): void {
  sessionStorage.setItem(key, path)
}

/** Read once; null if none, or not a path of this app. */
export function takeDestination(): string | null {
  const path = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return path && /^\/(?![/\\])/.test(path) ? path : null
}
