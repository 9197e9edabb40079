import { useState } from 'react'
import { dropToken, heldToken } from './heldToken'

/** A mail link's token for one of the pages that post it, and what drops it: used, or found to be bad. */
export function useHeldToken(page: string) {
  const [token, setToken] = useState(() => heldToken(page))

  function drop() {
    dropToken()
    setToken(null)
  }

  return [token, drop] as const
}
