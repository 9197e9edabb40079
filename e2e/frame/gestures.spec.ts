import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { holdAt } from '../support/operationFaults'
import { OwnerApi } from '../support/ownerApi'

// Gestures and display times (product/pages 3.6, 4.3, 4.4), with a clock that the test controls.

async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

test('four placeholders reserve the space of the cats; a swipe of more than 50 px turns to the next', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  for (const name of ['Mina', 'Pacha']) await ownerApi.addCat(name)
  await ownerApi.signInOn(page)
  const respond = await holdAt(page, 'HomeScreenQuery')
  await page.goto('/home')
  await expect(
    page.getByText('Chargement...').locator('xpath=following-sibling::*[2]/*'),
  ).toHaveCount(4)
  respond()
  const cat = (name: string) => page.getByRole('heading', { name, level: 2 })
  await expect(cat('Mina')).toBeVisible()
  const drag = async (across: number) => {
    const box = (await cat((await cat('Mina').isVisible()) ? 'Mina' : 'Pacha').boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + across, box.y + 10, { steps: 4 })
    await page.mouse.up()
  }
  await drag(-50)
  await expect(cat('Mina')).toBeVisible()
  await drag(-51)
  await expect(cat('Pacha')).toBeVisible()
  // A screen reader announces which cat is shown.
  await expect(page.getByText('Pacha, chat 2 sur 2')).toHaveCount(1)
  // Paging wraps around.
  await drag(-60)
  await expect(cat('Mina')).toBeVisible()
  await drag(60)
  await expect(cat('Pacha')).toBeVisible()
})

test('one toast is shown at a time, for 5 seconds or until it is swiped to the right', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.signInOn(page)
  await page.clock.install()
  await page.goto(`/quick-entry/${cat}`)
  const next = page.getByRole('button', { name: 'Suivant' })
  const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('alert')
  // The first toast loads the toaster's code while the clock runs, and closes by itself.
  await next.click()
  await expect(toast).toBeVisible()
  await stopClock(page)
  await page.clock.runFor(6_000)
  await expect(toast).toBeHidden()
  await next.click()
  await expect(toast).toContainText('Champs requis')
  await page.clock.runFor(1_000)
  await next.click()
  await expect(toast).toHaveCount(1)
  expect((await toast.boundingBox())!.width).toBeLessThanOrEqual(420)
  // The second toast has five seconds of its own. A pointer over it would keep it open.
  await page.mouse.move(10, 300)
  await page.clock.runFor(4_500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(toast).toBeHidden()

  await next.click()
  const box = (await toast.boundingBox())!
  await page.mouse.move(box.x + 60, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 160, box.y + box.height / 2, { steps: 8 })
  await page.mouse.up()
  await page.clock.runFor(500)
  await expect(toast).toBeHidden()
})

test('a tooltip appears after 700 ms, the next one at once, and Escape closes it', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  await ownerApi.addCat('Mina')
  await ownerApi.signInOn(page)
  await page.clock.install()
  await page.goto('/settings')
  const [add, settings] = [
    page.getByRole('link', { name: 'Ajouter un chat' }),
    page.getByRole('link', { name: 'Paramètres' }),
  ]
  await expect(add).toBeVisible()
  const tip = page.locator('[role="tooltip"]')
  await expect(tip).toBeAttached()
  await stopClock(page)
  await settings.hover()
  await page.clock.runFor(650)
  await expect(tip).toBeHidden()
  await page.clock.runFor(100)
  await expect(tip).toHaveText('Paramètres')
  await add.hover()
  await page.clock.runFor(20)
  await expect(tip).toBeVisible()
  await expect(tip).toHaveText('Ajouter un chat')
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
})
