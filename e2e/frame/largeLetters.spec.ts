import type { Page } from '@playwright/test'
import { brokenWords } from '../support/brokenWords'
import { expect, test } from '../support/fixtures'
import { lettersOf } from '../support/letters'
import { fine, OwnerApi } from '../support/ownerApi'
import { layOut, nextFrame } from '../support/state'

// Product/pages 1.4: a phone of 360 px with larger letters than the default.

test.use({ viewport: { width: 360, height: 740 } })

async function signIn(page: Page, ownerApi: OwnerApi): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('analytics-consent', 'refused'))
  await ownerApi.signInOn(page)
}

test('letters of 20 and 32 px break no word', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Chaussette')
  await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 1, fine)
  await ownerApi.addEntry(cat, 0, { ...fine, vomiting: 2 })
  await signIn(page, ownerApi)
  const setLetters = await lettersOf(page)
  const broken: string[] = []
  for (const [path, shown] of [
    ['/home', 'Ajouter à aujourd’hui'],
    [`/history/${cat}`, 'Historique'],
    [`/analysis/${cat}`, 'Journal & Événements'],
    ['/share', 'Partager le dossier'],
    [`/share/${cat}`, 'PDF médical'],
    ['/quick-entry', 'Pour quel chat'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(shown).first()).toBeVisible()
    await page.evaluate(layOut)
    for (const px of [20, 32]) {
      await setLetters(px)
      await page.evaluate(nextFrame)
      const words = await page.evaluate(brokenWords)
      broken.push(...words.map((word) => `${px} px, ${path}: ${word}`))
    }
  }
  expect(broken).toEqual([])
})

test('letters of 24 and 32 px break no word of the questionnaire', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  const [noted, started] = [await ownerApi.addCat('Mina'), await ownerApi.addCat('Zoé')]
  await ownerApi.addEntry(noted, 0, fine)
  await ownerApi.addEntry(started, 1, { ...fine, hydration: 'less' })
  await signIn(page, ownerApi)
  const setLetters = await lettersOf(page)
  const broken: string[] = []
  const check = async (shown: RegExp) => {
    await expect(page.getByRole('heading', { name: shown })).toBeVisible()
    for (const px of [24, 32]) {
      await setLetters(px)
      await page.evaluate(nextFrame)
      const words = await page.evaluate(brokenWords)
      broken.push(...words.map((word) => `${px} px, ${shown.source}: ${word}`))
    }
    await setLetters(16)
  }
  await page.goto(`/quick-entry/${noted}`)
  for (const question of [/a-t-elle bu/, /mangée/, /vomi/, /uriné/, /énergie/]) {
    await check(question)
    await page.getByRole('button', { name: /^(Suivant|Confirmer)$/ }).click()
  }
  // A navigation of the app's own would stop the next one.
  await page.waitForURL('**/analysis/*')
  await page.goto(`/quick-entry/${started}`)
  await page.getByRole('button', { name: 'Comme hier' }).click()
  await check(/Comme hier/)
  expect(broken).toEqual([])
})

test('the steps of a weighing have one line each', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.post(`/api/animals/${cat}/weights`, { weight: '4.2' })
  await signIn(page, ownerApi)
  const setLetters = await lettersOf(page)
  await page.goto(`/noter/pesee/${cat}`)
  const steps = page.getByRole('group', { name: 'Ajuster le poids' }).getByRole('button')
  await expect(steps).toHaveCount(4)
  for (const px of [16, 20, 32]) {
    await setLetters(px)
    await page.evaluate(nextFrame)
    expect(await steps.evaluateAll(lineCounts)).toEqual([1, 1, 1, 1])
  }
})

/** Runs in the page. */
const lineCounts = (buttons: Element[]) =>
  buttons.map((button) => {
    const range = document.createRange()
    range.selectNodeContents(button)
    const { height } = range.getBoundingClientRect()
    return Math.round(height / parseFloat(getComputedStyle(button).lineHeight))
  })

test('letters of 32 px break no word of a toast on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/login?mode=register')
  const setLetters = await lettersOf(page)
  await setLetters(32)
  await page.getByRole('button', { name: /inscrire$/ }).click()
  await expect(page.getByText('Erreur d’inscription')).toBeVisible()
  expect(await page.evaluate(brokenWords)).toEqual([])
})

test('letters of 32 px enlarge the choice of a list, which stays whole', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await signIn(page, ownerApi)
  const setLetters = await lettersOf(page)
  await page.goto(`/care/${cat}`)
  await page.getByRole('button', { name: 'Ajouter un traitement' }).click()
  const lists = page.getByRole('combobox')
  await expect(lists).toHaveCount(2)
  for (const [width, px] of [
    [360, 16],
    [360, 32],
    [320, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await setLetters(px)
    for (const { size, isWhole } of await lists.evaluateAll(choices)) {
      expect(isWhole).toBe(true)
      expect(size).toBeGreaterThan(0.75 * px)
    }
  }
})

/** Runs in the page. Measures the longest option of each list. */
const choices = (lists: Element[]) =>
  lists.map((list) => {
    const { font, fontSize, paddingLeft, paddingRight } = getComputedStyle(list)
    const paper = document.createElement('canvas').getContext('2d')!
    paper.font = font
    const widths = [...list.children].map(({ textContent }) => paper.measureText(textContent).width)
    const space = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    return { size: parseFloat(fontSize), isWhole: Math.max(...widths) <= space }
  })

test('a dialog opens at its question, also if its first action is below the screen', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 0, fine)
  await signIn(page, ownerApi)
  const setLetters = await lettersOf(page)
  for (const [px, focused, next] of [
    [16, 'Télécharger d’abord mes données', 'Annuler'],
    [32, 'Supprimer Mina', 'Télécharger d’abord mes données'],
  ] as const) {
    await page.goto('/home')
    await page.getByRole('button', { name: 'Plus' }).click()
    await setLetters(px)
    await page.getByRole('button', { name: 'Supprimer' }).click()
    const dialog = page.getByRole('dialog', { name: 'Supprimer Mina' })
    await expect(dialog.getByText(focused)).toBeFocused()
    await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
    await expect(dialog.getByText(next)).toBeFocused()
  }
})

test('the action of an empty page is above the bar at the lower edge', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await signIn(page, ownerApi)
  const bar = page.getByRole('navigation', { name: 'Navigation du chat' })
  for (const [path, name] of [
    [`/analysis/${cat}`, 'Enregistrer la première mesure'],
    [`/labs/${cat}`, 'Ajouter des résultats'],
  ] as const) {
    await page.goto(path)
    const action = page.getByRole('main').getByText(name)
    await expect(action).toBeVisible()
    const [button, edge] = [(await action.boundingBox())!, (await bar.boundingBox())!]
    expect(button.y + button.height).toBeLessThanOrEqual(edge.y)
  }
})
