import type { Page } from '@playwright/test'
import type { StateCats, State } from './state'

/** Returns an arrangement that opens the doses of the cat's first treatment. */
const openDose = (cat: string) => async (page: Page) => {
  const id = await page.evaluate(async (animal) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` }
    const response = await fetch(`/api/animals/${animal}/treatments`, { headers })
    return ((await response.json()) as { id: string }[])[0]!.id
  }, cat)
  await page.goto(`/noter/dose/${id}`)
}

interface StoredItem {
  kind: 'photo' | 'text' | 'pdf' | 'unknown'
  name?: string
  text?: string
}

/** Returns an arrangement that stores an item as the worker does, and opens its page. */
const receive = (given: StoredItem) => async (page: Page) => {
  const id = await page.evaluate(storeItem, given)
  await page.goto(`/recevoir?id=${id}`)
}

/** Runs in the page. */
async function storeItem({ kind, name = '', text = '' }: StoredItem): Promise<string> {
  const canvas = new OffscreenCanvas(300, 400)
  canvas.getContext('2d')!.fillRect(40, 40, 200, 300)
  const file = kind === 'photo' ? await canvas.convertToBlob({ type: 'image/png' }) : null
  const id = crypto.randomUUID()
  const item = { id, kind, name, text, file, userUuid: null, receivedAt: Date.now(), problem: null }
  return await new Promise((resolve, reject) => {
    const opening = indexedDB.open('nephrochat-received', 1)
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('items', { keyPath: 'id' }),
    )
    opening.addEventListener('error', () => reject(opening.error!))
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('items', 'readwrite')
      writing.objectStore('items').put(item)
      writing.addEventListener('complete', () => {
        opening.result.close()
        resolve(id)
      })
    })
  })
}

/** The pages that are opened from outside of the app. */
export const launchStates = ({ sickCat: sick, treatedCat: treated }: StateCats): State[] => [
  { name: 'weighing by a tag', path: `/noter/pesee/${sick}`, shows: 'Poids (kg)' },
  { name: 'weighing by a tag, which cat', path: '/noter/pesee', shows: /Quel chat pesez-vous/ },
  { name: 'dose by a tag, unknown', path: '/noter/dose/unknown', shows: 'Traitement non trouvé' },
  {
    name: 'dose by a tag',
    path: '/noter/dose/unknown',
    shows: 'Voir tous les soins',
    arrange: openDose(treated),
  },
  { name: 'received, nothing', path: '/recevoir?problem=unhandled', shows: /partagez à nouveau/ },
  {
    name: 'received, a photo',
    path: '/recevoir',
    shows: /De quel chat est-ce la photo/,
    arrange: receive({ kind: 'photo', name: 'IMG_20261126_071500_tres_long_nom_de_fichier.png' }),
  },
  {
    name: 'received, a text',
    path: '/recevoir',
    shows: /Pour quel chat/,
    arrange: async (page) => {
      await receive({ kind: 'text', text: 'Anticonstitutionnellement. '.repeat(20) })(page)
      await page
        .getByRole('group', { name: /Pour quel chat/ })
        .getByRole('button')
        .first()
        .click()
    },
  },
  {
    name: 'received, a PDF',
    path: '/recevoir',
    shows: /ne garde pas de PDF/,
    arrange: receive({ kind: 'pdf', name: 'resultats.pdf' }),
  },
  {
    name: 'received, of no use',
    path: '/recevoir',
    shows: /ne sait pas lire ce fichier/,
    arrange: receive({ kind: 'unknown', name: 'film.mp4' }),
  },
]
