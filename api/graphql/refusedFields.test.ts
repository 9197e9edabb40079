import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// Tests that refused answers name their fields, in French (product/interfaces 3.3).

let app: TestApp
let owner: TestOwner
let cat: string

beforeAll(async () => {
  app = await createTestApp()
  owner = await createOwner(app)
  cat = await owner.addCat()
})
afterAll(() => app.close())

test.each([
  [{ appetite: 6 }, { appetite: "L'appétit doit être compris entre 1 et 5" }],
  [{ appetite: 0 }, { appetite: "L'appétit doit être compris entre 1 et 5" }],
  [{ vomiting: 21 }, { vomiting: 'Les vomissements doivent être compris entre 0 et 20' }],
  [{ urination: -1 }, { urination: 'Les urinations doivent être comprises entre 0 et 20' }],
  [{ lethargy: 6 }, { lethargy: "L'énergie doit être comprise entre 1 et 5" }],
  [
    { waterMl: 2001 },
    { waterMl: "La quantité d'eau doit être un nombre entier entre 0 et 2000 mL" },
  ],
  [{ note: 'é'.repeat(281) }, { note: 'La note est limitée à 280 caractères' }],
  [
    { note: 'x'.repeat(2000), appetite: 9 },
    {
      note: 'La note est limitée à 280 caractères',
      appetite: "L'appétit doit être compris entre 1 et 5",
    },
  ],
])(
  'an entry with %o is refused at the field, in French, and nothing is saved',
  async (answers, fields) => {
    expect(await owner.save(cat, answers)).toEqual({ code: 'VALIDATION', fields })
    const { data } = await owner.graphql(
      'query ($id: ID!) { animal(uuid: $id) { measurements { edges { node { uuid } } } } }',
      { id: cat },
    )
    expect(data.animal.measurements.edges).toEqual([])
  },
)

test('the ends of each range are accepted, and an emoji counts as one of 280 characters', async () => {
  const other = await owner.addCat()
  const low = {
    appetite: 1,
    vomiting: 0,
    urination: 0,
    lethargy: 1,
    waterMl: 0,
    note: '🐈'.repeat(280),
  }
  expect((await owner.save(other, low)).measurement).toMatchObject(low)
  const high = { appetite: 5, vomiting: 20, urination: 20, lethargy: 5, waterMl: 2000 }
  expect((await owner.save(other, high)).measurement).toMatchObject(high)
})

test.each([
  ['createAnimal', { name: ' ' }, { name: 'Nom requis' }],
  ['createAnimal', { name: 'Félix', age: -1 }, { age: "L'âge doit être un nombre entier positif" }],
  [
    'createAnimal',
    { name: 'Félix', weight: '42' },
    { weight: 'Le poids doit être compris entre 0,3 et 25 kg' },
  ],
  [
    'createAnimal',
    { name: 'Félix', birthDate: '2015-02-30' },
    { birthDate: 'Date de naissance invalide' },
  ],
  ['updateViewer', { email: 'no-address' }, { email: 'Email invalide' }],
  ['updateViewer', { timeZone: 'Mars/Olympus' }, { timeZone: 'Fuseau horaire inconnu' }],
])('%s with %o is refused at the field', async (name, input, fields) => {
  const { errors } = await owner.mutate(name, input, '__typename')
  expect(errors?.[0]).toMatchObject({
    message: Object.values(fields)[0],
    extensions: { code: 'VALIDATION', fields },
  })
})

const connections: [string, (args: string) => string | Promise<string>][] = [
  ['a user’s cats', (args) => `viewer { animals(${args}) { edges { cursor } } }`],
  ['entries', (args) => `animal(uuid: "${cat}") { measurements(${args}) { edges { cursor } } }`],
  ['doses', (args) => `animal(uuid: "${cat}") { doses(${args}) { edges { cursor } } }`],
  [
    'entries of a link',
    async (args) => {
      const { data } = await owner.mutate(
        'createShareLink',
        { animalUuid: cat },
        'shareLink { token }',
      )
      const { token } = data.createShareLink.shareLink
      return `sharedAnimal(token: "${token}") { measurements(${args}) { edges { cursor } } }`
    },
  ],
]

test.each(connections)(
  'a page of %s with a negative length or an unknown cursor is refused at the argument',
  async (_, page) => {
    for (const [name, value, message] of [
      ['first', '-1', 'Doit être positif'],
      ['last', '-1', 'Doit être positif'],
      ['after', '"x"', 'Curseur inconnu'],
      ['before', `"${btoa('OffsetConnection:x')}"`, 'Curseur inconnu'],
      ['before', '""', 'Curseur inconnu'],
    ] as const) {
      const { errors } = await owner.graphql(`{ ${await page(`${name}: ${value}`)} }`)
      expect([value, errors?.[0]]).toMatchObject([
        value,
        { message, extensions: { code: 'VALIDATION', fields: { [name]: message } } },
      ])
    }
  },
)

test('the cursors of an empty list of cats are accepted', async () => {
  const otherOwner = await createOwner(app)
  const read = async (args: string) =>
    (await otherOwner.graphql(`{ viewer { animals${args} { pageInfo { endCursor } } } }`)).data
      .viewer.animals.pageInfo
  const { endCursor } = await read('')
  expect(await read(`(after: "${endCursor}")`)).toEqual({ endCursor })
})
