import { replaceAddress } from './googleReturn'

// The token of a mail's link. main imports this first: nothing else sees it. A reload finds it in the session storage.
takeFromAddress()

function takeFromAddress(): void {
  const address = new URL(window.location.href)
  const token = address.searchParams.get('token')
  if (token === null) return
  holdToken(address.pathname.split('/')[1]!, token)
  address.searchParams.delete('token')
  replaceAddress(address.href)
}

/** Replaces another mail's. */
export function holdToken(page: string, token: string): void {
  sessionStorage.setItem('mailLink', `${page} ${token}`)
}
