import { expect, test } from '../support/fixtures'
import { addCat, newTestUser, register } from '../support/owner'

/** A token for a scale is created, used, shown as used, and revoked (product/accounts 7). */
test('a scale gets an access, and it is revoked', async ({ page, baseURL }) => {
  const owner = newTestUser('Zoé')
  await register(page, owner)
  await addCat(page, 'Isis')

  await page.goto('/settings/tools')
  await page.getByRole('button', { name: 'Créer un accès' }).click()
  const dialog = page.getByRole('dialog', { name: 'Créer un accès' })
  await dialog.getByRole('button', { name: 'Créer l’accès' }).click()
  await expect(dialog.getByLabel('Pour quel outil')).toHaveAccessibleDescription('Nom requis')
  await dialog.getByLabel('Pour quel outil').fill('Balance du salon')
  await dialog.getByLabel('Droits').selectOption('Lecture et écriture')
  await dialog.getByLabel('Votre mot de passe').fill('pas le bon mot')
  await dialog.getByRole('button', { name: 'Créer l’accès' }).click()
  await expect(dialog.getByLabel('Votre mot de passe')).toHaveAccessibleDescription(
    'Mot de passe actuel incorrect',
  )
  await dialog.getByLabel('Votre mot de passe').fill(owner.password)
  await dialog.getByRole('button', { name: 'Créer l’accès' }).click()
  const created = page.getByRole('dialog', { name: 'Accès créé' })
  const token = await created.getByLabel('Accès', { exact: true }).inputValue()
  expect(token).toMatch(/^nephro_/)
  await created.getByRole('button', { name: 'C’est noté' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Balance du salon' })
  await expect(row).toContainText('Lecture et écriture, jusqu’au')
  await expect(row).toContainText('Jamais utilisé')

  const [status, cats] = await requestWith(token)
  expect([status, cats]).toEqual([200, [expect.objectContaining({ name: 'Isis' })]])
  await page.reload()
  await expect(row).toContainText("Utilisé à l'instant")
  expect(await page.content()).not.toContain(token)

  await row.getByRole('button', { name: 'Révoquer l’accès Balance du salon' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Accès révoqué' })).toBeVisible()
  await expect(row).toBeHidden()
  expect((await requestWith(token))[0]).toBe(401)

  async function requestWith(bearer: string): Promise<[number, unknown]> {
    const response = await fetch(`${baseURL}/api/animals`, {
      headers: { authorization: `Bearer ${bearer}` },
    })
    return [response.status, await response.json()]
  }
})
