import { fine, OwnerApi } from '../support/ownerApi'
import { expectOneA4Page } from '../support/sheet'
import { test } from './fixtures'

test('the vet’s page prints as one A4 page @print', async ({ openBrowser, request }) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  for (const day of [2, 1, 0]) await ownerApi.addEntry(cat, day, fine)
  const page = await openBrowser()
  await page.goto(`/shared/${await ownerApi.share(cat)}`)
  await page.expectText('Indicateurs')
  await page.until(() => page.evaluate(showsSheet), 'the sheet')
  expectOneA4Page(await page.print())
})

/** Runs in the page: returns whether a print would have the sheet, whose code loads after the screen. */
function showsSheet(): boolean {
  dispatchEvent(new Event('beforeprint'))
  const isShown = document.querySelector('body > article') !== null
  dispatchEvent(new Event('afterprint'))
  return isShown
}
