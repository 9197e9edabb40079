import { overflowingElements } from '../support/overflowingElements'
import { OwnerApi } from '../support/ownerApi'
import { ownerStates } from '../support/ownerStates'
import { publicStates } from '../support/publicStates'
import { layOut, type State } from '../support/state'
import { createStateCats } from '../support/stateCats'
import { expect, test } from './fixtures'
import { signIn } from './owner'
import type { BrowserPage } from './page'

// Each route, without the states that need a tap, and each step of the questionnaire: nothing is
// cut or needs sideways scrolling (product/pages 1.4).

const longName = 'Archibaldthéodoreconstantinopolitain'

async function faultsOf(page: BrowserPage, name: string, widths: number[]): Promise<string[]> {
  const faults: string[] = []
  // The first layout is measured: in WebKit it can be wider than the page.
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }))
  if (wide > room) faults.push(`${name} is ${wide} px wide on ${room} px`)
  await page.evaluate(layOut)
  for (const width of widths) {
    await page.resize(width, 640)
    faults.push(
      ...(await page.evaluate(overflowingElements)).map((what) => `${name}, ${width} px: ${what}`),
    )
  }
  return faults
}

const widths = [320, 360]

for (const letters of [16, 32])
  test(`each page fits on 320 and 360 px with letters of ${letters} px${letters === 16 ? ' @fits' : ''}`, async ({
    openBrowser,
    request,
  }) => {
    test.setTimeout(600_000)
    const ownerApi = await OwnerApi.register(request)
    const all = await createStateCats(ownerApi, longName)
    const page = await openBrowser({ letters })
    const faults: string[] = []
    const look = async ({ name, path, shows, arrange }: State) => {
      if (arrange) return
      await page.goto(path)
      await page.expectText(shows)
      faults.push(...(await faultsOf(page, name, widths)))
    }
    for (const state of publicStates(all)) await look(state)
    await page.goto(`/shared/${all.sickLink}`)
    await page.expectText('Suivi —')
    await page.reach('button', 'Exporter PDF')
    await signIn(page, ownerApi)
    for (const state of ownerStates(all)) await look(state)
    await page.goto('/home')
    await page.reach('link', 'Reprendre le questionnaire du jour')
    await page.goto(`/analysis/${all.sickCat}`)
    await page.reach('button', 'Partager au vétérinaire')
    await page.goto(`/quick-entry/${all.sickCat}`)
    for (const step of [1, 2, 3, 4, 5]) {
      await page.expectText(`Étape ${step} sur 5`)
      faults.push(...(await faultsOf(page, `step ${step}`, widths)))
      await page.reach('button', step < 5 ? 'Suivant' : 'Confirmer')
      if (step < 5) await page.press('button', 'Suivant')
    }
    expect(faults).toEqual([])
  })
