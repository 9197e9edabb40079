/** The two tokens in local storage, under the two names of product/accounts 1.3. */
export interface Tokens {
  accessToken: string
  refreshToken: string
}

const accessKey = 'accessToken'
const refreshKey = 'refreshToken'
/** Of sessions that were left without a network (logout.ts). */
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

/** Another tab signed in, renewed or signed out; this tab's own writes do not come back here. */
export function onOtherTabsTokens(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === accessKey || event.key === refreshKey || event.key === null) listener()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

/** When the access token ends, in milliseconds; null when it cannot be read. */
export function expiryOf(accessToken: string): number | null {
  const exp = claims(accessToken)?.['exp']
  return typeof exp === 'number' ? exp * 1000 : null
}

/** A token that cannot be read counts as expired (product/accounts 1.4). */
export function isExpired(accessToken: string, now: number): boolean {
  const expiry = expiryOf(accessToken)
  return expiry === null || now >= expiry
}

/** Whose token it is, so that a tab notices when another tab changed the account. */
export function accountOf(accessToken: string): string | null {
  const sub = claims(accessToken)?.['sub']
  return typeof sub === 'string' ? sub : null
}

/** Of which sign-in a token is: those that are renewed stay of the same one. */
export function sessionOf(accessToken: string): string | null {
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
