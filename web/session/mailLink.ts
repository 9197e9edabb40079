import { replaceAddress } from './googleReturn'

// The token of a mail's link, for the page that it leads to. Taken when this module is evaluated, which main imports before
// anything else: the address is clean before the first render, request or event. A reload of the tab finds it again.
takeFromAddress()

function takeFromAddress(): void {
  const address = new URL(window.location.href)
  const token = address.searchParams.get('token')
  if (token === null) return
  holdToken(address.pathname.split('/')[1]!, token)
  address.searchParams.delete('token')
  replaceAddress(address.href)
}

/** Of one mail: another's takes its place. */
export function holdToken(page: string, token: string): void {
  sessionStorage.setItem('mailLink', `${page} ${token}`)
}
