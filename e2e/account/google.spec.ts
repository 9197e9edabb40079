import type { Page } from '@playwright/test'
import { type OidcProvider, startOidcProvider } from '../../api/testing/servers/oidcProvider'
import { expect, test } from '../support/fixtures'
import { newTestUser, register } from '../support/owner'

// The tests share the provider, which their worker starts.
test.describe.configure({ mode: 'default' })

let provider: OidcProvider
test.beforeAll(async ({ installation }) => {
  provider = await startOidcProvider({ publicUrl: installation.url })
  await installation.restart(provider.settings)
})
test.afterAll(async ({ installation }) => {
  await installation.restart({})
  await provider.close()
})

const withGoogle = (page: Page) => page.getByRole('link', { name: 'Continuer avec Google' }).click()

async function typeName(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
}

test('a new user signs in with Google and returns to the requested page', async ({ page }) => {
  const { email } = newTestUser('Zoé')
  provider.accounts.set(email, {
    email,
    email_verified: true,
    given_name: 'Zoé',
    family_name: 'Petit',
  })
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto('/settings/profile')
  await page.waitForURL('**/login')
  await withGoogle(page)
  await typeName(page, email)
  await page.waitForURL((url) => url.pathname === '/settings/profile' && url.search === '')
  await expect(page.getByRole('status').filter({ hasText: 'Connexion réussie' })).toBeVisible()
  await expect(page.getByLabel('Prénom')).toHaveValue('Zoé')
  await expect(page.getByLabel('Email')).toHaveValue(email)

  // Only the page's own first request read the token of the address, which is invalid now.
  const handOffs = addresses.filter((address) => address.includes('auth='))
  expect(handOffs).toHaveLength(1)
  const stored = await page.evaluate(() => localStorage.getItem('refreshToken'))
  const { refreshToken } = JSON.parse(atob(new URL(handOffs[0]!).searchParams.get('auth')!))
  expect(stored).not.toBe(refreshToken)
  await page.reload()
  await expect(page.getByLabel('Prénom')).toHaveValue('Zoé')
})

test('a refusal leads back to the login page, with the reason', async ({ page }) => {
  provider.accounts.set('mallory', {
    email: newTestUser('Mallory').email,
    email_verified: false,
    given_name: 'Mallory',
  })
  await page.goto('/login')
  await withGoogle(page)
  await page.getByText('Cancel').click()
  const alert = page.getByRole('alert').filter({ hasText: 'Erreur de connexion' })
  await expect(alert).toContainText('La connexion avec Google a été annulée.')
  await page.waitForURL((url) => url.pathname === '/login' && url.search === '')

  await withGoogle(page)
  await typeName(page, 'mallory')
  await expect(alert).toContainText(/Google n[’']a pas vérifié/)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('another user’s sign-in requires a confirmation before it replaces an open session', async ({
  page,
}) => {
  provider.accounts.set('other', {
    email: newTestUser('Ophélie').email,
    email_verified: true,
    given_name: 'Ophélie',
    family_name: 'Roy',
  })
  const owner = newTestUser('Nina')
  await register(page, owner)

  await page.goto('/api/auth/google')
  await typeName(page, 'other')
  const question = page.getByRole('dialog', { name: /Changer de compte/ })
  await expect(question).toContainText(owner.email)
  await question.getByRole('button', { name: 'Garder ce compte' }).click()
  await expect(question).toBeHidden()
  await page.goto('/settings/profile')
  await expect(page.getByLabel('Prénom')).toHaveValue('Nina')

  await page.goto('/api/auth/google')
  // The page is reloaded as a whole: its address may be the same.
  const reload = page.waitForEvent('load')
  await question.getByRole('button', { name: 'Changer de compte' }).click()
  await reload
  expect(new URL(page.url()).pathname).toBe('/home')
  await page.goto('/settings/profile')
  await expect(page.getByLabel('Prénom')).toHaveValue('Ophélie')
})

test('a link into another user’s account requires a confirmation: once declined, it never works', async ({
  page,
  browser,
  installation,
}) => {
  provider.accounts.set('attacker', {
    email: newTestUser('Attaquant').email,
    email_verified: true,
    given_name: 'Attaquant',
    family_name: 'Noir',
  })
  /** The attacker sends a hand-off that the attacker's own browser received and did not use. */
  async function link(): Promise<string> {
    const context = await browser.newContext()
    const attacker = await context.newPage()
    const isGiven = (address: URL) => address.searchParams.has('auth')
    await attacker.route(isGiven, (route) => route.abort())
    const given = attacker.waitForRequest((request) => isGiven(new URL(request.url())))
    await attacker.goto(`${installation.url}/login`)
    await withGoogle(attacker)
    await typeName(attacker, 'attacker')
    const address = (await given).url()
    await context.close()
    return address
  }
  const stored = () => page.evaluate(() => localStorage.getItem('refreshToken'))

  const first = await link()
  await page.goto(first)
  const question = page.getByRole('dialog', { name: /Continuer en tant qu’Attaquant Noir/ })
  await expect(question).toContainText(provider.accounts.get('attacker')!.email!)
  expect(new URL(page.url()).search).toBe('')
  await question.getByRole('button', { name: 'Ne pas continuer' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('link', { name: 'Commencer le suivi' }).first()).toBeVisible()
  expect(await stored()).toBeNull()
  await page.goto(first)
  await expect(page.getByRole('alert').filter({ hasText: 'Erreur de connexion' })).toBeVisible()
  expect(await stored()).toBeNull()

  // A user with an own sign-in under way gets the question too: the link does not have its mark.
  await page.goto('/login')
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  )
  await withGoogle(page)
  await page.goto(await link())
  const reload = page.waitForEvent('load')
  await question.getByRole('button', { name: 'Continuer en tant qu’Attaquant' }).click()
  await reload
  await page.goto('/settings/profile')
  await expect(page.getByLabel('Prénom')).toHaveValue('Attaquant')
})
