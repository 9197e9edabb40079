/** Tokens are stored in local storage (product/accounts 1.3). */
export interface Tokens {
  accessToken: string
  refreshToken: string
}

const accessKey = 'accessToken'
const refreshKey = 'refreshToken'
export const logoutsKey = 'logoutsToSend'

export function readTokens(): Tokens | null {
  const accessToken = localStorage.getItem(accessKey)
  const refreshToken = localStorage.getItem(refreshKey)
  return accessToken && refreshToken ? { accessToken, refreshToken } : null
}

export function storeTokens(tokens: Tokens): void {
  localStorage.setItem(accessKey, tokens.accessToken)
  localStorage.setItem(refreshKey, tokens.refreshToken)
}

export function clearTokens(): void {
  localStorage.removeItem(accessKey)
  localStorage.removeItem(refreshKey)
}

/** A page that returns from the back/forward cache has received no `storage` event, but a `pageshow`. */
export function onOtherTabsTokens(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if ([accessKey, refreshKey, null].includes(key)) listener()
  })
  window.addEventListener('pageshow', listener)
}

/** Returns milliseconds since 1970; `null` if the token cannot be read. */
export function expiryOf(accessToken: string): number | null {
  const exp = claims(accessToken)?.['exp']
  return typeof exp === 'number' ? exp * 1000 : null
}

/** A token that cannot be read is expired (product/accounts 1.4). */
export function isExpired(accessToken: string, now: number): boolean {
  const expiry = expiryOf(accessToken)
  return expiry === null || now >= expiry
}

export function accountOf(accessToken: string): string | null {
  const sub = claims(accessToken)?.['sub']
  return typeof sub === 'string' ? sub : null
}

/** Returns the sign-in that a token belongs to; renewing keeps it. */
export function sessionIdOf(accessToken: string): string | null {
  const fam = claims(accessToken)?.['fam']
  return typeof fam === 'string' ? fam : null
}

function claims(token: string): Record<string, unknown> | null {
  try {
    const payload = token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/')
    const claims: unknown = JSON.parse(atob(payload))
    return typeof claims === 'object' && claims !== null ? { ...claims } : null
  } catch {
    return null
  }
}
