import { dayIn } from '../../shared/base/time'
import { OwnerApi } from '../support/ownerApi'
import { zone } from '../support/zone'
import { expect, test } from './fixtures'
import { signIn } from './owner'
import { escapeKey } from './page'

test('a dialog is modal and closes with Escape; dates and times are typed', async ({
  openBrowser,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  const page = await openBrowser()
  await signIn(page, ownerApi)

  await page.goto(`/circle/${cat}`)
  await page.press('button', 'Inviter une personne')
  await page.expectText('Rôle')
  expect(await page.evaluate(coveredButtons)).toEqual([])
  await page.type('button', 'Annuler', escapeKey)
  await page.expectNoText('Rôle')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    'Inviter une personne',
  )

  const day = dayIn(new Date(Date.now() - 3 * 86_400_000), zone)
  await page.goto(`/animals/${cat}`)
  await page.fill('Nouvelle pesée (kg)', '3,9')
  await page.evaluate(pick, { name: 'date', value: day })
  await page.press('button', 'Ajouter la pesée')
  await expect
    .poll(() => ownerApi.get<object[]>(`/api/animals/${cat}/weights`))
    .toContainEqual(expect.objectContaining({ weight: '3.9' }))

  await page.goto(`/reminders/${cat}`)
  await page.expectText('Heures calmes')
  await page.evaluate(pick, { name: 'quietFrom', value: '21:30' })
  await page.press('button', 'Enregistrer')
  await page.expectText(/enregistrés/)
  await page.goto(`/reminders/${cat}`)
  await page.expectText('Heures calmes')
  expect(
    await page.evaluate(
      () => document.querySelector<HTMLInputElement>('input[name=quietFrom]')!.value,
    ),
  ).toBe('21:30')
})

/** Runs in the page: sets a date or a time, as an engine's picker does. Typed keys depend on its language. */
function pick({ name, value }: { name: string; value: string }): void {
  const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`)!
  if (field.type === 'text') throw new Error('The engine has no field of this type.')
  // React's own setter would hide the change from React.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Runs in the page: focuses each button outside the modal dialog, and returns those that took it. */
function coveredButtons(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main button, main a')]
    .filter((one) => one.closest('dialog') === null)
    .filter((one) => {
      one.focus()
      return document.activeElement === one
    })
    .map((one) => one.textContent)
}
