import type { Page } from '@playwright/test'

// Files that a state chooses in a form.

export const chooseNonImage = (page: Page) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'chat.txt', mimeType: 'text/plain', buffer: Buffer.from('miaou') })
export const chooseWeighings = (page: Page) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'balance.csv', mimeType: 'text/csv', buffer: Buffer.from('date;kg') })
export const chooseInvalidExport = (page: Page) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'copie.json', mimeType: 'application/json', buffer: Buffer.from('{') })
export const chooseOneCatExport = (page: Page) =>
  page
    .locator('input[type=file]')
    .setInputFiles({
      name: 'nephrochat-2025-03-16.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        JSON.stringify({
          animals: [
            {
              id: crypto.randomUUID(),
              name: 'Barnabé de la Tour d’Auvergne',
              createdAt: '2025-03-16T08:00:00Z',
              weights: [{ id: crypto.randomUUID(), weight: '4.2', date: '2025-03-16T08:00:00Z' }],
              shareLinks: [{}],
            },
          ],
        }),
      ),
    })
