import { dayIn } from '../shared/time'
import { expect } from './fixtures'
import { fine, Household } from './household'
import { answer, calmDay, signIn } from './owner'
import {
  expectKept,
  expectOnce,
  expectSent,
  expectWaiting,
  isSave,
  openPhone,
  openQuestionnaire,
  saveOffline,
  story,
  synchronise,
  waitingList,
} from './story'
import { zone } from './zone'

// Where several stand for one day (of two phones, tabs, people, days): which are the entry’s, and that no others are lost.
// `npm run test:soak` lives each of these 20 times.

story(
  'two phones on one day: the answers written last win, the others are kept, and their writer is told',
  async ({ phone, browser, baseURL }) => {
    const { context, page, household, cat } = phone
    const other = await openPhone(
      await browser.newContext({ baseURL: baseURL!, locale: 'fr-FR', timezoneId: zone }),
      household,
      cat,
    )
    await context.setOffline(true)
    await saveOffline(page, 'Le matin.')
    await answer(other.page, { ...calmDay, note: 'Le soir.' })
    await expectOnce(phone, 'Le soir.')
    await other.context.close()
    await context.setOffline(false)
    const newer = page.getByRole('region', { name: 'Des réponses plus récentes existent' })
    await expect(newer).toBeVisible()
    await expectSent(page)
    // The phone was in a pocket.
    await page.goto(`/analysis/${cat}`)
    await newer.getByRole('button', { name: 'J’ai compris' }).click()
    await expect(newer).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await expectOnce(phone, 'Le soir.', 1)
  },
)

story(
  'half-done answers of another tab do not take the place of what was saved since',
  async ({ phone }) => {
    const { context, page, cat } = phone
    const other = await context.newPage()
    await openQuestionnaire(other, cat)
    await other.getByRole('radio', { name: calmDay.hydration, exact: true }).check()
    await context.route('**/graphql', (route) =>
      isSave(route.request()) ? route.abort() : route.fallback(),
    )
    await answer(page, { ...calmDay, note: 'La première.' })
    await expectKept(page)
    await other.reload()
    await other.getByRole('button', { name: 'Reprendre mes réponses' }).click()
    await answer(other, { ...calmDay, note: 'La seconde.' })
    await expect(other.getByText('2 saisies en attente d’envoi')).toBeVisible()
    await context.unroute('**/graphql')
    await synchronise(other)
    await expectSent(other)
    await expectOnce(phone, 'La seconde.', 1)
  },
)

story(
  'what waits stands in the history, and is corrected from there: one entry',
  async ({ phone }) => {
    const { context, page, household, cat } = phone
    await household.addEntry(cat, 1, { ...fine, note: 'Hier.' })
    await context.route('**/graphql', (route) =>
      isSave(route.request()) ? route.abort() : route.fallback(),
    )
    await answer(page, { ...calmDay, note: 'Première version.' })
    await expectKept(page)
    await page.goto(`/history/${cat}`)
    const rows = page.getByRole('row').filter({ hasText: /Hier|version/ })
    await expect(rows).toHaveCount(2)
    const waiting = rows.filter({ hasText: 'Première version.' })
    await expect(waiting).toContainText('En attente d’envoi')
    await expect(waiting.getByRole('button', { name: /^Supprimer/ })).toHaveCount(0)
    await waiting.getByRole('link', { name: /^Corriger/ }).click()
    await answer(page, { ...calmDay, note: 'Seconde version.' })
    await expectWaiting(page)
    await context.unroute('**/graphql')
    await synchronise(page)
    await expectSent(page)
    await expect
      .poll(async () => (await household.entries(cat)).map(({ note }) => note))
      .toEqual(['Seconde version.', 'Hier.'])
  },
)

story(
  'another person signs in: what waits is neither shown to her nor sent, and leaves with its owner',
  async ({ phone, request }) => {
    const { context, page, household, cat } = phone
    await context.setOffline(true)
    await saveOffline(page, 'À moi.')
    await page.evaluate(() => localStorage.clear())
    await context.setOffline(false)
    const stranger = await Household.register(request)
    const sent: string[] = []
    context.on('request', (one) => isSave(one) && sent.push(one.postData()!))
    const hers = await context.newPage()
    await page.close()
    await signIn(hers, stranger.owner)
    await expect(hers.getByRole('heading', { name: 'Votre Tableau de Bord' })).toBeVisible()
    await hers.reload()
    await expect(hers.getByRole('link', { name: 'Paramètres' })).toBeVisible()
    await expectSent(hers)
    expect([sent, await household.entries(cat)]).toEqual([[], []])
    await hers.evaluate(() => localStorage.clear())
    await signIn(hers, household.owner)
    await expectOnce(phone, 'À moi.')
    await expectSent(hers)
  },
)

story(
  'corrected here while it is deleted elsewhere: what was written can be read, and entered anew',
  async ({ phone }) => {
    const { context, page, household, cat } = phone
    const entry = await household.addEntry(cat, 0, { ...fine, note: 'Le matin.' })
    await page.goto(`/quick-entry/${cat}?measurementId=${entry}`)
    await expect(page.getByRole('radio', { name: calmDay.hydration, exact: true })).toBeChecked()
    await context.setOffline(true)
    await answer(
      page,
      { ...calmDay, appetite: 'Rien (0 %)', note: 'Corrigée le soir.' },
      'Sauvegarder (hors ligne)',
    )
    await household.remove(`/api/animals/${cat}/measurements/${entry}`)
    await context.setOffline(false)
    await page.getByRole('button', { name: '1 saisie n’a pas pu être envoyée' }).click()
    await expect(waitingList(page)).toContainText('Refusée par le serveur')
    await expect(waitingList(page).getByRole('list', { name: 'Vos réponses' })).toContainText(
      /Appétit.*0\s%.*Corrigée le soir\./s,
    )
    await waitingList(page).getByRole('button', { name: 'Saisir à nouveau' }).click()
    await waitingList(page).getByRole('button', { name: 'Synchroniser', exact: true }).click()
    await expectSent(page)
    await expectOnce(phone, 'Corrigée le soir.')
  },
)

story(
  'written at home, corrected where it is another day: the entry stays of its day',
  async ({ phone }) => {
    const { context, page, household, cat } = phone
    const today = dayIn(new Date(), zone)
    const elsewhere = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find(
      (zone) => dayIn(new Date(), zone) !== today,
    )!
    await context.route('**/graphql', (route) =>
      isSave(route.request()) ? route.abort() : route.fallback(),
    )
    await answer(page, { ...calmDay, note: 'À la maison.' })
    await expectKept(page)
    await household.moveTo(elsewhere)
    await page.reload()
    await page.getByRole('button', { name: /^1 saisie/ }).click()
    await waitingList(page).getByRole('link', { name: 'Ouvrir' }).click()
    await context.unroute('**/graphql')
    await answer(page, { ...calmDay, note: 'Loin de la maison.' })
    await expectSent(page)
    await expect
      .poll(async () => (await household.entries(cat)).map(({ day, note }) => ({ day, note })))
      .toEqual([{ day: today, note: 'Loin de la maison.' }])
  },
)
