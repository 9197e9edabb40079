export function heldToken(page: string): string | null {
  const [held, token] = (sessionStorage.getItem('mailLink') ?? '').split(' ')
  return held === page && token ? token : null
}

export function dropToken(): void {
  sessionStorage.removeItem('mailLink')
}
