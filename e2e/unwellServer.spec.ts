import { expect } from './fixtures'
import { fine } from './household'
import { answer, calmDay } from './owner'
import {
  expectKept,
  expectSent,
  expectWaiting,
  keepsTheHistory,
  openQuestionnaire,
  story,
} from './story'

// A server that answers, and can do nothing: its database is away. Only a PostgreSQL server's can be taken from it.

story(
  'the server’s database is away: every screen comes from the device and says so, until the server is well @both',
  async ({ phone, installation, database }) => {
    story.skip(database === null, 'the embedded database is never away')
    const { page, household, cat } = phone
    await household.addEntry(cat, 1, { ...fine, note: 'Hier.' })
    await openQuestionnaire(page, cat)
    const kept = page.getByText(/Données du \d\d\/\d\d \d\d:\d\d/)
    await expect.poll(() => page.evaluate(keepsTheHistory, 1)).toBe(true)
    await expect(kept).toHaveCount(0)

    const comeBack = await installation.loseDatabase()
    try {
      await page.goto('/home')
      await expect(page.getByRole('heading', { name: 'Mina' })).toBeVisible()
      await expect(kept).toBeVisible()
      await page.goto(`/history/${cat}`)
      await expect(page.getByRole('row').filter({ hasText: 'Hier.' })).toBeVisible()
      await expect(kept).toBeVisible()
      await page.goto(`/quick-entry/${cat}`)
      await answer(page, { ...calmDay, note: 'Pendant la panne.' })
      await expectKept(page)
      await expectWaiting(page)
      await expect(page.getByRole('row').filter({ hasText: 'Pendant la panne.' })).toContainText(
        'En attente d’envoi',
      )
      await expect(kept).toBeVisible()
    } finally {
      await comeBack()
    }

    // As one who looks at it again once it is over; the server asked for some seconds.
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(kept).toHaveCount(0, { timeout: 3_000 })
    }).toPass()
    await expectSent(page)
    await expect(page.getByRole('row').filter({ hasText: 'Pendant la panne.' })).not.toContainText(
      'En attente d’envoi',
    )
    await expect
      .poll(async () => (await household.entries(cat)).map(({ note }) => note))
      .toEqual(['Pendant la panne.', 'Hier.'])
  },
)
