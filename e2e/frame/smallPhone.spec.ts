import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { journalDays } from '../support/journalDays'
import { lettersOf } from '../support/letters'
import { fine, OwnerApi, urgent } from '../support/ownerApi'
import { emulateInstalled } from '../support/phones'
import { openJournal } from '../support/sections'

// The first view of home on a small phone, and with long words.

const edges = async (element: Locator) => {
  const box = (await element.boundingBox())!
  return { left: box.x, right: box.x + box.width, bottom: box.y + box.height, top: box.y }
}
const bar = (page: Page) => page.getByRole('navigation', { name: 'Navigation du bas' })

test('today’s state and the action are visible in the installed app, and so is the advice of red', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 0, fine)
  await emulateInstalled(page)
  // Without an answer to it, the question about cookies is above the page.
  await page.addInitScript(() => localStorage.setItem('analytics-consent', 'refused'))
  await ownerApi.signInOn(page)
  const action = page.getByRole('link', { name: 'Reprendre le questionnaire du jour' })
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 375, height: 667 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/home')
    await expect(action).toBeVisible()
    expect((await edges(action)).bottom).toBeLessThanOrEqual((await edges(bar(page))).top)
  }
  await ownerApi.addEntry(cat, 0, urgent)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  const red = page.getByRole('link', { name: /^Urgent/ })
  await expect(red).toBeVisible()
  expect((await edges(red)).bottom).toBeLessThanOrEqual((await edges(bar(page))).top)
})

test('with three cats and a red sign, the action is on the first screen with letters of 16 and 20 px', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  for (const name of ['Pacha', 'Isis']) await ownerApi.addCat(name)
  await ownerApi.addEntry(cat, 0, urgent)
  await ownerApi.post(`/api/animals/${cat}/weights`, { weight: '4.2' })
  await page.addInitScript(() => localStorage.setItem('analytics-consent', 'refused'))
  await ownerApi.signInOn(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const setLetters = await lettersOf(page)
  for (const px of [16, 20]) {
    await setLetters(px)
    await page.goto('/home')
    for (const shown of [
      page.getByRole('heading', { name: 'Mina' }),
      page.getByText('Saisie du jour faite'),
      page.getByRole('link', { name: /^Urgent/ }),
      page.getByRole('link', { name: 'Reprendre le questionnaire du jour' }),
    ])
      await expect(shown).toBeInViewport({ ratio: 1 })
  }
})

test('the state is one line with letters of 16 and 20 px, before and after the entry of today', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina', { breed: 'Européen' })
  await ownerApi.addEntry(cat, 1, fine)
  await page.addInitScript(() => localStorage.setItem('analytics-consent', 'refused'))
  await ownerApi.signInOn(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const setLetters = await lettersOf(page)
  for (const words of ['Saisie du jour à faire', 'Saisie du jour faite']) {
    for (const px of [16, 20]) {
      await setLetters(px)
      await page.goto('/home')
      const state = page.getByText(words, { exact: true })
      await expect(state).toBeVisible()
      expect((await edges(state)).bottom - (await edges(state)).top).toBeLessThan(2 * px)
    }
    await ownerApi.addEntry(cat, 0, fine)
  }
})

test('with thirteen cats and a red sign, name and state are on the first screen with letters of 24 and 32 px', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina', { breed: 'Européen' })
  for (let number = 2; number <= 13; number += 1) await ownerApi.addCat(`Chat ${number}`)
  await ownerApi.addEntry(cat, 0, urgent)
  await page.addInitScript(() => localStorage.setItem('analytics-consent', 'refused'))
  await ownerApi.signInOn(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const setLetters = await lettersOf(page)
  for (const px of [24, 32]) {
    await setLetters(px)
    await page.goto('/home')
    for (const shown of [
      page.getByRole('heading', { name: 'Mina' }),
      page.getByText('Saisie du jour faite'),
    ])
      await expect(shown).toBeInViewport({ ratio: 1 })
  }
})

test('a long name stays in its card, and a long breed moves no button', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Archibald-Théodore Constantinopolitain', {
    breed: 'Norvégien des forêts, croisé Maine Coon',
  })
  await ownerApi.signInOn(page)
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/home')
    const name = page.getByRole('heading', { name: /^Archibald/ })
    await expect(name).toBeVisible()
    expect(await name.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0)
    expect((await edges(name)).right).toBeLessThan((await edges(page.getByRole('article'))).right)
    await page.goto(`/analysis/${cat}`)
    const facts = page.getByText('Norvégien des forêts')
    const button = page.getByRole('button', { name: 'Exporter PDF' })
    await expect(button).toBeVisible()
    const [words, beside] = [await edges(facts), (await button.boundingBox())!]
    expect(words.bottom <= beside.y || words.right <= beside.x).toBe(true)
  }
})

test('a day of the history is one line of large words, which unfolds with the keyboard', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 0, { ...fine, note: 'Dort au soleil.' })
  const note = 'Vomit tout.'
  await ownerApi.addEntry(cat, 1, { ...fine, appetite: 2, vomiting: 3, lethargy: 1, note })
  for (const appetite of [4, 3])
    await ownerApi.addEntry(cat, 2, { ...fine, appetite, vomiting: 2, lethargy: 1, note })
  await ownerApi.signInOn(page)
  const days = journalDays(page)
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(`/history/${cat}`)
    await expect(days).toHaveCount(3)
    for (const [index, words] of ['Rien à signaler', '3 vomissements', 'Appétit 50–75'].entries()) {
      const line = days.nth(index).locator('summary')
      await expect(line).toContainText(words)
      await expect(line).not.toContainText('J-')
      expect((await line.boundingBox())!.height).toBeLessThanOrEqual(width === 360 ? 49 : 72)
      for (const part of [line.locator('time'), line.getByText(words)])
        expect(
          await part.evaluate((it) => parseFloat(getComputedStyle(it).fontSize)),
        ).toBeGreaterThanOrEqual(16)
    }
  }
  await expect(days.nth(1).locator('summary')).toContainText('Urgent')
  await expect(days.nth(1).locator('summary')).toContainText(/\+2.autres/)
  const newest = days.first()
  await expect(newest.getByText('Dort au soleil.')).toBeHidden()
  await newest.locator('summary').press('Enter')
  await expect(newest.getByText('Dort au soleil.')).toBeVisible()
  await expect(newest.getByText('100 % de la ration')).toBeVisible()
  await expect(newest.getByText(/^J0 · \p{Lu}/u)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(newest.getByRole('link', { name: /^Corriger la saisie/ })).toBeFocused()
  await page.keyboard.press('Tab')
  const remove = newest.getByRole('button', { name: /^Supprimer la saisie/ })
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Supprimer la saisie' })
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(remove).toBeFocused()
  await remove.click()
  await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(days).toHaveCount(2)
  await days.last().locator('summary').click()
  const edited = days.last().getByRole('button', { name: /^modifiée/ })
  expect((await edited.boundingBox())!.width).toBeLessThan(100)
  await days
    .last()
    .getByRole('link', { name: /^Corriger la saisie/ })
    .click()
  await expect(page).toHaveURL(/\/quick-entry\/.*measurementId=/)
})

test('the marks of the days to watch have one size, however long the words beside them are', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  const urinationSigns = { straining: true, bloodVisible: true }
  await ownerApi.addEntry(cat, 0, { ...fine, vomiting: 3, urinationSigns })
  await ownerApi.signInOn(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/analysis/${cat}`)
  await openJournal(page)
  const signs = page.locator('li:has(> time) li')
  await expect(signs.filter({ hasText: 'efforts pour uriner, sang visible' })).toBeVisible()
  const widths = await signs
    .locator('svg')
    .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().width))
  expect([...new Set(widths)]).toEqual([20])
})
