const key = 'destination'

export function rememberDestination(path: string): void {
  sessionStorage.setItem(key, path)
}

/**
 * Returns the path and removes it; returns `null` if there is none, or if it is not a path of this
 * app.
 */
export function takeDestination(): string | null {
  const path = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return path && /^\/(?![/\\])/.test(path) ? path : null
}
