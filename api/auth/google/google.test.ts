import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGoogleBrowser } from '../../testing/googleBrowser'
import { type OidcProvider, startOidcProvider } from '../../testing/oidcProvider'
import { createTestApp, type TestApp } from '../../testing/testApp'

const publicUrl = 'http://localhost:3000'

let provider: OidcProvider
let app: TestApp
beforeAll(async () => {
  provider = await startOidcProvider({ publicUrl })
  app = await createTestApp(provider.settings)
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

const signIn = (name: string) => createGoogleBrowser(app).signIn(name)

/** What the app finds in the address. */
function handOff(address: URL): { accessToken: string; refreshToken: string } {
  return JSON.parse(atob(address.searchParams.get('auth')!))
}

const exchange = (refreshToken: string) =>
  app.graphql('mutation ($input: RefreshInput!) { refresh(input: $input) { accessToken refreshToken } }', { input: { refreshToken } })
const whoAmI = async (token: string) => (await app.graphql('{ viewer { email emailVerified firstName lastName } }', {}, token)).data.viewer

test('somebody new has an account, with a proven address, and is signed in', async () => {
  provider.accounts.set('lea', { email: 'Lea@Example.org', email_verified: true, given_name: 'Léa', family_name: 'Martin' })
  const address = await signIn('lea')
  expect(address.origin + address.pathname).toBe(`${publicUrl}/home`)
  const { data } = await exchange(handOff(address).refreshToken)
  expect(await whoAmI(data.refresh.accessToken)).toEqual({ email: 'lea@example.org', emailVerified: true, firstName: 'Léa', lastName: 'Martin' })
})
