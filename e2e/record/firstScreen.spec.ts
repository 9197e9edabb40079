import { accessibilityFaults } from '../support/accessibility'
import { expect, test } from '../support/fixtures'
import { timeAgo, fine, OwnerApi, urgent } from '../support/ownerApi'
import { openSection } from '../support/sections'

// The first screen of a record answers its reader's questions, and a calm record is short
// (product/pages 5.1).

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 800 }

test('a calm cat’s page is short, and a section opens by keyboard from its sentence', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  for (let day = 8; day >= 0; day -= 1) await ownerApi.addEntry(cat, day, fine)
  await ownerApi.post(`/api/animals/${cat}/weights`, { weight: '4.2', date: timeAgo(30) })
  await ownerApi.post(`/api/animals/${cat}/weights`, { weight: '4.2', date: timeAgo(0) })
  await ownerApi.signInOn(page)
  await page.setViewportSize(phone)
  await page.goto(`/analysis/${cat}`)
  await expect(page.getByText('Les cinq sont stables')).toBeVisible()
  await expect(page.getByText('7 jours notés sur les 7 derniers')).toBeVisible()
  await expect(page.getByText('Les indicateurs sont au vert.')).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    1_500,
  )
  expect(await page.locator('a:not(li a)').count()).toBeLessThanOrEqual(12)
  const weight = page.locator('summary', { hasText: '4,2 kg, inchangé en 30 jours' })
  await weight.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Pesées des 12 derniers mois' })).toBeAttached()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a failing cat’s page begins with the reasons, and its days are open', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 1, fine)
  await ownerApi.addEntry(cat, 0, urgent)
  await ownerApi.signInOn(page)
  await page.setViewportSize(phone)
  await page.goto(`/analysis/${cat}`)
  const verdict = page.getByRole('region', { name: 'Bilan du jour' })
  await expect(verdict.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('slider', { name: 'Énergie, jour par jour' })).toBeVisible()
})

test('an amber sign is named on the first screen of owner and vet', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  const amber = { ...fine, quickHydrationValue: 'more', appetite: 3 }
  for (const day of [1, 0]) await ownerApi.addEntry(cat, day, amber)
  await ownerApi.signInOn(page)
  await page.setViewportSize(phone)
  for (const path of [`/analysis/${cat}`, `/shared/${await ownerApi.share(cat)}`]) {
    await page.goto(path)
    const sign = page.getByText(/Et (un autre signe|\d autres signes) à surveiller\.$/)
    await expect(sign).toBeInViewport({ ratio: 1 })
  }
})

test('the vet’s first screen shows how the cat is, what changed, and what the owner asks', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  for (let day = 8; day > 0; day -= 1) await ownerApi.addEntry(cat, day, fine)
  await ownerApi.addEntry(cat, 0, urgent)
  // A weighing before the first entry changes only the weight of the sentence, by the period.
  await ownerApi.post(`/api/animals/${cat}/weights`, { weight: '4.5', date: timeAgo(60) })
  await ownerApi.signInOn(page)
  await page.goto(`/share/${cat}`)
  await page.getByLabel('Question 1').fill('Peut-on baisser la dose ?')
  await page.getByRole('button', { name: 'Enregistrer les questions' }).click()
  await expect(page.getByText('Questions enregistrées', { exact: true })).toBeVisible()
  const link = `/shared/${await ownerApi.share(cat)}`
  for (const size of [phone, desk]) {
    await page.setViewportSize(size)
    await page.goto(link)
    const sign = page.getByText('refus de manger depuis plus de 24 h. Et 3 autres signes urgents.')
    await expect(sign).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Peut-on baisser la dose ?')).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(/^Depuis le .*9\sjours\srenseignés\ssur\s9\.$/)).toHaveCount(1)
    await expect(page.getByText(/^Depuis le .*9\sjours\srenseignés\ssur\s9\.$/)).toBeInViewport({
      ratio: 1,
    })
    await expect(page.getByRole('heading', { name: /^Depuis le début du carnet/ })).toBeInViewport({
      ratio: 1,
    })
    await expect(page.getByText('9 jours renseignés sur 9', { exact: true })).toBeInViewport()
  }
})

test('a wide screen begins with six cats: name, state in one line, a red sign above the action', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const names = ['Mina', 'Pacha', 'Zoé', 'Isis', 'Félix', 'Caramel', 'Nougat']
  const cats: string[] = []
  for (const name of names) cats.push(await ownerApi.addCat(name, { breed: 'Chartreux' }))
  const [first, , third, fourth] = cats as [string, string, string, string]
  for (const cat of [first, fourth]) await ownerApi.addEntry(cat, 0, urgent)
  await ownerApi.addEntry(third, 4, fine)
  await page.addInitScript(() => localStorage.setItem('analytics-consent', 'refused'))
  await ownerApi.signInOn(page)
  await page.setViewportSize(desk)
  await page.goto('/home')
  for (const [place, name] of names.slice(0, 6).entries()) {
    const card = page.getByRole('group', { name })
    const isRed = place === 0 || place === 3
    const state = card.getByText(isRed ? 'Saisie du jour faite' : 'Saisie du jour à faire', {
      exact: true,
    })
    const action = card.getByRole('link', { name: /questionnaire/ })
    for (const shown of [card.getByRole('heading', { name }), state, action])
      await expect(shown).toBeInViewport({ ratio: 1 })
    expect((await state.boundingBox())!.height).toBeLessThan(30)
    if (isRed) {
      const sign = (await card.getByRole('link', { name: /^Urgent/ }).boundingBox())!
      expect(sign.y + sign.height).toBeLessThan((await action.boundingBox())!.y)
      await expect(card.getByRole('link', { name: 'Signes d’urgence' })).toBeVisible()
    }
    // The card ends with its actions.
    const end = (await card.getByRole('button', { name: 'Plus' }).boundingBox())!
    const box = (await card.getByRole('article').boundingBox())!
    expect(box.y + box.height - end.y - end.height).toBeLessThan(24)
  }
  const card = page.getByRole('group', { name: 'Mina' })
  await card.getByRole('button', { name: 'Plus' }).click()
  for (const hidden of ['Partager', 'Supprimer'])
    await expect(card.getByRole('button', { name: hidden })).toBeVisible()
  await expect(card.getByRole('link', { name: 'Profil' })).toHaveAttribute(
    'href',
    `/animals/${first}`,
  )
  await card.getByRole('button', { name: 'Ajouter à aujourd’hui' }).click()
  await expect(page.getByRole('dialog', { name: 'Ajouter à aujourd’hui' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the bar of a cat leads to its parts and marks the current one', async ({ page, request }) => {
  const ownerApi = await OwnerApi.register(request)
  const [first, cat] = [await ownerApi.addCat('Pacha'), await ownerApi.addCat('Mina')]
  for (const one of [first, cat]) await ownerApi.addEntry(one, 0, fine)
  await ownerApi.signInOn(page)
  const bar = page.getByRole('navigation', { name: 'Navigation du chat' })
  for (const size of [phone, desk]) {
    await page.setViewportSize(size)
    await page.goto(`/animals/${cat}`)
    await expect(bar).toBeVisible()
    await expect(bar.locator('[aria-current]')).toHaveCount(0)
    for (const [part, address] of [
      ['Suivi', 'analysis'],
      ['Soins', 'care'],
      ['Partage', 'share'],
    ] as const) {
      await bar.getByRole('link', { name: part }).click()
      await expect(page).toHaveURL(`/${address}/${cat}`)
      await expect(bar.locator('[aria-current]')).toHaveText(part)
    }
    await page.goto(`/labs/${cat}`)
    await expect(bar.locator('[aria-current]')).toHaveText('Soins')
    await bar.getByRole('link', { name: 'Jour' }).click()
    await expect(page.getByRole('heading', { name: 'Mina', level: 2 })).toBeInViewport()
    await expect(bar).toHaveCount(0)
  }
  for (const part of ['analysis', 'care', 'labs', 'share', 'share-test', 'proposals', 'history']) {
    await page.goto(`/${part}/${cat}`)
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Mina', exact: true }),
    ).toHaveAttribute('href', `/animals/${cat}`)
  }
  await page.getByRole('main').getByRole('link', { name: 'Suivi' }).click()
  await openSection(page, 'Indicateurs')
  await expect(page.getByText(/^Comme d['’]habitude/).first()).toBeVisible()
})

test('the rail of a wide screen stays when the page scrolls, also in a browser that contains fixed elements', async ({
  page,
  request,
}) => {
  const ownerApi = await OwnerApi.register(request)
  const cat = await ownerApi.addCat('Mina')
  await ownerApi.addEntry(cat, 0, urgent)
  await ownerApi.signInOn(page)
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto(`/analysis/${cat}`)
  const rail = page.getByRole('navigation', { name: 'Navigation du chat' }).getByRole('list')
  const before = (await rail.boundingBox())!
  // Chrome 110 gives a container this containment.
  await page.evaluate(() => {
    document.body.style.contain = 'layout'
    window.scrollTo(0, document.documentElement.scrollHeight)
  })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  expect(await rail.boundingBox()).toEqual(before)
})
