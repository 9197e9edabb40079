import type { Tokens } from '../base/network/tokens'

// This is the `auth` of a return from Google (product/accounts 4.3). main.tsx imports this
// module before the router, so that no other code reads it.
export const handOff = takeFromAddress()

export interface HandOff extends Tokens {
  mark?: unknown
}

function takeFromAddress(): HandOff | null {
  const address = new URL(window.location.href)
  const auth = address.searchParams.get('auth')
  if (auth === null) return null
  address.searchParams.delete('auth')
  replaceUrl(address.href)
  const tokens = decodeHandOff(auth)
  if (!tokens) console.warn('the sign-in in the address cannot be read')
  return tokens
}

export function replaceUrl(address: string): void {
  window.history.replaceState(window.history.state, '', address)
}

/** Decodes base64 of JSON; a '+' may have become a space. */
function decodeHandOff(auth: string): HandOff | null {
  try {
    const { accessToken, refreshToken, mark }: Record<string, unknown> = JSON.parse(
      atob(auth.replace(/[ -]/g, '+').replaceAll('_', '/')),
    )
    return typeof accessToken === 'string' && typeof refreshToken === 'string'
      ? { accessToken, refreshToken, mark }
      : null
  } catch {
    return null
  }
}
