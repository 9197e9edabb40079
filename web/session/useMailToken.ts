import { useState } from 'react'

export function storedMailToken(page: string): string | null {
  const [storedPage, token] = (sessionStorage.getItem('mailLink') ?? '').split(' ')
  return storedPage === page && token ? token : null
}

export function removeMailToken(): void {
  sessionStorage.removeItem('mailLink')
}

/**
 * Returns a mail link's token for a page that posts it, and a function that removes it after use or
 * if it is invalid.
 */
export function useMailToken(page: string) {
  const [token, setToken] = useState(() => storedMailToken(page))

  function removeToken() {
    removeMailToken()
    setToken(null)
  }

  return [token, removeToken] as const
}
