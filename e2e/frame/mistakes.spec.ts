import { expect, test } from '../support/fixtures'
import { addCat, calmDay, newTestUser, register } from '../support/owner'
import { fine, OwnerApi } from '../support/ownerApi'
import { refusal } from '../support/refusal'

test('an invalid field shows its message beside it, and keeps the typed text', async ({ page }) => {
  const owner = newTestUser()
  await page.goto('/login?mode=register')
  await page.getByLabel('Prénom').fill(owner.firstName)
  await page.getByLabel('Email').fill('lea@')
  await page.getByLabel('Mot de passe', { exact: true }).fill('court')
  await page.getByLabel('Confirmer le mot de passe').fill('autre')
  await page.getByRole('button', { name: /^S[’']inscrire$/ }).click()
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await expect(field('Nom')).toHaveAccessibleDescription('Nom requis')
  await expect(field('Nom')).toBeFocused()
  // The toast has the message of the first field.
  await expect(refusal(page, 'Erreur d’inscription')).toContainText('Nom requis')
  await expect(field('Email')).toHaveAccessibleDescription('Email invalide')
  await expect(field('Mot de passe')).toHaveAccessibleDescription(
    /Mot de passe minimum 8 caractères/,
  )
  await expect(field('Confirmer le mot de passe')).toHaveAccessibleDescription(
    'Les mots de passe ne correspondent pas',
  )
  await expect(field('Email')).toHaveValue('lea@')
  // The message disappears from the corrected field only.
  await field('Email').fill('lea@example.org')
  await expect(field('Email')).not.toHaveAccessibleDescription('Email invalide')
  await expect(field('Email')).toBeFocused()
  await expect(field('Nom')).toHaveAccessibleDescription('Nom requis')
})

test('a cat’s name is required and its weight has bounds; a decimal comma is no mistake', async ({
  page,
}) => {
  await register(page, newTestUser())
  await page.getByRole('link', { name: 'Ajouter un chat' }).first().click()
  await page.getByLabel('Race').fill('Chartreux')
  await page.getByLabel('Âge (années)').fill('-1')
  await page.getByLabel('Poids (kg)').fill('42')
  await page.getByRole('button', { name: 'Ajouter le chat' }).click()
  await expect(page.getByLabel('Nom du chat')).toHaveAccessibleDescription('Nom requis')
  await expect(page.getByLabel('Nom du chat')).toBeFocused()
  await expect(refusal(page, 'Erreur')).toContainText('Nom requis')
  await expect(page.getByLabel('Âge (années)')).toHaveAccessibleDescription(
    /L.âge doit être un nombre entier positif/,
  )
  await expect(page.getByLabel('Poids (kg)')).toHaveAccessibleDescription(
    /Le poids doit être compris entre 0,3 et 25 kg/,
  )
  await expect(page.getByLabel('Race')).toHaveValue('Chartreux')
  await page.getByLabel('Nom du chat').fill('Mina')
  await page.getByLabel('Âge (années)').fill('12')
  await page.getByLabel('Poids (kg)').fill('4,1')
  await page.getByLabel('Poids (kg)').press('ArrowUp')
  await expect(page.getByLabel('Poids (kg)')).toHaveValue('4,2')
  await page.getByRole('button', { name: 'Ajouter le chat' }).click()
  await page.waitForURL('**/home')
  await page.getByRole('link', { name: 'Suivi', exact: true }).click()
  await expect(page.getByText('4,2 kg')).toBeVisible()
})

test('an unanswered step names what is missing, a reload loses nothing, and a note ends at 280 characters', async ({
  page,
}) => {
  await register(page, newTestUser())
  await addCat(page, 'Mina')
  await page.getByRole('link', { name: 'Répondre au questionnaire de suivi' }).click()
  await page.getByRole('button', { name: 'Suivant' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Champs requis' })).toContainText(
    'Veuillez remplir tous les champs avant de continuer.',
  )
  await page.getByRole('radio', { name: calmDay.hydration, exact: true }).check()
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByRole('radio', { name: calmDay.appetite }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: calmDay.appetite })).toBeChecked()
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByRole('button', { name: '−' }).click()
  await page.getByRole('button', { name: 'Suivant' }).click()
  // An accidental tap is no day without urine.
  const urinations = page.getByRole('group', { name: 'Nombre d’urinations' })
  await urinations.getByRole('button', { name: '−' }).click()
  await expect(urinations).toContainText('–')
  await expect(page.getByRole('checkbox', { name: 'Aucune urine' })).not.toBeChecked()
  await page.getByRole('button', { name: '3', exact: true }).click()
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByRole('radio', { name: calmDay.energy, exact: true }).check()
  await page.getByLabel('Observations').fill('x'.repeat(2_000))
  await expect(page.getByLabel('Observations')).toHaveValue('x'.repeat(280))
})

test('quick taps are followed: the next tap acts on the step that the one before opened', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 0, fine)
  await ownerApi.signInOn(page)
  await page.goto(`/quick-entry/${cat}`)
  await expect(page.getByText('Étape 1 sur 5')).toBeVisible()
  const takesAnswers = await page
    .getByRole('button', { name: 'Suivant' })
    .evaluate(async (next: HTMLElement) => {
      for (let tap = 0; tap < 3; tap++) {
        next.click()
        // Effects of the tap itself, without those of a later task.
        await Promise.resolve()
      }
      return document.querySelector('[role=radiogroup]')?.matches('[inert] *') === false
    })
  // The question that is visible then is not the one that is counted.
  expect(takesAnswers).toBe(false)
  await expect(page.getByText('Étape 4 sur 5')).toBeVisible()
})

test('another user’s cat, an unknown one and an unknown page show a message and the way home', async ({
  page,
  browser,
  baseURL,
}) => {
  await register(page, newTestUser())
  await addCat(page, 'Mina')
  await page.getByRole('link', { name: 'Suivi', exact: true }).click()
  await page.waitForURL('**/analysis/*')
  const mina = new URL(page.url()).pathname.split('/').at(-1)!

  const context = await browser.newContext({ baseURL: baseURL!, locale: 'fr-FR' })
  const stranger = await context.newPage()
  await register(stranger, newTestUser('Hugo'))
  for (const id of [mina, crypto.randomUUID(), 'mina']) {
    await stranger.goto(`/analysis/${id}`)
    await expect(stranger.getByRole('heading', { name: 'Animal non trouvé' })).toBeVisible()
    await stranger.goto(`/quick-entry/${id}`)
    await expect(stranger.getByText(`Animal non trouvé (ID: ${id})`)).toBeVisible()
    await expect(
      stranger.getByText('Vérifiez que l’animal existe et que vous y avez accès.'),
    ).toBeVisible()
  }
  await stranger.goto('/nulle-part')
  await expect(stranger.getByText('Page Not Found')).toBeVisible()
  await context.close()
})
