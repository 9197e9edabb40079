import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwner, type TestOwner } from '../../testing/owner'
import { createRestClient, type RestClient } from '../../testing/restClient'
import { createTestApp, type TestApp } from '../../testing/testApp'
import { readWeighings } from './weighingsCsv'

const reading = {
  cat: 'Minette',
  otherCats: ['Félix'],
  timeZone: 'Europe/Paris',
  now: new Date('2025-03-16T08:00:00Z'),
  latest: new Date('2025-03-16T08:05:00Z'),
}
const read = async (text: string) =>
  (await readWeighings(new TextEncoder().encode(text), reading)).weighings.map(
    ({ date, grams }) => [date.toISOString(), grams],
  )

test.each([
  ['of France', 'date;kg\r\n01/03/2025;4,2\r\n02/03/2025;4,25\r\n'],
  ['without names', '01/03/2025;4,2\n02/03/2025;4,25'],
  ['of a program', 'date,weight\n2025-03-01,4.2\n2025-03-02,4.25\n'],
  [
    'with tabs, an empty line and units',
    '\uFEFFJour\tPoids (kg)\n01.03.2025\t4,2 kg\n\n02-03-2025\t4,25 kg',
  ],
  ['in quotes', '"date","kg"\n"2025-03-01","4,2"\n"2025-03-02","4,25"'],
])('a table %s: a date without a time is noon', async (_, text) => {
  expect(await read(text)).toEqual([
    ['2025-03-01T11:00:00.000Z', 4200],
    ['2025-03-02T11:00:00.000Z', 4250],
  ])
})

test('a time is in its own column or with the date; today’s noon is now if it is in the future', async () => {
  expect(await read('date;heure;kg\n01/03/2025;08:30;4,2')).toEqual([
    ['2025-03-01T07:30:00.000Z', 4200],
  ])
  expect(await read('2025-03-01T08:30:00;4,2')).toEqual([['2025-03-01T07:30:00.000Z', 4200]])
  expect(await read('16/03/2025;4,2')).toEqual([['2025-03-16T08:00:00.000Z', 4200]])
})

test.each([
  ['2025-03-12T23:30:00.000Z', '2025-03-12T23:30:00.000Z'],
  ['2025-03-12 08:30:15 +0500', '2025-03-12T03:30:00.000Z'],
  ['12/03/2025 08:30-05:00', '2025-03-12T13:30:00.000Z'],
  ['2025-03-12 08:30:00+01', '2025-03-12T07:30:00.000Z'],
])('an offset from UTC counts: %s', async (text, date) => {
  expect(await read(`${text};4,2`)).toEqual([[date, 4200]])
})

test('the Windows encoding of Excel is decoded', async () => {
  const bytes = Buffer.from('Date;Pesée;Poids (kg)\n01/03/2025;à jeun;4,2', 'latin1')
  expect((await readWeighings(bytes, reading)).weighings).toHaveLength(1)
})

test.each([
  ['an empty file', '', { file: 'Ce fichier n’a pas de pesée.' }],
  ['only the names of columns', 'date;kg', { file: 'Ce fichier n’a pas de pesée.' }],
  [
    'other columns',
    'couleur;taille\nbleu;12',
    { file: expect.stringContaining('La première ligne doit nommer') as string },
  ],
  [
    'a weight out of range',
    'date;kg\n01/03/2025;42',
    { 'lines.2': 'Ligne 2\u00a0: Le poids doit être compris entre 0,3 et 25 kg' },
  ],
  [
    'a day that does not exist',
    'date;kg\n30/02/2025;4,2',
    { 'lines.2': 'Ligne 2\u00a0: Date invalide' },
  ],
  [
    'a time without an end',
    `date;heure;kg\n01/03/2025;08:30${'x'.repeat(900_000)};4,2`,
    { 'lines.2': 'Ligne 2\u00a0: Date invalide' },
  ],
  [
    'a time of the afternoon',
    'date;kg\n12/03/2025 08:30 PM;4,2',
    { 'lines.2': 'Ligne 2\u00a0: Date invalide' },
  ],
  ['before all instants', 'date;kg\n12/03/1850;4,2', { 'lines.2': 'Ligne 2\u00a0: Date invalide' }],
  [
    'instants in the future',
    'date;kg\n17/03/2025;4,2\n16/03/2025 23:00;4,2',
    {
      'lines.2': 'Ligne 2\u00a0: La date ne peut pas être dans le futur',
      'lines.3': 'Ligne 3\u00a0: La date ne peut pas être dans le futur',
    },
  ],
  [
    'weights in pounds',
    'date,Weight (lb)\n2025-03-01,9.2',
    { file: expect.stringContaining('La première ligne doit nommer') as string },
  ],
  [
    'weights in pounds, in one word',
    'date,weightLbs\n2025-03-01,9.2',
    { file: expect.stringContaining('La première ligne doit nommer') as string },
  ],
  [
    'of another cat',
    'chat;date;kg\nFélix;01/03/2025;4,2',
    { file: 'Ce fichier n’a pas de pesée de Minette.' },
  ],
])('a mistake is refused with its line: %s', async (_, text, fields) => {
  await expect(read(text)).rejects.toThrow(
    expect.objectContaining({ extensions: expect.objectContaining({ fields }) }),
  )
})

test('a large file lets other requests run, and has 20,000 lines at most', async () => {
  const lines = (count: number) => '01/03/2025;4,2\n'.repeat(count)
  const reading = read(lines(20_000))
  let turns = 0
  const count = () => {
    turns += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  expect(await reading).toHaveLength(20_000)
  clearImmediate(counting)
  expect(turns).toBeGreaterThanOrEqual(49)
  await expect(read(lines(20_001))).rejects.toThrow('Ce fichier a plus de 20\u202f000 lignes.')
})

let app: TestApp
let call: RestClient
let firstOwner: TestOwner
beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = new Date('2025-03-16T08:00:00Z')
  call = await createRestClient(app)
  firstOwner = await createOwner(app)
})
afterAll(() => app.close())

test('a cell without a closing quote is refused with its line', async () => {
  const [cat, token] = [
    await firstOwner.addCat({ name: 'Cachou', weight: undefined }),
    await firstOwner.token(),
  ]
  const send = async (text: string) =>
    (
      await call(`POST /api/animals/${cat}/import`, {
        token,
        body: text,
        headers: { 'content-type': 'text/csv' },
      })
    ).body
  const refused = 'Ligne 1\u00a0: Le poids doit être compris entre 0,3 et 25 kg'
  expect(await send(`2025-03-01;1${' '.repeat(900_000)}1`)).toMatchObject({
    status: 400,
    code: 'VALIDATION',
    fields: { 'lines.1': refused },
  })
})

test('the app’s own table is imported: other cats’ lines and known or repeated weighings are not added', async () => {
  const [minette, felix] = [
    await firstOwner.addCat({ name: 'Minette', weight: undefined }),
    await firstOwner.addCat({ name: '=Félix', weight: '5' }),
  ]
  const token = await firstOwner.token()
  await call(`POST /api/animals/${minette}/weights`, {
    token,
    body: { weight: '4.2', date: '2025-03-01T07:30:00Z' },
  })
  const { body: table } = await call('GET /api/users/me/export?table=weights', { token })
  const send = async (cat: string, text: string, query = '') =>
    (
      await call(`POST /api/animals/${cat}/import${query}`, {
        token,
        body: text,
        headers: { 'content-type': 'text/csv' },
      })
    ).body
  const nothing = { weights: { added: 0, known: 1 }, importId: null, ofOthers: 1 }
  expect(await send(minette, table)).toEqual(nothing)
  expect(await send(felix, table)).toEqual(nothing)
  const more = 'date;kg\n01/03/2025;4,2\n02/03/2025;4,2\n02/03/2025;4,2\n02/03/2025;4,3'
  const outcome = { weights: { added: 2, known: 2 }, importId: null, ofOthers: 0 }
  expect(await send(minette, more, '?preview=true')).toEqual(outcome)
  expect(await send(minette, more)).toEqual({ ...outcome, importId: expect.any(String) as string })
  expect(await send(minette, more)).toEqual({
    weights: { added: 0, known: 4 },
    importId: null,
    ofOthers: 0,
  })
  expect((await call(`GET /api/animals/${minette}/weights`, { token })).body).toHaveLength(3)
  await firstOwner.mutate('rememberAnimal', { uuid: minette }, 'animal { uuid }')
  app.clock.now = new Date('2025-03-18T08:00:00Z')
  const late = await call(`POST /api/animals/${minette}/import`, {
    token: await firstOwner.token(),
    body: '17/03/2025;4,2',
    headers: { 'content-type': 'text/csv' },
  })
  expect([late.status, late.body.detail]).toEqual([
    400,
    'Le carnet de Minette est refermé. Vous pouvez le rouvrir depuis son profil.',
  ])
})

test('a file that is imported again after a change of the time zone adds nothing', async () => {
  const owner = await createOwner(app)
  const [cat, token] = [await owner.addCat({ weight: undefined }), await owner.token()]
  const send = async () => {
    const headers = { 'content-type': 'text/csv' }
    const body = 'date;heure;kg\n01/03/2025;00:30;4,2\n02/03/2025;08:00;4,3'
    return (await call(`POST /api/animals/${cat}/import`, { token, body, headers })).body
  }
  expect(await send()).toMatchObject({ weights: { added: 2, known: 0 } })
  await owner.mutate('updateViewer', { timeZone: 'America/Cayenne' }, 'viewer { uuid }')
  expect(await send()).toEqual({ weights: { added: 0, known: 2 }, importId: null, ofOthers: 0 })
  expect((await call(`GET /api/animals/${cat}/weights`, { token })).body).toHaveLength(2)
})

test.each([
  ['repeated', '01/03/2025;4.1\n01/03/2025;4.2\n01/03/2025;4.1', ['4.1', '4.2']],
  [
    'newest first, as in the own table',
    '02/03/2025;4.3\n01/03/2025;4.2\n01/03/2025;4.1',
    ['4.3', '4.2', '4.1'],
  ],
])('the newest of a date is found in lines that are %s', async (_, body, weights) => {
  const owner = await createOwner(app)
  const cat = await owner.addCat({ weight: undefined })
  const token = await owner.token()
  const headers = { 'content-type': 'text/csv' }
  await call(`POST /api/animals/${cat}/import`, { token, body, headers })
  const stored = (await call(`GET /api/animals/${cat}/weights`, { token })).body
  expect(stored.map(({ weight }: { weight: string }) => weight)).toEqual(weights)
})

test('of the lines of one date the last is the newest weighing, also after a copy', async () => {
  const owner = await createOwner(app)
  const cat = await owner.addCat({ weight: undefined })
  const grams = Array.from({ length: 8 }, (_, index) => `4.${index + 1}`)
  await call(`POST /api/animals/${cat}/import`, {
    token: await owner.token(),
    body: grams.map((weight) => `01/03/2025;${weight}`).join('\n'),
    headers: { 'content-type': 'text/csv' },
  })
  const weightsOf = async (of: TestOwner, animal: string) =>
    (await call(`GET /api/animals/${animal}/weights`, { token: await of.token() })).body.map(
      ({ weight }: { weight: string }) => weight,
    )
  expect(await weightsOf(owner, cat)).toEqual(grams.toReversed())
  const copy = (await call('GET /api/users/me/export', { token: await owner.token() })).body
  const other = await createOwner(app)
  const { body } = await call('POST /api/users/me/import', {
    token: await other.token(),
    body: copy,
  })
  expect(await weightsOf(other, body.animals[0].id)).toEqual(grams.toReversed())
})
