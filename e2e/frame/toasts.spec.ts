import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { Household } from '../support/household'
import { beInstalled } from '../support/phones'
import { expectPending, openPhone, saveOffline, synchronise, pendingList } from '../support/story'

// A toast never covers a text or a control, at any width, whatever else is on the screen.

const widths = { 360: 740, 768: 1024, 1024: 768, 1280: 800 }

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
async function expectAside(page: Page, words: string, more = async () => {}): Promise<void> {
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

async function judge(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // The new colours must be painted first: axe caches what it reads.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  }
}

for (const [width, height] of Object.entries(widths)) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width: Number(width), height },
      contextOptions: { reducedMotion: 'reduce' },
    })

    test('beside the question and its buttons, a dialog’s heading, a form, the bottom navigation', async ({
      page,
      request,
    }) => {
      const household = await Household.register(request)
      const cat = await household.addCat('Mina')
      await beInstalled(page)
      await household.signInOn(page)
      await page.goto(`/quick-entry/${cat}`)
      await page.getByRole('button', { name: 'Suivant' }).click()
      await expectAside(page, 'Champs requis', () => judge(page))

      await page.goto('/home')
      await page.getByRole('button', { name: 'Partager' }).click()
      await page.getByRole('button', { name: 'Créer un lien de partage' }).click()
      await expectAside(page, 'Lien de partage créé', () => judge(page))

      await page.goto('/settings/profile')
      await page.getByLabel('Prénom').fill('Louise')
      await page.getByLabel('Prénom').press('Enter')
      await expectAside(page, 'Profil mis à jour')
    })

    test('beside pending entries, in their line and in their dialog', async ({
      context,
      request,
    }) => {
      const household = await Household.register(request)
      const { page } = await openPhone(context, household, await household.addCat('Mina'))
      await context.setOffline(true)
      await saveOffline(page, 'À la cave.')
      await expectAside(page, 'Sauvegardé hors ligne')
      await expectPending(page)
      await synchronise(page)
      await expectAside(page, 'Pas de connexion')
      await page.getByRole('button', { name: '1 saisie en attente d’envoi' }).click()
      await pendingList(page).getByRole('button', { name: 'Synchroniser' }).click()
      await expectAside(page, 'Pas de connexion')
      // In landscape there is no room above the dialog, so that the toast is a row in it.
      await page.setViewportSize({ width: 640, height: 360 })
      await pendingList(page).getByRole('button', { name: 'Synchroniser' }).press('Enter')
      await pendingList(page).evaluate((dialog) => dialog.scrollTo(0, 0))
      await expectAside(page, 'Pas de connexion')
    })
  })
}
