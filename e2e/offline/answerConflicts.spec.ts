import { addDays, dayIn } from '../../shared/base/time'
import { expect } from '../support/fixtures'
import { answer, calmDay, signIn } from '../support/owner'
import { fine, OwnerApi } from '../support/ownerApi'
import {
  expectQueued,
  expectOnce,
  expectSent,
  expectPending,
  isSave,
  openPhone,
  openQuestionnaire,
  saveOffline,
  phoneTest,
  synchronise,
  pendingList,
} from '../support/phoneTest'
import { zone, zoneOfAnotherDay } from '../support/zone'

// Several answers for one day (of two phones, tabs, users, days): which become the entry, and that
// no others are lost. `npm run test:soak` runs each test 20 times.

phoneTest(
  'two phones on one day: the answers written last win, the others are kept, and their author gets a message',
  async ({ phone, browser, baseURL }) => {
    const { context, page, ownerApi, cat } = phone
    const other = await openPhone(
      await browser.newContext({ baseURL: baseURL!, locale: 'fr-FR', timezoneId: zone }),
      ownerApi,
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
    // The phone was in the background.
    await page.goto(`/analysis/${cat}`)
    await newer.getByRole('button', { name: 'J’ai compris' }).click()
    await expect(newer).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await expectOnce(phone, 'Le soir.', 1)
  },
)

phoneTest(
  'unsubmitted answers of another tab do not replace an entry saved since',
  async ({ phone }) => {
    const { context, page, ownerApi, cat } = phone
    const other = await context.newPage()
    const failSaves = () =>
      context.route('**/graphql', (route) =>
        isSave(route.request()) ? route.abort() : route.fallback(),
      )
    await openQuestionnaire(other, cat)
    await other.getByRole('radio', { name: calmDay.hydration, exact: true }).check()
    await failSaves()
    await answer(page, { ...calmDay, note: 'La première.' })
    await expectQueued(page)
    await other.reload()
    await other.getByRole('button', { name: 'Reprendre mes réponses' }).click()
    await answer(other, { ...calmDay, note: 'La seconde.' })
    await expectQueued(other)
    await expect(other.getByText('2 saisies en attente d’envoi')).toBeVisible()
    await context.unroute('**/graphql')
    await synchronise(other)
    await expectSent(other)
    await expectOnce(phone, 'La seconde.', 1)

    // The same for the day before, which the address of a pending entry does not have.
    const yesterday = addDays(dayIn(new Date(), zone), -1)
    for (const one of [page, other]) await one.goto(`/quick-entry/${cat}?jour=${yesterday}`)
    await other.getByRole('radio', { name: calmDay.hydration, exact: true }).check()
    await failSaves()
    await answer(page, { ...calmDay, note: 'Hier.' })
    await expectQueued(page)
    await other.goto(`/history/${cat}`)
    await other
      .getByRole('row', { name: /Hier\./ })
      .getByRole('link', { name: /^Corriger/ })
      .click()
    await other.getByRole('button', { name: 'Reprendre mes réponses' }).click()
    await answer(other, { ...calmDay, note: 'Hier aussi.' })
    await expectQueued(other)
    await expect(other.getByText('2 saisies en attente d’envoi')).toBeVisible()
    await context.unroute('**/graphql')
    await synchronise(other)
    await expectSent(other)
    expect((await ownerApi.entries(cat)).map(({ note }) => note)).toEqual([
      'La seconde.',
      'Hier aussi.',
    ])
  },
)

phoneTest(
  'a pending entry is in the history, and is corrected from there: one entry',
  async ({ phone }) => {
    const { context, page, ownerApi, cat } = phone
    await ownerApi.addEntry(cat, 1, { ...fine, note: 'Hier.' })
    await context.route('**/graphql', (route) =>
      isSave(route.request()) ? route.abort() : route.fallback(),
    )
    await answer(page, { ...calmDay, note: 'Première version.' })
    await expectQueued(page)
    await page.goto(`/history/${cat}`)
    const rows = page.getByRole('row').filter({ hasText: /Hier|version/ })
    await expect(rows).toHaveCount(2)
    const waiting = rows.filter({ hasText: 'Première version.' })
    await expect(waiting).toContainText('En attente d’envoi')
    await expect(waiting.getByRole('button', { name: /^Supprimer/ })).toHaveCount(0)
    await waiting.getByRole('link', { name: /^Corriger/ }).click()
    await answer(page, { ...calmDay, note: 'Seconde version.' })
    await expectQueued(page)
    await expectPending(page)
    await context.unroute('**/graphql')
    await synchronise(page)
    await expectSent(page)
    await expect
      .poll(async () => (await ownerApi.entries(cat)).map(({ note }) => note))
      .toEqual(['Seconde version.', 'Hier.'])
  },
)

phoneTest(
  'another user signs in: pending entries are neither shown nor sent, and are sent by their owner',
  async ({ phone, request }) => {
    const { context, page, ownerApi, cat } = phone
    await context.setOffline(true)
    await saveOffline(page, 'À moi.')
    await page.evaluate(() => localStorage.clear())
    await context.setOffline(false)
    const stranger = await OwnerApi.register(request)
    const sent: string[] = []
    context.on('request', (one) => isSave(one) && sent.push(one.postData()!))
    const otherPage = await context.newPage()
    await page.close()
    await signIn(otherPage, stranger.owner)
    await expect(otherPage.getByRole('heading', { name: 'Votre Tableau de Bord' })).toBeVisible()
    await otherPage.reload()
    await expect(otherPage.getByRole('link', { name: 'Paramètres' })).toBeVisible()
    await expectSent(otherPage)
    expect([sent, await ownerApi.entries(cat)]).toEqual([[], []])
    await otherPage.evaluate(() => localStorage.clear())
    await signIn(otherPage, ownerApi.owner)
    await expectOnce(phone, 'À moi.')
    await expectSent(otherPage)
  },
)

phoneTest(
  'corrected on one device while deleted on another: the answers can be read, and entered again',
  async ({ phone }) => {
    const { context, page, ownerApi, cat } = phone
    const entry = await ownerApi.addEntry(cat, 0, { ...fine, note: 'Le matin.' })
    await page.goto(`/quick-entry/${cat}?measurementId=${entry}`)
    await expect(page.getByRole('radio', { name: calmDay.hydration, exact: true })).toBeChecked()
    await context.setOffline(true)
    await answer(
      page,
      { ...calmDay, appetite: 'Rien (0 %)', note: 'Corrigée le soir.' },
      'Sauvegarder (hors ligne)',
    )
    await expectQueued(page)
    await ownerApi.remove(`/api/animals/${cat}/measurements/${entry}`)
    // The account's day is that of another zone than the phone's.
    await ownerApi.moveTo('Pacific/Kiritimati')
    await context.setOffline(false)
    await page.reload()
    await page.getByRole('button', { name: '1 saisie n’a pas pu être envoyée' }).click()
    await expect(pendingList(page)).toContainText('Refusée par le serveur')
    await expect(pendingList(page).getByRole('list', { name: 'Vos réponses' })).toContainText(
      /Appétit.*0\s%.*Corrigée le soir\./s,
    )
    await pendingList(page).getByRole('button', { name: 'Saisir à nouveau' }).click()
    await pendingList(page).getByRole('button', { name: 'Synchroniser', exact: true }).click()
    await expectSent(page)
    await expectOnce(phone, 'Corrigée le soir.')
    const [{ day, date }] = await ownerApi.get<[{ day: string; date: string }]>(
      `/api/animals/${cat}/measurements`,
    )
    expect(dayIn(date, 'Pacific/Kiritimati')).toBe(day)
  },
)

phoneTest(
  'written at home, corrected where it is another day: the entry stays of its day',
  async ({ phone }) => {
    const { context, page, ownerApi, cat } = phone
    const today = dayIn(new Date(), zone)
    await context.route('**/graphql', (route) =>
      isSave(route.request()) ? route.abort() : route.fallback(),
    )
    await answer(page, { ...calmDay, note: 'À la maison.' })
    await expectQueued(page)
    await ownerApi.moveTo(zoneOfAnotherDay())
    await page.reload()
    await page.getByRole('button', { name: /^1 saisie/ }).click()
    await pendingList(page).getByRole('link', { name: 'Ouvrir' }).click()
    await context.unroute('**/graphql')
    await answer(page, { ...calmDay, note: 'Loin de la maison.' })
    await expectSent(page)
    await expect
      .poll(async () => (await ownerApi.entries(cat)).map(({ day, note }) => ({ day, note })))
      .toEqual([{ day: today, note: 'Loin de la maison.' }])
  },
)
