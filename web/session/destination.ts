/** Where a person wanted to go when she left this page to sign in elsewhere; of this tab alone. */
const key = 'destination'

export function rememberDestination(path: string): void {
  sessionStorage.setItem(key, path)
}

/** Given once; null where none was remembered, or nothing that is a path of ours. */
export function takeDestination(): string | null {
  const path = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return path && /^\/(?![/\\])/.test(path) ? path : null
}
