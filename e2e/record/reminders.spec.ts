import { startMailServer } from '../../api/testing/servers/mailServer'
import { startPushService } from '../../api/testing/servers/pushService'
import { clockTime } from '../../shared/base/time'
import { expect, test } from '../support/fixtures'
import { OwnerApi } from '../support/ownerApi'
import { waitUntilPersisted } from '../support/persistedData'
import { deliver, notifications, fakeSubscription, tapNotification } from '../support/push'
import { zone } from '../support/zone'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

// Reminders (product/reminders): chosen by the user, found by the server's job, received by a
// browser and by a mailbox.

test('the questions of the day arrive as a notification and as a mail, and both lead to them @push', async ({
  page,
  request,
  installation,
  baseURL,
}) => {
  const [service, mailServer] = [await startPushService(), await startMailServer()]
  const browser = service.browser()
  try {
    await installation.restart({ ...installation.settings, SMTP_URL: mailServer.url })
    const ownerApi = await OwnerApi.register(request)
    const cat = await ownerApi.addCat('Minette')
    await expect.poll(() => mailServer.mails.length).toBe(1)
    await ownerApi.confirmAddress(mailServer.mails[0]!.token)
    await fakeSubscription(page, browser)
    await ownerApi.signInOn(page)
    await page.goto('/settings')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.getByRole('link', { name: 'Rappels' }).click()
    await expect(page.getByText('Aucun rappel pour l’instant')).toBeVisible()
    await page.getByRole('button', { name: 'Activer sur cet appareil' }).click()
    await expect(
      page.getByText('Activées sur cet appareil. Se déconnecter les arrête.'),
    ).toBeVisible()
    await page.getByLabel('De', { exact: true }).fill('00:00')
    await page.getByLabel('À', { exact: true }).fill('23:59')
    await page.getByLabel('À quelle heure').fill('12:00')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Cette heure est dans vos heures calmes').first()).toBeVisible()
    await page.getByLabel('À', { exact: true }).fill('00:00')
    await page.getByLabel('À quelle heure').fill(clockTime(new Date(), zone))
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Rappels enregistrés' })).toBeVisible()
    await expect(page.getByText('Aucun rappel pour l’instant')).toBeHidden()

    // The job that finds reminders runs every 15 s, and soon after a start.
    await installation.restart()
    await expect.poll(() => browser.received.length, { timeout: 40_000 }).toBe(1)
    const { message } = browser.received[0]!
    expect(message).toMatchObject({
      title: 'Minette\u00a0: les questions du jour',
      path: `/quick-entry/${cat}`,
    })
    await page.goto('/home')
    await deliver(page, baseURL!, JSON.stringify(message))
    await deliver(page, baseURL!, JSON.stringify(message))
    await expect
      .poll(() => notifications(page))
      .toMatchObject([{ title: message.title, data: { path: message.path } }])

    await waitUntilPersisted(page, 'Minette')
    await page.context().setOffline(true)
    await tapNotification(page)
    await expect(page).toHaveURL(new RegExp(`/quick-entry/${cat}(#|$)`))
    await expect(page.getByRole('radiogroup').first()).toBeVisible()
    expect(await notifications(page)).toEqual([])
    await page.context().setOffline(false)

    await expect.poll(() => mailServer.mails.length, { timeout: 20_000 }).toBe(2)
    const mail = mailServer.mails[1]!
    expect(mail.subject).toBe('Les questions du jour · NéphroChat')
    const [, settings] = /(\/reminders\/[\w-]+)"/.exec(mail.body)!
    expect(mail.body).toContain(`${baseURL}/quick-entry/${cat}`)
    await page.goto(settings!)
    await page.getByRole('button', { name: 'Tout arrêter' }).click()
    await expect(page.getByText('Aucun rappel pour l’instant')).toBeVisible()
    await page.getByRole('button', { name: 'Arrêter sur cet appareil' }).click()
    await expect(page.getByRole('button', { name: 'Activer sur cet appareil' })).toBeVisible()
  } finally {
    await Promise.all([service.close(), mailServer.close()])
  }
})

test('if the user has blocked notifications, the page explains what to do', async ({
  page,
  request,
  context,
}) => {
  await context.clearPermissions()
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  )
  const ownerApi = await OwnerApi.register(request)
  await ownerApi.addCat('Minette')
  await ownerApi.signInOn(page)
  await page.goto('/reminders')
  await expect(
    page.getByText('Les notifications de NéphroChat sont bloquées sur cet appareil.'),
  ).toBeVisible()
})
