import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { fine, Household, urgent, worse } from './household'

// Every route in each of its states, in both themes, on a phone: no fault that a program can find, nothing wider than
// 320 px (WCAG 2.2, 1.4.10: 400 % zoom of a desk's screen).

interface State {
  name: string
  path: string
  /** What is there when the state is. */
  shows: string | RegExp
  arrange?: (page: Page) => Promise<unknown>
}

const click = (role: 'button' | 'link', name: string | RegExp) => (page: Page) => page.getByRole(role, { name }).first().click()
const next = click('button', 'Suivant')

const publicStates: State[] = [
  { name: 'landing', path: '/', shows: 'Commencer le suivi' },
  { name: 'landing, memorial open', path: '/onboarding-intro', shows: 'En mémoire de notre chat', arrange: click('button', /Pourquoi NéphroChat existe/) },
  { name: 'login', path: '/login', shows: 'Se souvenir de moi' },
  { name: 'login, refused', path: '/login', shows: 'Email invalide', arrange: click('button', 'Se connecter') },
  { name: 'registration, refused', path: '/login?mode=register', shows: 'Prénom requis', arrange: click('button', /inscrire$/) },
  { name: 'forgotten password', path: '/forgot-password', shows: 'Envoyer le lien' },
  { name: 'reset without a token', path: '/reset-password', shows: 'Lien invalide' },
  { name: 'reset', path: '/reset-password?token=abc', shows: 'Enregistrer le mot de passe' },
  { name: 'proof of an address', path: '/verify-email?token=abc', shows: 'Confirmer mon adresse' },
  { name: 'legal notice', path: '/legal-notice', shows: 'Hébergeur' },
  { name: 'unknown link', path: '/shared/unknown', shows: /Données non trouvées/ },
  { name: 'not found', path: '/nulle-part', shows: 'Page Not Found' },
]

async function privateStates(request: APIRequestContext): Promise<{ household: Household; states: State[] }> {
  const household = await Household.register(request)
  const [sick, calm, fresh] = [await household.addCat('Mina'), await household.addCat('Pacha', { gender: 'male' }), await household.addCat('Zoé')]
  for (let day = 12; day > 0; day -= 1) await household.addEntry(sick, day, day % 3 ? fine : worse)
  await household.addEntry(sick, 0, urgent)
  await household.addEntry(calm, 5, fine)
  const token = await household.share(sick)
  const empty = await household.share(fresh)
  const states: State[] = [
    { name: 'home', path: '/home', shows: 'Mes Chats' },
    { name: 'home, deleting', path: '/home', shows: /irréversible/, arrange: click('button', /Supprimer/) },
    { name: 'home, sharing', path: '/home', shows: 'Créer un lien de partage', arrange: click('button', /Partager/) },
    { name: 'new cat', path: '/add-animal', shows: 'Nom du chat' },
    { name: 'new cat, refused', path: '/add-animal', shows: 'Nom requis', arrange: click('button', 'Ajouter le chat') },
    { name: 'questionnaire', path: `/quick-entry/${fresh}`, shows: 'Étape 1 sur 5' },
    { name: 'questionnaire, missing', path: `/quick-entry/${fresh}`, shows: 'Champs requis', arrange: next },
    { name: 'questionnaire, edited', path: `/quick-entry/${sick}`, shows: 'Étape 5 sur 5', arrange: async (page) => { for (let step = 1; step < 5; step += 1) await next(page) } },
    { name: 'which cat', path: '/quick-entry', shows: 'Aucun animal sélectionné' },
    { name: 'analysis in red', path: `/analysis/${sick}`, shows: 'Urgent' },
    { name: 'analysis, old', path: `/analysis/${calm}`, shows: /Données du/ },
    { name: 'analysis, empty', path: `/analysis/${fresh}`, shows: 'Enregistrer la première mesure' },
    { name: 'analysis of nobody', path: `/analysis/${crypto.randomUUID()}`, shows: 'Animal non trouvé' },
    { name: 'history', path: `/history/${sick}`, shows: 'Elle boude sa gamelle.' },
    { name: 'share list', path: '/share', shows: 'Pacha' },
    { name: 'share', path: `/share/${sick}`, shows: 'Partager le dossier de suivi' },
    { name: 'links', path: `/share-test/${sick}`, shows: 'Actif' },
    { name: 'no links', path: `/share-test/${calm}`, shows: 'Aucun lien de partage créé' },
    { name: 'settings', path: '/settings', shows: 'Supprimer mon compte' },
    { name: 'the vet’s page', path: `/shared/${token}`, shows: 'Suivi — Mina' },
    { name: 'the vet’s page, empty', path: `/shared/${empty}`, shows: 'Aucune donnée de suivi disponible' },
  ]
  return { household, states }
}

async function look(page: Page, { name, path, shows, arrange }: State): Promise<string[]> {
  await page.goto(path)
  await expect(page.locator('main h1, main h2').first()).toBeVisible()
  await arrange?.(page)
  await expect(page.getByText(shows).first()).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  const faults = violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  await page.setViewportSize({ width: 320, height: 640 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  await page.setViewportSize({ width: 360, height: 740 })
  return width > 320 ? [...faults, `${name}: ${width} px wide at 320`] : faults
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`public pages, in each of their states (${colorScheme})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const faults = []
    for (const state of publicStates) faults.push(...(await look(page, state)))
    expect(faults).toEqual([])
  })

  test(`the screens of an owner and of her vet, in each of their states (${colorScheme})`, async ({ page, request }) => {
    test.slow()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { household, states } = await privateStates(request)
    await household.signInOn(page)
    const faults = []
    for (const state of states) faults.push(...(await look(page, state)))
    expect(faults).toEqual([])
  })
}
