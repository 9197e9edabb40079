import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwner } from '../../testing/owner'
import { createRestClient, type RestClient } from '../../testing/restClient'
import { createTestApp, type TestApp } from '../../testing/testApp'

// Files of weighings that can be read in two ways (product/accounts 8.6): they are refused.

let app: TestApp
let call: RestClient
beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = new Date('2025-03-16T08:00:00Z')
  call = await createRestClient(app)
})
afterAll(() => app.close())

/** Creates a cat without weighings, and returns a function that sends a file for it. */
async function createCat(name: string, owner = createOwner(app)) {
  const cat = await (await owner).addCat({ name, weight: undefined })
  const token = await (await owner).token()
  return async (body: string) =>
    (
      await call(`POST /api/animals/${cat}/import`, {
        token,
        body,
        headers: { 'content-type': 'text/csv' },
      })
    ).body
}

test.each([
  [
    'the weight',
    'date;Poids idéal (kg);Poids (kg)\n01/03/2025;3,8;4,2',
    ['le poids', 'Poids idéal (kg)', 'Poids (kg)'],
  ],
  [
    'the date',
    `Date de naissance;Date;kg\n01/03/2020;01/03/2025;4,2`,
    ['la date', 'Date de naissance', 'Date'],
  ],
  [
    'the time',
    'date;heure;Heure du repas;kg\n01/03/2025;08:30;07:00;4,2',
    ['l’heure', 'heure', 'Heure du repas'],
  ],
  ['the cat', 'Chat;Animal;date;kg\nMinette;Félix;01/03/2025;4,2', ['le chat', 'Chat', 'Animal']],
] as const)('two columns that may be %s are refused', async (_, text, [label, one, other]) => {
  const send = await createCat('Minette')
  const file =
    `Plusieurs colonnes peuvent être ${label}\u00a0: ` +
    `«\u00a0${one}\u00a0», «\u00a0${other}\u00a0». Gardez-en une.`
  expect(await send(text)).toMatchObject({ status: 400, code: 'VALIDATION', fields: { file } })
})

test('a weight in pounds is not taken for a second one, nor is a category for a cat', async () => {
  const send = await createCat('Minette')
  const text = 'date,Weight (lb),Weight (kg),Catégorie\n2025-03-01,9.2,4.2,adulte'
  expect(await send(text)).toMatchObject({ weights: { added: 1, known: 0 } })
})

test('lines that name one of two cats of the same name are refused', async () => {
  const owner = createOwner(app)
  await createCat('=Mina', owner)
  const send = await createCat('=Mina', owner)
  const message =
    'Plusieurs de vos chats s’appellent =Mina, et ce fichier ne dit pas duquel sont les pesées. ' +
    'Gardez-y celles d’un seul, sans la colonne de son nom.'
  for (const name of ['=Mina', "'=Mina"])
    expect(await send(`chat;date;kg\n${name};01/03/2025;4,2`)).toMatchObject({
      code: 'VALIDATION',
      fields: { file: message },
    })
  expect(await send('date;kg\n01/03/2025;4,2')).toMatchObject({ weights: { added: 1 } })
})

test('the app’s own files of entries are refused: their weights are no weighings', async () => {
  const owner = await createOwner(app)
  const cat = await owner.addCat({ name: 'Minette', weight: '4.2' })
  const send = await createCat('Félix', Promise.resolve(owner))
  await owner.save(cat, { appetite: 4 })
  const token = await owner.token()
  const refused = {
    code: 'VALIDATION',
    fields: {
      file: 'Ce fichier contient des saisies, et non des pesées. Choisissez «\u00a0pesees.csv\u00a0».',
    },
  }
  for (const query of ['table=measurements', 'format=csv']) {
    const { body } = await call(`GET /api/users/me/export?${query}`, { token })
    expect(body).toContain('Minette')
    expect(await send(body)).toMatchObject(refused)
    // A spreadsheet of another system has replaced the letters with accents.
    expect(await send(body.replaceAll(/[éÉ]/g, '?'))).toMatchObject(refused)
  }
})

test.each(['01/03/2025,4,2', 'date,kg\n01/03/2025,4,25 kg', 'date,kg\n2025-03-01,4,2'])(
  'a decimal comma between columns that a comma separates is refused: %s',
  async (text) => {
    const send = await createCat('Minette')
    const { code, fields } = await send(text)
    expect([code, Object.values(fields)]).toEqual([
      'VALIDATION',
      [
        `Ligne ${text.split('\n').length}\u00a0: La virgule sépare ici les colonnes\u00a0: ` +
          'écrivez le poids avec un point (4.2)',
      ],
    ])
  },
)

test('a whole number of kilograms before other columns is a weight', async () => {
  const send = await createCat('Minette')
  expect(await send('date,kg,note\n2025-03-01,4,à jeun\n2025-03-02,5,')).toMatchObject({
    weights: { added: 2 },
  })
})
