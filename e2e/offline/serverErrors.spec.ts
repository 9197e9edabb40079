import { expect } from '../support/fixtures'
import { answer, calmDay } from '../support/owner'
import { fine } from '../support/ownerApi'
import {
  expectQueued,
  expectSent,
  expectPending,
  isHistoryPersisted,
  openQuestionnaire,
  phoneTest,
} from '../support/phoneTest'
import { openJournal } from '../support/sections'

// A server that responds but has no database. Only a PostgreSQL server's database can be made
// unavailable.

phoneTest(
  'while the database is away every screen shows the device’s data with a notice @postgres',
  async ({ phone, installation }) => {
    const { page, ownerApi, cat } = phone
    await ownerApi.addEntry(cat, 1, { ...fine, note: 'Hier.' })
    await openQuestionnaire(page, cat)
    const storedNotice = page.getByText(/Données du \d\d\/\d\d \d\d:\d\d/)
    await expect.poll(() => page.evaluate(isHistoryPersisted, 1)).toBe(true)
    await expect(storedNotice).toHaveCount(0)

    const restoreDatabase = await installation.loseDatabase()
    try {
      await page.goto('/home')
      await expect(page.getByRole('heading', { name: 'Mina' })).toBeVisible()
      await expect(storedNotice).toBeVisible()
      await page.goto(`/history/${cat}`)
      await expect(page.getByRole('row').filter({ hasText: 'Hier.' })).toBeVisible()
      await expect(storedNotice).toBeVisible()
      await page.goto(`/quick-entry/${cat}`)
      await answer(page, { ...calmDay, note: 'Pendant la panne.' })
      await expectQueued(page)
      await expectPending(page)
      await openJournal(page)
      await expect(page.getByRole('row').filter({ hasText: 'Pendant la panne.' })).toContainText(
        'En attente d’envoi',
      )
      await expect(storedNotice).toBeVisible()
    } finally {
      await restoreDatabase()
    }

    // The user returns to the page later: the server requested some seconds.
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(storedNotice).toHaveCount(0, { timeout: 3_000 })
    }).toPass()
    await expectSent(page)
    await expect(page.getByRole('row').filter({ hasText: 'Pendant la panne.' })).not.toContainText(
      'En attente d’envoi',
    )
    await expect
      .poll(async () => (await ownerApi.entries(cat)).map(({ note }) => note))
      .toEqual(['Pendant la panne.', 'Hier.'])
  },
)
