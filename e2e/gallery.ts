import { execFileSync } from 'node:child_process'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { demoStates, inDemo } from './support/demoStates'
import { test as base } from './support/fixtures'
import { Installation } from './support/installation'
import { lettersOf } from './support/letters'
import { OwnerApi } from './support/ownerApi'
import { ownerStates } from './support/ownerStates'
import { android, emulateInstalled, iphone, offerInstall } from './support/phones'
import { publicStates } from './support/publicStates'
import {
  type StateCats,
  click,
  layOut,
  openState,
  waitUntilDrawn,
  type State,
} from './support/state'
import { propose, shareWithCode, treatedCat } from './support/stateCats'

// This is no test: it photographs each state of the demo that `npm run seed` creates, at three
// widths and in both themes, and on a phone with large letters.

const demo = {
  firstName: 'Camille',
  lastName: 'Martin',
  email: 'demo@nephrochat.example',
  password: 'demo-nephrochat',
}
const widths = { 360: 740, 768: 1024, 1280: 800 }
const folder = new URL('../gallery/', import.meta.url).pathname
const screenshots = new URL('../web/public/screenshots/', import.meta.url).pathname

const test = base.extend<object, { installation: Installation }>({
  installation: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const installation = await Installation.make(null)
      try {
        const env = { ...process.env, DATA_DIR: installation.dataDir }
        execFileSync(process.execPath, ['--import', 'tsx', 'prisma/seed.ts'], {
          env,
          cwd: new URL('..', import.meta.url).pathname,
        })
        await installation.restart({
          FEEDBACK_URL: 'https://example.org/avis',
          CONTACT_EMAIL: 'bonjour@nephrochat.example',
        })
        await use(installation)
      } finally {
        await installation.remove()
      }
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

async function photograph(page: Page, { name, ...state }: State): Promise<void> {
  const take = async (size: string, fullPage = true) => {
    await page.evaluate(waitUntilDrawn)
    await page.screenshot({
      path: `${folder}${name.replace(/[^\p{L}\d]+/gu, '-')}.${size}.png`,
      fullPage,
    })
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await openState(page, state)
  await page.evaluate(layOut)
  for (const [width, height] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(width), height })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await take(`${width}.${colorScheme}`)
    }
  }
  await page.setViewportSize({ width: 360, height: 740 })
  const setLetters = await lettersOf(page)
  for (const px of [24, 32]) {
    await setLetters(px)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: 360, height })
    await setLetters(16)
    await setLetters(px)
    await take(`360.${px}px`, false)
    await page.setViewportSize({ width: 360, height: 740 })
  }
  await setLetters(16)
  await page.context().setOffline(false)
}

/** Answers the question about cookies, which would otherwise cover each picture. */
const answered = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('analytics-consent', 'refused'))

test('the public pages, and the screens of an owner and of a vet', async ({ page, request }) => {
  const ownerApi = await OwnerApi.signIn(request, demo)
  const cats = await ownerApi.get<{ id: string; name: string }[]>('/api/animals')
  const idOf = (name: string) => cats.find((cat) => cat.name === name)!.id
  const [sick, fresh, treated] = [idOf('Minette'), idOf('Nougat'), await treatedCat(ownerApi)]
  const links = {
    sickLink: await ownerApi.share(sick),
    freshLink: await ownerApi.share(fresh),
    treatedLink: await ownerApi.share(treated),
    codedLink: await shareWithCode(ownerApi, treated),
  }
  await propose(
    ownerApi,
    links.treatedLink,
    'Pesez-la chaque dimanche, à jeun, sur la même balance.',
  )
  const stateCats: StateCats = {
    ...links,
    sickCat: sick,
    freshCat: fresh,
    treatedCat: treated,
    outdatedCat: idOf('Tigrou'),
    rememberedCat: idOf('Plume'),
  }
  await answered(page)
  for (const state of publicStates(stateCats)) await photograph(page, state)
  await ownerApi.signInOn(page)
  for (const state of ownerStates(stateCats)) await photograph(page, inDemo(state))
  for (const state of demoStates(idOf)) await photograph(page, state)
})

async function enter(page: Page, request: APIRequestContext): Promise<void> {
  await (await OwnerApi.signIn(request, demo)).signInOn(page)
}

/** No banner requests anything beside a red sign: home is moved to a cat without one. */
const moveToCalmCat = click('button', /^Caramel/)

/** The pictures of the manifest and of the README, which have to stay true (web/build/pwa.ts). */
const manifestPictures = [
  {
    of: 'a phone',
    viewport: { width: 412, height: 732 },
    deviceScaleFactor: 2,
    pictures: ['accueil', 'questionnaire', 'suivi'],
  },
  {
    of: 'a wide screen',
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    pictures: ['suivi-large'],
  },
]

for (const { of, pictures, ...size } of manifestPictures)
  test.describe(`the manifest’s pictures of ${of}`, () => {
    test.use({ ...size, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })
    test('takes the screenshots', async ({ page, request }) => {
      await answered(page)
      await page.addInitScript(() => localStorage.setItem('feedback-banner-dismissed', 'true'))
      const ownerApi = await OwnerApi.signIn(request, demo)
      await ownerApi.signInOn(page)
      const cats = await ownerApi.get<{ id: string; name: string }[]>('/api/animals')
      const { id } = cats.find(({ name }) => name === 'Caramel')!
      const paths: Record<string, string> = {
        accueil: '/home',
        questionnaire: `/quick-entry/${id}`,
      }
      for (const name of pictures) {
        await page.goto(paths[name] ?? `/analysis/${id}`)
        if (name === 'accueil') await page.getByRole('button', { name: /^Caramel/ }).click()
        await expect(page.getByRole('heading', { name: 'Caramel' }).first()).toBeVisible()
        if (name === 'questionnaire') await page.getByRole('button', { name: 'Suivant' }).click()
        await page.mouse.move(0, 0)
        await page.waitForLoadState('networkidle')
        await page.evaluate(waitUntilDrawn)
        const png = await page.screenshot({ animations: 'disabled', caret: 'hide' })
        await sharp(png).webp({ quality: 80 }).toFile(`${screenshots}${name}.webp`)
      }
    })
  })

test.describe('the banners of an Android phone', () => {
  test.use(android)
  test('are photographed', async ({ page, request }) => {
    await enter(page, request)
    await photograph(page, {
      name: 'banner of consent',
      path: '/home',
      shows: 'Cookies non essentiels',
      arrange: moveToCalmCat,
    })
    await answered(page)
    await photograph(page, {
      name: 'banner of feedback',
      path: '/home',
      shows: 'Votre avis compte',
      arrange: moveToCalmCat,
    })
    await photograph(page, {
      name: 'banner of installation',
      path: '/home',
      shows: 'Installer l’application',
      arrange: async (phonePage) => {
        await moveToCalmCat(phonePage)
        await offerInstall(phonePage)
      },
    })
    await emulateInstalled(page)
    await photograph(page, { name: 'bottom navigation', path: '/home', shows: 'Réglages' })
  })
})

test.describe('the banners of an iPhone', () => {
  test.use(iphone)
  test('are photographed', async ({ page, request }) => {
    await answered(page)
    await enter(page, request)
    const openSteps = async (phonePage: Page) => {
      await moveToCalmCat(phonePage)
      await click('button', 'Voir les étapes')(phonePage)
    }
    await photograph(page, {
      name: 'banner of installation, iPhone',
      path: '/home',
      shows: 'Voir les étapes',
      arrange: moveToCalmCat,
    })
    await photograph(page, {
      name: 'steps of installation, iPhone',
      path: '/home',
      shows: 'J’ai compris',
      arrange: openSteps,
    })
  })
})
