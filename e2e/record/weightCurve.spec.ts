import { expect, test } from '../support/fixtures'
import { fine, OwnerApi, timeAgo } from '../support/ownerApi'
import { openSection } from '../support/sections'

test('the middle day of the weight curve is below its middle', async ({ page, request }) => {
  const owner = await OwnerApi.register(request)
  const cat = await owner.addCat('Mina')
  await owner.addEntry(cat, 0, fine)
  await owner.post(`/api/animals/${cat}/weights`, { weight: '4.4', date: timeAgo(60) })
  await owner.signInOn(page)
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(`/analysis/${cat}`)
    await openSection(page, 'Poids')
    const days = page.locator('p').filter({ hasText: /^(\d\d\/\d\d\/\d\d){2}aujourd’hui$/ })
    const middle = (await days.locator('span').nth(1).boundingBox())!
    const line = (await days.boundingBox())!
    expect(Math.abs(middle.x + middle.width / 2 - line.x - line.width / 2)).toBeLessThan(6)
  }
})
