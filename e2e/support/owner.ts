import { expect, type Page } from '@playwright/test'

/** Repeated steps of an owner, by the texts on the screen. */
export interface TestUser {
  firstName: string
  lastName: string
  email: string
  password: string
}

export function newTestUser(firstName = 'Léa', lastName = 'Martin'): TestUser {
  const email = `${firstName.toLowerCase().normalize('NFD').replace(/\W/g, '')}-${crypto.randomUUID()}@example.org`
  return { firstName, lastName, email, password: 'une phrase assez longue' }
}

export async function register(page: Page, testUser: TestUser): Promise<void> {
  await fillRegistration(page, testUser)
  await page.getByRole('button', { name: /^S[’']inscrire$/ }).click()
  await page.waitForURL('**/home')
}

export async function fillRegistration(
  page: Page,
  { firstName, lastName, email, password }: TestUser,
): Promise<void> {
  await page.goto('/login?mode=register')
  await page.getByLabel('Prénom').fill(firstName)
  await page.getByLabel('Nom', { exact: true }).fill(lastName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByLabel('Confirmer le mot de passe').fill(password)
}

export async function signIn(page: Page, { email, password }: TestUser): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL('**/home')
}

export async function addCat(page: Page, name: string, weight = '4,2'): Promise<void> {
  await page.getByRole('link', { name: 'Ajouter un chat' }).first().click()
  await page.getByLabel('Nom du chat').fill(name)
  await page.getByLabel('Poids (kg)').fill(weight)
  await page.getByRole('button', { name: 'Ajouter le chat' }).click()
  await page.waitForURL('**/home')
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}

export interface StepAnswers {
  hydration: string
  perfusion?: 'Oui' | 'Non'
  appetite: string
  vomiting: number
  vomitingSigns?: string[]
  urination: number
  urinationSigns?: string[]
  clumps?: string
  energy: string
  note?: string
}

export const calmDay: StepAnswers = {
  hydration: 'Comme d’habitude',
  appetite: 'Toute sa ration (100 %)',
  vomiting: 0,
  urination: 3,
  energy: 'Comme d’habitude',
}

/** Answers the five steps of an open questionnaire and presses the last button. */
export async function answer(page: Page, answers: StepAnswers, last = 'Confirmer'): Promise<void> {
  const step = (n: number) => expect(page.getByText(`Étape ${n} sur 5`)).toBeVisible()
  const choose = (group: RegExp, name: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).check()
  const next = () => page.getByRole('button', { name: 'Suivant' }).click()

  await step(1)
  await choose(/bu comme d.habitude/, answers.hydration)
  if (answers.perfusion) await choose(/Perfusion/, answers.perfusion)
  await next()
  await step(2)
  await choose(/mangée/, answers.appetite)
  await next()
  await step(3)
  await count(page, 'Nombre de vomissements', answers.vomiting)
  for (const sign of answers.vomitingSigns ?? [])
    await page.getByRole('checkbox', { name: sign }).check()
  await next()
  await step(4)
  await count(page, 'Nombre d’urinations', answers.urination)
  for (const sign of answers.urinationSigns ?? [])
    await page.getByRole('checkbox', { name: sign }).check()
  if (answers.clumps) await choose(/Taille des boules/, answers.clumps)
  await next()
  await step(5)
  await choose(/énergie/, answers.energy)
  if (answers.note) await page.getByLabel('Observations').fill(answers.note)
  await page.getByRole('button', { name: last }).click()
}

/** Counts from '–'. A first '−' is ignored for urination (product/entries 5.4). */
async function count(page: Page, label: string, value: number): Promise<void> {
  const counter = page.getByRole('group', { name: label })
  for (let n = 0; n < Math.max(value, 1); n += 1)
    await counter.getByRole('button', { name: '+' }).click()
  if (value === 0) await counter.getByRole('button', { name: '−' }).click()
}
