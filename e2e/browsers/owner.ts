import type { TestUser } from '../support/owner'
import type { OwnerApi } from '../support/ownerApi'
import type { Page } from './page'

// Repeated steps of an owner, by the texts on the screen.

export async function register(page: Page, someone: TestUser): Promise<void> {
  await page.goto('/login?mode=register')
  await page.press('button', 'Refuser')
  await page.fill('Prénom', someone.firstName)
  await page.fill('Nom', someone.lastName)
  await page.fill('Email', someone.email)
  await page.fill('Mot de passe', someone.password)
  await page.fill('Confirmer le mot de passe', someone.password)
  await page.press('button', 'S’inscrire')
  await page.seeAt(/^\/home$/)
}

/** Signs in with the session of the owner. */
export async function signIn(page: Page, ownerApi: OwnerApi): Promise<void> {
  await ownerApi.signInOn(page)
  await page.evaluate(() => localStorage.setItem('analytics-consent', 'refused'))
  await page.goto('/home')
}

export async function addCat(page: Page, name: string): Promise<void> {
  await page.press('link', 'Ajouter un chat')
  await page.fill('Nom du chat', name)
  await page.fill('Poids (kg)', '4,2')
  await page.press('button', 'Ajouter le chat')
  await page.seeAt(/^\/home$/)
  await page.see(name)
}

/** Answers the five steps of an open questionnaire: a calm day but for the number of vomits. */
export async function answer(page: Page, vomits: number): Promise<void> {
  await page.see('Étape 1 sur 5')
  await page.press('radio', 'Comme d’habitude')
  await page.press('button', 'Suivant')
  await page.see('Étape 2 sur 5')
  await page.press('radio', 'Toute sa ration (100 %)')
  await page.press('button', 'Suivant')
  await page.see('Étape 3 sur 5')
  await count(page, vomits)
  await page.press('button', 'Suivant')
  await page.see('Étape 4 sur 5')
  await count(page, 3)
  await page.press('button', 'Suivant')
  await page.see('Étape 5 sur 5')
  await page.press('radio', 'Comme d’habitude')
  await page.press('button', 'Confirmer')
}

/** Counts from '–' (product/entries 5.4). */
async function count(page: Page, value: number): Promise<void> {
  for (let n = 0; n < Math.max(value, 1); n += 1) await page.press('button', '+')
  if (value === 0) await page.press('button', '−')
}
