import type { TestUser } from '../support/owner'
import type { OwnerApi } from '../support/ownerApi'
import type { BrowserPage } from './page'

// Repeated steps of an owner, by the texts on the screen.

export async function register(page: BrowserPage, testUser: TestUser): Promise<void> {
  await page.goto('/login?mode=register')
  await page.press('button', 'Refuser')
  await page.fill('Prénom', testUser.firstName)
  await page.fill('Nom', testUser.lastName)
  await page.fill('Email', testUser.email)
  await page.fill('Mot de passe', testUser.password)
  await page.fill('Confirmer le mot de passe', testUser.password)
  await page.press('button', 'S’inscrire')
  await page.expectPath(/^\/home$/)
}

/** Signs in with the session of the owner. */
export async function signIn(page: BrowserPage, ownerApi: OwnerApi): Promise<void> {
  await ownerApi.signInOn(page)
  await page.evaluate(() => localStorage.setItem('analytics-consent', 'refused'))
  await page.goto('/home')
}

export async function addCat(page: BrowserPage, name: string): Promise<void> {
  await page.press('link', 'Ajouter un chat')
  await page.fill('Nom du chat', name)
  await page.fill('Poids (kg)', '4,2')
  await page.press('button', 'Ajouter le chat')
  await page.expectPath(/^\/home$/)
  await page.expectText(name)
}

/** Answers the five steps of an open questionnaire: a calm day but for the number of vomits. */
export async function answer(page: BrowserPage, vomits: number): Promise<void> {
  await page.expectText('Étape 1 sur 5')
  await page.press('radio', 'Comme d’habitude')
  await page.press('button', 'Suivant')
  await page.expectText('Étape 2 sur 5')
  await page.press('radio', 'Toute sa ration (100 %)')
  await page.press('button', 'Suivant')
  await page.expectText('Étape 3 sur 5')
  await count(page, vomits)
  await page.press('button', 'Suivant')
  await page.expectText('Étape 4 sur 5')
  await count(page, 3)
  await page.press('button', 'Suivant')
  await page.expectText('Étape 5 sur 5')
  await page.press('radio', 'Comme d’habitude')
  await page.press('button', 'Confirmer')
}

/** Counts from '–' (product/entries 5.4). */
async function count(page: BrowserPage, value: number): Promise<void> {
  for (let n = 0; n < Math.max(value, 1); n += 1) await page.press('button', '+')
  if (value === 0) await page.press('button', '−')
}
