import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '../support/fixtures'
import { answer, calmDay } from '../support/owner'
import { fine } from '../support/ownerApi'
import { isPersisted } from '../support/persistedData'
import {
  expectQueued,
  expectSent,
  expectPending,
  isHistoryPersisted,
  phoneTest,
} from '../support/phoneTest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Imitates an older server: this build without the persisted queries of its app, as during a
 * rolling update.
 */
function olderProgram(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nephrochat-older-'))
  for (const name of readdirSync(root))
    if (name !== 'dist' && name !== 'web') symlinkSync(join(root, name), join(folder, name))
  // A symbolic link would make the server resolve paths in its target.
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true })
  mkdirSync(join(folder, 'web/__generated__'), { recursive: true })
  writeFileSync(join(folder, 'web/__generated__/persistedQueries.json'), '{}')
  return folder
}

phoneTest(
  'while a process of an older build responds, the device takes its place and queues saves',
  async ({ phone, installation }) => {
    const { page, ownerApi, cat } = phone
    await ownerApi.addEntry(cat, 1, { ...fine, note: 'Hier.' })
    await page.goto(`/history/${cat}`)
    const storedNotice = page.getByText(/Données du \d\d\/\d\d \d\d:\d\d/)
    await expect.poll(() => page.evaluate(isHistoryPersisted, 1)).toBe(true)
    const isHomePersisted = () =>
      page.evaluate(isPersisted, ['kept', 'animals(first:100)'] as const)
    await expect.poll(isHomePersisted).toBe(true)
    await expect(storedNotice).toHaveCount(0)

    const older = olderProgram()
    try {
      await installation.restart(installation.settings, older)
      await page.goto('/home')
      await expect(page.getByRole('heading', { name: 'Mina' })).toBeVisible()
      await expect(storedNotice).toBeVisible()
      await page.goto(`/history/${cat}`)
      await expect(page.getByRole('row').filter({ hasText: 'Hier.' })).toBeVisible()
      await page.goto(`/quick-entry/${cat}`)
      await answer(page, { ...calmDay, note: 'Pendant la mise à jour.' })
      await expectQueued(page)
      await expectPending(page)
    } finally {
      await installation.restart()
      rmSync(older, { recursive: true })
    }

    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(storedNotice).toHaveCount(0, { timeout: 3_000 })
    }).toPass()
    await expectSent(page)
    await expect
      .poll(async () => (await ownerApi.entries(cat)).map(({ note }) => note))
      .toEqual(['Pendant la mise à jour.', 'Hier.'])
  },
)
