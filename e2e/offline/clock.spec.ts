import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import type * as Time from '../../shared/base/time'
import { expect, test } from '../support/fixtures'
import { openWithRecord } from '../support/loadedPage'
import { answer, calmDay } from '../support/owner'
import { fine, OwnerApi } from '../support/ownerApi'

/** Builds shared/base/time.ts as a script that assigns its exports to a global of that name. */
async function timeScript(name: string): Promise<string> {
  const entry = resolve(import.meta.dirname, '../../shared/base/time.ts')
  const lib = { entry, formats: ['iife' as const], name, fileName: name }
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib },
  })) as Rolldown.RolldownOutput[]
  return bundle!.output[0].code
}

test('a browser’s Temporal and its Intl show the same days and times, in every zone', async ({
  page,
}) => {
  await page.addScriptTag({ content: await timeScript('withTemporal') })
  expect(
    await page.evaluate(
      () => 'Temporal' in globalThis && Reflect.deleteProperty(globalThis, 'Temporal'),
    ),
  ).toBe(true)
  await page.addScriptTag({ content: await timeScript('withIntl') })
  const { count, differing } = await page.evaluate(() => {
    const { withTemporal, withIntl } = globalThis as unknown as Record<
      'withTemporal' | 'withIntl',
      typeof Time
    >
    const instants = Array.from(
      { length: 400 },
      (_, index) => new Date(Date.UTC(2000, 0) + index * 28.3 * 86_400_000),
    )
    const shown = ({ dayIn, clockTime }: typeof Time, zone: string) =>
      instants.map((instant) => `${dayIn(instant, zone)} ${clockTime(instant, zone)}`).join()
    const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'europe/paris']
    return {
      count: zones.length,
      differing: zones.filter((zone) => shown(withTemporal, zone) !== shown(withIntl, zone)),
    }
  })
  expect(count).toBeGreaterThan(400)
  expect(differing).toEqual([])
})

test('a page that was left open shows, ten minutes later, what another device has saved', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await page.clock.install()
  await ownerApi.signInOn(page)
  await page.goto('/home')
  await expect(page.getByText('Saisie du jour à faire')).toBeVisible()
  // The top bar fetches again, and may be shown after the cats.
  await expect(page.getByRole('link', { name: 'Paramètres' })).toBeVisible()
  await ownerApi.addEntry(cat, 0, fine)
  await page.clock.fastForward('10:01')
  await expect(page.getByText('Saisie du jour faite')).toBeVisible()
})

test('answers that are confirmed after the day has changed lead to the analysis', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  // The calendar days of these two zones always differ.
  await ownerApi.moveTo('Pacific/Pago_Pago')
  await ownerApi.signInOn(page)
  await page.goto(`/quick-entry/${cat}`)
  await expect(page.getByText('Étape 1 sur 5')).toBeVisible()
  await page.route('**/graphql', async (route) => {
    const { variables } = route.request().postDataJSON() as { variables: { input?: object } }
    if (variables.input) await ownerApi.moveTo('Pacific/Kiritimati')
    await route.continue()
  })
  await answer(page, calmDay)
  await page.waitForURL(`**/analysis/${cat}`)
  await page.goto(`/quick-entry/${cat}`)
  await expect(page.getByText('Étape 1 sur 5')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reprendre' })).toBeHidden()
})

test('a dose that is tapped after the day has changed names its day', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.moveTo('Pacific/Pago_Pago')
  await ownerApi.post(`/api/animals/${cat}/treatments`, {
    kind: 'medicine',
    name: 'Semintra',
    plan: { kind: 'days', everyDays: 1, times: ['23:45'] },
    firstDay: '2025-01-01',
  })
  await ownerApi.signInOn(page)
  // The copy for a start without a network would show the new day.
  await openWithRecord(page, `/care/${cat}`)
  const given = page.getByRole('button', { name: 'Semintra, 23:45 : donné' })
  await expect(given).toBeVisible()
  await ownerApi.moveTo('Pacific/Kiritimati')
  await given.click()
  await expect(page.getByText(/^Semintra, .+ à 23:45\.$/)).toBeVisible()
  // The list is the new day's: its dose is open.
  await expect(given).toBeVisible()
})

test('a vet whose computer is three days ahead reads today’s entry as new', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 0, fine)
  await page.clock.setSystemTime(Date.now() + 3 * 86_400_000)
  await page.goto(`/shared/${await ownerApi.share(cat)}`)
  await expect(page.getByRole('heading', { name: 'Évolution' })).toBeVisible()
  await expect(page.getByText(/^Données du/)).toBeHidden()
})
