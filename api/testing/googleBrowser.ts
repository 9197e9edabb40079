import type { TestApp } from './testApp'

/** Simulates a browser that signs in at the provider, step by step. */
export interface GoogleBrowser {
  /** Returns the address to which 'Continuer avec Google' redirects. */
  openGoogle(query?: string): Promise<URL>
  /**
   * Signs in at the provider with this name, or cancels if it is `null`. Returns the address of the
   * redirect.
   */
  signInAtProvider(address: URL, name: string | null): Promise<URL>
  /** Returns the address to which the server redirects. */
  followCallback(address: URL): Promise<URL>
  cookies(): string[]
  signIn(name: string): Promise<URL>
}

export function createGoogleBrowser(
  app: TestApp,
  withCookies: readonly string[] = [],
): GoogleBrowser {
  const { publicUrl } = app.services.env
  const jar = new Map(withCookies.map((line) => cookieOf(line)))

  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`)

  async function visit(address: URL, body?: URLSearchParams): Promise<Response> {
    // The tests' server does not listen at its public address.
    const reachable = address.href.replace(publicUrl, app.url)
    const response = await fetch(reachable, {
      method: body ? 'POST' : 'GET',
      headers: { cookie: cookies().join('; ') },
      redirect: 'manual',
      ...(body && { body }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = cookieOf(line)
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  const redirectOf = (response: Response, from: URL) =>
    new URL(response.headers.get('location') ?? '', from)
  const isAppAddress = (address: URL) => address.origin === new URL(publicUrl).origin

  async function openGoogle(query = ''): Promise<URL> {
    const address = new URL(`/api/auth/google${query}`, publicUrl)
    return redirectOf(await visit(address), address)
  }

  async function signInAtProvider(start: URL, name: string | null): Promise<URL> {
    let address = start
    while (!isAppAddress(address)) {
      const response = await visit(address)
      if (response.status !== 200) address = redirectOf(response, address)
      else if (name === null)
        address = new URL(/href="([^"]+\/abort)"/.exec(await response.text())![1]!)
      else
        address = redirectOf(
          await visit(
            address,
            new URLSearchParams({ prompt: 'login', login: name, password: 'any' }),
          ),
          address,
        )
    }
    return address
  }

  const followCallback = async (address: URL) => redirectOf(await visit(address), address)
  const signIn = async (name: string) =>
    followCallback(await signInAtProvider(await openGoogle(), name))
  return { openGoogle, signInAtProvider, followCallback, cookies, signIn }
}

function cookieOf(line: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  return [name, value]
}
