import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { newTestUser } from '../support/owner'

/** Presses Tab until the control has the focus, as a user who follows the focus ring does. */
async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab never reaches ${target.toString()}`)
}

async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press(key)
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

test('the whole day by keyboard alone, with the focus always in a sensible place', async ({
  page,
}) => {
  const { firstName, lastName, email, password } = newTestUser()
  const start = page.getByRole('link', { name: 'Commencer le suivi' }).first()
  await page.goto('/')
  // The document itself has the heading, and nothing that takes the focus.
  await expect(start).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  await press(start)

  await type(page, 'Prénom', firstName)
  await type(page, 'Nom', lastName)
  await type(page, 'Email', email)
  await type(page, 'Mot de passe', 'court')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(password)
  await type(page, 'Confirmer le mot de passe', password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')

  await press(page.getByRole('link', { name: 'Ajouter un chat' }).first())
  await type(page, 'Nom du chat *', 'Mina')
  await type(page, 'Poids (kg)', '4,2')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')
  await press(page.getByRole('link', { name: 'Répondre au questionnaire de suivi' }))

  const heading = (text: RegExp) => page.getByRole('heading', { name: text })
  const next = page.getByRole('button', { name: 'Suivant' })
  await expect(page.getByText('Étape 1 sur 5')).toBeVisible()
  // The page names the missing answer and leads to it.
  await press(next)
  await expect(page.getByRole('alert').filter({ hasText: 'Champs requis' })).toBeVisible()
  await expect(page.locator(':focus')).toHaveAttribute('type', 'radio')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Comme d’habitude', exact: true })).toBeChecked()
  await press(next)
  await expect(heading(/mangée/)).toBeFocused()
  await tabTo(page.getByRole('radio', { name: 'Rien (0 %)' }))
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Toute sa ration (100 %)' })).toBeChecked()
  await press(next)
  await expect(heading(/vomi/)).toBeFocused()
  await press(
    page.getByRole('group', { name: 'Nombre de vomissements' }).getByRole('button', { name: '+' }),
  )
  await press(page.getByRole('checkbox', { name: 'Boule de poils' }), 'Space')
  await press(next)
  await expect(heading(/uriné/)).toBeFocused()
  await press(
    page.getByRole('group', { name: 'Réponse directe' }).getByRole('button', { name: '3' }),
    'Space',
  )
  await press(next)
  await expect(heading(/énergie/)).toBeFocused()
  await tabTo(page.getByRole('radio', { name: 'Très abattu' }))
  for (let times = 0; times < 2; times += 1) await page.keyboard.press('ArrowDown')
  await type(page, 'Observations (facultatif)', 'Ronronne.')
  await press(page.getByRole('button', { name: 'Confirmer' }))
  await page.waitForURL('**/analysis/*')
  await expect(page.getByRole('main')).toBeFocused()

  const share = page.getByRole('button', { name: 'Partager au vétérinaire' })
  await press(share)
  const dialog = page.getByRole('dialog')
  await press(dialog.getByRole('button', { name: 'Créer un lien de partage' }))
  await expect(dialog.getByRole('textbox')).toHaveValue(/\/shared\//)
  await page.keyboard.press('F8')
  const toast = page
    .getByRole('region', { name: 'Notifications (F8)' })
    .getByRole('status')
    .filter({ hasText: 'Lien de partage créé' })
  // The region takes the focus, and keeps the toast open while it has it.
  await page.keyboard.press('Tab')
  await expect(toast).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toast).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(share).toBeFocused()
})
