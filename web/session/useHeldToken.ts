import { useState } from 'react'

export function heldToken(page: string): string | null {
  const [held, token] = (sessionStorage.getItem('mailLink') ?? '').split(' ')
  return held === page && token ? token : null
}

export function dropToken(): void {
  sessionStorage.removeItem('mailLink')
}

/**
 * Returns a mail link's token for a page that posts it, and a function that removes it after use or
 * if it is invalid.
 */
export function useHeldToken(page: string) {
  const [token, setToken] = useState(() => heldToken(page))

  function drop() {
    dropToken()
    setToken(null)
  }

  return [token, drop] as const
}
