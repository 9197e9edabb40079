import type { Locator, Page } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility'
import { expect, test } from '../support/fixtures'
import { answer, calmDay } from '../support/owner'
import { OwnerApi } from '../support/ownerApi'
import { emulateInstalled } from '../support/phones'
import { expectPending, openPhone, synchronise, pendingList } from '../support/phoneTest'
import { nextFrame } from '../support/state'

// A toast never covers a text or a control, at any width, whatever else is on the screen.

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/**
 * Returns the texts, fields and buttons of the screen, of the dialog and of the bar's lines that
 * the toast covers.
 */
async function covered(toast: Locator): Promise<string[]> {
  return await toast.evaluate((it) => {
    const { left, right, top, bottom } = it.getBoundingClientRect()
    const under = (element: Element) => {
      const box = element.getBoundingClientRect()
      return (
        box.width > 1 &&
        box.height > 1 &&
        box.left < right - 1 &&
        box.right > left + 1 &&
        box.top < bottom - 1 &&
        box.bottom > top + 1
      )
    }
    const kinds = [
      'h1',
      'h2',
      'h3',
      'p',
      'li',
      'a',
      'button',
      'input',
      'textarea',
      'select',
      'legend',
      'label',
      'time',
    ]
    // A phone has no room except that of the bar itself.
    const bar = innerWidth < 768 ? ['header [role=status]', 'header [aria-live]'] : ['header']
    const places = document.querySelector('dialog')
      ? ['dialog']
      : ['main', ...bar, 'nav[aria-label="Navigation du bas"]']
    const all = [
      ...document.querySelectorAll(
        places.flatMap((place) => kinds.map((kind) => `${place} ${kind}`)).join(),
      ),
    ]
    return all
      .filter((element) => !it.contains(element) && under(element))
      .map((element) => element.textContent)
  })
}

/** Expects a toast that covers nothing, and dismisses it, so that the next is another one. */
async function expectUncovering(page: Page, words: string, more = async () => {}): Promise<void> {
  const toast = page
    .getByRole('region', { name: 'Notifications (F8)' })
    .locator('[data-state=open]')
    .filter({ hasText: words })
  // The toast stays open while the pointer is over it.
  await toast.hover()
  await expect(toast).toBeInViewport({ ratio: 1 })
  await expect.poll(() => covered(toast)).toEqual([])
  await more()
  await toast.getByRole('button', { name: 'Fermer la notification' }).click()
  await expect(toast).toBeHidden()
}

/** Runs the steps on a screen of each size. */
async function atEachSize(page: Page, steps: () => Promise<void>): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    // The browser acknowledges a size before the page has it.
    await page.waitForFunction((width) => window.innerWidth === width, size.width)
    await steps()
  }
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.evaluate(nextFrame)
  expect(await accessibilityFaults(page, ['color-contrast'])).toEqual([])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

test('a toast covers no question, dialog heading, form or bottom navigation', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await emulateInstalled(page)
  await ownerApi.signInOn(page)
  await page.goto(`/quick-entry/${cat}`)
  await atEachSize(page, async () => {
    await page.getByRole('button', { name: 'Suivant' }).click()
    await expectUncovering(page, 'Champs requis', () => expectAccessible(page))
  })

  await page.goto('/home')
  await atEachSize(page, async () => {
    await page.getByRole('button', { name: 'Partager' }).click()
    await page.getByRole('button', { name: 'Créer un lien de partage' }).click()
    await expectUncovering(page, 'Lien de partage créé', () => expectAccessible(page))
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer', exact: true }).click()
  })

  await page.goto('/settings/profile')
  await atEachSize(page, async () => {
    await page.getByLabel('Prénom').fill(`Louise ${page.viewportSize()!.width}`)
    await page.getByLabel('Prénom').press('Enter')
    await expectUncovering(page, 'Profil mis à jour')
  })
})

test('a toast covers neither the line nor the dialog of pending entries', async ({
  context,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const { page } = await openPhone(context, ownerApi, await ownerApi.addCat('Mina'))
  await context.setOffline(true)
  await answer(page, { ...calmDay, note: 'À la cave.' }, 'Sauvegarder (hors ligne)')
  // The pointer keeps the toast open while the app leaves the questionnaire.
  await expectUncovering(page, 'Sauvegardé hors ligne', () =>
    expect(page).not.toHaveURL(/\/quick-entry/),
  )
  await expectPending(page)
  await atEachSize(page, async () => {
    await synchronise(page)
    await expectUncovering(page, 'Pas de connexion')
    await page.getByRole('button', { name: '1 saisie en attente d’envoi' }).click()
    await pendingList(page).getByRole('button', { name: 'Synchroniser' }).click()
    await expectUncovering(page, 'Pas de connexion')
    await page.keyboard.press('Escape')
  })
  // In landscape there is no room above the dialog, so that the toast is a row in it.
  await page.setViewportSize({ width: 640, height: 360 })
  await page.getByRole('button', { name: '1 saisie en attente d’envoi' }).click()
  await pendingList(page).getByRole('button', { name: 'Synchroniser' }).press('Enter')
  await pendingList(page).evaluate((dialog) => dialog.scrollTo(0, 0))
  await expectUncovering(page, 'Pas de connexion')
})
