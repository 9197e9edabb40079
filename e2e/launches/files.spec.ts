import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { countReceived, installWorker, shareWith, textFile } from '../support/otherApp'
import { fine, OwnerApi } from '../support/ownerApi'
import { waitUntilPersisted } from '../support/persistedData'

// Files and texts that another app shares, and files that the system opens (product/launches 2, 3).

test.use({ serviceWorkers: 'allow' })

const weighings = textFile('balance.csv', 'text/csv', 'date;poids\n12/03/2026;4,1\n')

/** Counts the uploads of files to import. */
function countUploads(page: Page): () => number {
  let uploads = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/import')) uploads += 1
  })
  return () => uploads
}

const receiving = test.extend<{ ownerApi: OwnerApi; cat: string }>({
  ownerApi: async ({ request }, use) => await use(await OwnerApi.register(request)),
  cat: async ({ ownerApi, page }, use) => {
    const cat = await ownerApi.addCat('Mina')
    await ownerApi.signInOn(page)
    await installWorker(page)
    await use(cat)
  },
})

async function importWeighings(page: Page, uploads: () => number): Promise<void> {
  await page.waitForURL('**/import?received=*')
  await expect(page.getByText('balance.csv')).toBeVisible()
  await expect(page.getByLabel('De quel chat sont ces pesées')).toBeVisible()
  expect(uploads()).toBe(0)
  await page.getByRole('button', { name: 'Lire le fichier' }).click()
  await expect(page.getByText('Rien n’est encore enregistré.')).toBeVisible()
  await page.getByRole('button', { name: 'Importer', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Vos données sont là' })).toBeVisible()
}

const weightsOf = async (ownerApi: OwnerApi, cat: string) =>
  (await ownerApi.get<{ weight: string }[]>(`/api/animals/${cat}/weights`)).map(
    ({ weight }) => weight,
  )

receiving(
  'a shared file of weighings opens the import with it, and is sent at a tap',
  async ({ page, baseURL, ownerApi, cat }) => {
    const uploads = countUploads(page)
    await shareWith(page, baseURL!, { files: [weighings] })
    await importWeighings(page, uploads)
    expect(await weightsOf(ownerApi, cat)).toEqual(['4.2', '4.1'])
    await expect.poll(() => page.evaluate(countReceived)).toBe(0)
    await page.goto('/recevoir')
    await expect(page.getByText('Rien n’attend ici')).toBeVisible()
  },
)

receiving(
  'a shared copy of an account opens the import with it; without a network it waits',
  async ({ page, context, baseURL, cat: _, ownerApi }) => {
    const copy = JSON.stringify(await ownerApi.get('/api/users/me/export'))
    await page.goto('/import')
    await expect(page.getByRole('button', { name: 'Choisir un fichier' })).toBeVisible()
    await waitUntilPersisted(page, 'weightCurve')
    await context.setOffline(true)
    await shareWith(page, baseURL!, { files: [textFile('copie.json', 'application/json', copy)] })
    await expect(page.getByText('L’import a besoin du réseau.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('copie.json')).toBeVisible()
    await page.getByRole('button', { name: 'Lire le fichier' }).click()
    await expect(page.getByText('Tout est déjà là')).toBeVisible()
  },
)

receiving(
  'the system opens a file of weighings with the app: the import has it',
  async ({ page, ownerApi, cat }) => {
    const uploads = countUploads(page)
    // No system opens a file in a headless browser: this is its side of the interface.
    await page.addInitScript(() => {
      const file = new File(['date;poids\n12/03/2026;4,1\n'], 'balance.csv', { type: 'text/csv' })
      Object.defineProperty(window, 'launchQueue', {
        value: {
          setConsumer: (consume: (launch: object) => void) =>
            setTimeout(() => consume({ files: [{ getFile: async () => file }] })),
        },
      })
    })
    await page.goto('/recevoir?source=file')
    await importWeighings(page, uploads)
    expect(await weightsOf(ownerApi, cat)).toEqual(['4.2', '4.1'])
  },
)

receiving('a PDF is not stored, and leads to the results', async ({ page, baseURL, cat }) => {
  await shareWith(page, baseURL!, { files: [textFile('bilan.pdf', 'application/pdf', '%PDF')] })
  await expect(page.getByText('bilan.pdf')).toBeVisible()
  await expect(page.getByText(/NéphroChat ne garde pas de PDF/)).toBeVisible()
  await page.getByRole('link', { name: 'Noter les analyses de Mina' }).click()
  await page.waitForURL(`**/labs/${cat}`)
})

receiving(
  'a text becomes an observation of the day, with the answers that the day has',
  async ({ page, baseURL, ownerApi, cat }) => {
    await ownerApi.addEntry(cat, 0, { ...fine, note: 'Calme.' })
    await shareWith(page, baseURL!, { title: 'Véto', text: 'Prévoir un bilan.' })
    await page.getByRole('link', { name: 'L’ajouter aux observations du jour' }).click()
    await expect(page.getByLabel('Observations du jour')).toHaveValue(
      'Calme.\nVéto\nPrévoir un bilan.',
    )
    expect((await ownerApi.entries(cat))[0]!.note).toBe('Calme.')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.waitForURL('**/home')
    await expect
      .poll(async () => (await ownerApi.entries(cat))[0]!.note)
      .toBe('Calme.\nVéto\nPrévoir un bilan.')
  },
)

receiving(
  'without an entry, the text is the note of the questionnaire',
  async ({ page, baseURL, cat: _ }) => {
    await shareWith(page, baseURL!, { text: 'Prévoir un bilan.' })
    await page.getByRole('link', { name: 'L’ajouter aux observations du jour' }).click()
    await expect(page.getByText('Étape 1 sur 5')).toBeVisible()
    await page.waitForURL('**/quick-entry/*#etape-1')
    await page.reload()
    for (const [group, name] of [
      [/bu comme d.habitude/, 'Comme d’habitude'],
      [/mangée/, 'Toute sa ration (100 %)'],
    ] as const) {
      await page.getByRole('radiogroup', { name: group }).getByRole('radio', { name }).check()
      await page.getByRole('button', { name: 'Suivant' }).click()
    }
    for (const label of ['Nombre de vomissements', 'Nombre d’urinations']) {
      await page.getByRole('group', { name: label }).getByRole('button', { name: '+' }).click()
      await page.getByRole('button', { name: 'Suivant' }).click()
    }
    await expect(page.getByLabel('Observations')).toHaveValue('Prévoir un bilan.')
  },
)

receiving(
  'a text becomes a question for the visit beside the present ones',
  async ({ page, baseURL, ownerApi, cat }) => {
    await ownerApi.setVisitQuestions(cat, ['Faut-il changer de croquettes ?'])
    await shareWith(page, baseURL!, { text: 'Et ses dents ?' })
    await page.getByRole('link', { name: 'En faire une question pour la visite' }).click()
    await expect(page.getByLabel('Question 1')).toHaveValue('Faut-il changer de croquettes ?')
    await expect(page.getByLabel('Question 2')).toHaveValue('Et ses dents ?')
    await page.getByRole('button', { name: 'Enregistrer les questions' }).click()
    await expect
      .poll(
        async () =>
          (await ownerApi.get<{ visitQuestions: string[] }>(`/api/animals/${cat}`)).visitQuestions,
      )
      .toEqual(['Faut-il changer de croquettes ?', 'Et ses dents ?'])
  },
)
