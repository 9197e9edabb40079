import { replaceUrl } from './googleReturn'

// Moves the token of a mail's link from the address to the session storage, where a reload finds it.
// No other code reads it from the address, since main.tsx imports this module before the router.
takeFromAddress()

function takeFromAddress(): void {
  const address = new URL(window.location.href)
  const token = address.searchParams.get('token')
  if (token === null) return
  storeMailToken(address.pathname.split('/')[1]!, token)
  address.searchParams.delete('token')
  replaceUrl(address.href)
}

/** Stores the token, and replaces another mail's. */
export function storeMailToken(page: string, token: string): void {
  sessionStorage.setItem('mailLink', `${page} ${token}`)
}
