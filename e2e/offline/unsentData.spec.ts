import { expect } from '../support/fixtures'
import { waitForCode } from '../support/loadedPage'
import { runBeforeResponse } from '../support/operationFaults'
import { answer, calmDay, signIn } from '../support/owner'
import { fine, worse } from '../support/ownerApi'
import { waitUntilAnswerDeleted, waitUntilAnswerPersisted } from '../support/persistedData'
import {
  expectQueued,
  expectSent,
  expectPending,
  isSave,
  openQuestionnaire,
  phoneTest,
  pendingList,
} from '../support/phoneTest'

// Data that only this device has: answers without a confirmation, pending entries, a session that
// was left.

phoneTest(
  'unsubmitted answers survive their tab, and replace no entry that was saved since without a confirmation',
  async ({ phone }) => {
    const { context, page, ownerApi, cat } = phone
    const chosen = { name: calmDay.hydration, exact: true }
    await page.getByRole('radio', chosen).check()
    await page.getByRole('button', { name: 'Suivant' }).click()
    await page.getByRole('radio', { name: 'Rien (0 %)' }).check()
    await waitUntilAnswerPersisted(page, '"appetite":1')
    await page.close()

    const next = await context.newPage()
    await openQuestionnaire(next, cat)
    await expect(next.getByRole('radio', chosen)).toBeChecked()
    await next.getByRole('button', { name: 'Suivant' }).click()
    await expect(next.getByRole('radio', { name: 'Rien (0 %)' })).toBeChecked()
    await ownerApi.addEntry(cat, 0, { ...worse, note: 'Sur un autre téléphone.' })
    await next.close()

    const reopenedPage = await context.newPage()
    await reopenedPage.goto(`/quick-entry/${cat}`)
    await expect(
      reopenedPage.getByText('Depuis, une saisie de ce jour a été enregistrée.'),
    ).toBeVisible()
    await reopenedPage.getByRole('button', { name: 'Garder la saisie enregistrée' }).click()
    await expect(reopenedPage.getByRole('radio', { name: 'Moins que d’habitude' })).toBeChecked()
    await expect(reopenedPage.getByRole('heading', { name: /bu comme d.habitude/ })).toBeFocused()
    await waitUntilAnswerDeleted(reopenedPage, '"appetite":1')
    await reopenedPage.reload()
    await expect(reopenedPage.getByText('Étape 1 sur 5')).toBeVisible()
  },
)

phoneTest(
  'an entry is deleted before it is sent; the sign-out names the remaining ones',
  async ({ phone, request }) => {
    const { context, page, ownerApi, cat } = phone
    await ownerApi.addEntry(cat, 1, fine)
    await context.route('**/graphql', (route) =>
      isSave(route.request()) ? route.abort() : route.fallback(),
    )
    await answer(page, { ...calmDay, note: 'Ce n’était pas elle.' })
    await expectQueued(page)
    await page.getByRole('button', { name: '1 saisie en attente d’envoi' }).click()
    await expect(pendingList(page)).toContainText('En route')
    const remove = pendingList(page).getByRole('button', { name: 'Supprimer', exact: true })
    await remove.click()
    await expect(pendingList(page)).toContainText('Le serveur a peut-être déjà enregistré')
    await expect(pendingList(page).getByRole('button', { name: 'Annuler' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(remove).toBeFocused()
    await remove.click()
    await remove.click()
    await expectSent(page)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByText('Ce n’était pas elle.')).toHaveCount(0)

    await openQuestionnaire(page, cat)
    await answer(page, { ...calmDay, note: 'C’est elle.' })
    await expectQueued(page)
    await expectPending(page)
    await page.goto('/home')
    await expect(page.getByRole('article').getByText('En attente d’envoi')).toBeVisible()
    await page.getByRole('link', { name: 'Paramètres' }).click()
    const leave = page.getByRole('button', { name: 'Se déconnecter', exact: true })
    await expect(leave).toBeVisible()
    await waitForCode(page, 'logout')
    const refreshToken = await page.evaluate(() => localStorage.getItem('refreshToken'))
    await context.setOffline(true)
    await leave.click()
    const dialog = page.getByRole('dialog', { name: 'Se déconnecter' })
    await expect(dialog).toContainText(
      '1 saisie attend sur cet appareil et partira à votre prochaine connexion.',
    )
    await dialog.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page.getByRole('link', { name: 'Paramètres' })).toHaveCount(0)
    expect(
      await page.evaluate(
        (token) => JSON.stringify([localStorage, sessionStorage]).includes(token!),
        refreshToken,
      ),
    ).toBe(false)
    await context.setOffline(false)
    // The landing page's code could not load without a network: the page may reload now.
    await expect(page.getByRole('link', { name: 'Commencer le suivi' }).first()).toBeVisible()
    const unsentLogouts = () => page.evaluate(() => localStorage.getItem('logoutsToSend'))
    await expect.poll(() => unsentLogouts().catch(() => 'the page reloads')).toBeNull()
    expect((await request.post('/api/auth/refresh', { data: { refreshToken } })).status()).toBe(401)

    await page.goto('/login')
    await expect(page.getByRole('note')).toHaveText(
      '1 saisie attend sur cet appareil et partira à votre prochaine connexion.',
    )
  },
)

phoneTest("'Se déconnecter' deletes the unsubmitted answers before it ends", async ({ phone }) => {
  const { page, ownerApi, cat } = phone
  await page.getByRole('radio', { name: calmDay.hydration, exact: true }).check()
  await waitUntilAnswerPersisted(page, '"hydration":"normal"')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('link', { name: 'Paramètres' })).toHaveCount(0)
  await signIn(page, ownerApi.owner)
  await openQuestionnaire(page, cat)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

phoneTest(
  'signing out all devices deletes the unsubmitted answers, also if another tab is refused first',
  async ({ phone }) => {
    const { context, page } = phone
    await page.getByRole('radio', { name: calmDay.hydration, exact: true }).check()
    await waitUntilAnswerPersisted(page, '"hydration":"normal"')
    await page.goto('/settings/sessions')
    const responseArrived = await runBeforeResponse(page, 'useLogoutAllMutation', async () => {
      const otherTab = await context.newPage()
      await otherTab.goto('/home')
      await expect(page.getByRole('link', { name: 'Paramètres' })).toHaveCount(0)
      await otherTab.close()
    })
    await page.getByRole('button', { name: 'Déconnecter tous les appareils' }).click()
    await responseArrived()
    await waitUntilAnswerDeleted(page, '"hydration":"normal"')
  },
)
