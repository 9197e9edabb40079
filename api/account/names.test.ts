import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOwner, type TestOwner } from '../testing/owner'
import { createRestClient, type RestClient } from '../testing/restClient'
import { createTestApp, type TestApp } from '../testing/testApp'

// Names and labels contain no hidden characters (product/interfaces 2.8). The rule itself is tested
// in shared/base/hiddenCharacters.test.ts.

const hidden = 'Retapez ce texte\u00a0: il contient un caractère invisible'
const override = 'Min\u202eette'

let app: TestApp
let call: RestClient
let owner: TestOwner
let cat: string
beforeAll(async () => {
  app = await createTestApp()
  call = await createRestClient(app)
})
beforeEach(async () => {
  owner = await createOwner(app)
  cat = await owner.addCat()
})
afterAll(() => app.close())

const refusalOf = async (mutation: string, input: object, selection: string) =>
  (await owner.mutate(mutation, input, selection)).errors?.[0]?.extensions.fields

test('users, cats, links, tokens, treatments and results refuse hidden characters', async () => {
  const token = await owner.token()
  const animalUuid = cat
  const treatment = {
    kind: 'medicine',
    plan: { kind: 'days', everyDays: 1, times: ['08:00'] },
    firstDay: '2025-03-10',
  }
  expect([
    (await call('PATCH /api/users/me', { token, body: { firstName: override } })).body.fields,
    (await call('POST /api/animals', { token, body: { name: '\u200b' } })).body.fields,
    await refusalOf('updateAnimal', { uuid: cat, breed: override }, 'animal { uuid }'),
    await refusalOf('createShareLink', { animalUuid, forWhom: override }, 'shareLink { uuid }'),
    await refusalOf(
      'addTreatment',
      { ...treatment, animalUuid, name: override },
      'animal { uuid }',
    ),
    await refusalOf(
      'createPersonalAccessToken',
      { name: override, access: 'read', days: 30 },
      'token',
    ),
    await refusalOf(
      'addLabResult',
      {
        animalUuid,
        day: '2025-03-10',
        laboratory: override,
        values: [{ quantity: 'creatinine', value: '180', unit: 'µmol/L' }],
      },
      'animal { uuid }',
    ),
  ]).toEqual([
    { firstName: hidden },
    { name: 'Nom requis' },
    { breed: hidden },
    { forWhom: hidden },
    { name: hidden },
    { name: hidden },
    { laboratory: hidden },
  ])
  expect((await call('POST /api/animals', { token, body: { name: 'ليلى 🐈‍⬛' } })).body.name).toBe(
    'ليلى 🐈‍⬛',
  )
})

test('a name that is older than the rule is returned, and the other fields can be changed', async () => {
  const { prisma } = app.services
  const { data } = await owner.mutate(
    'addTreatment',
    {
      animalUuid: cat,
      kind: 'medicine',
      name: 'Semintra',
      plan: { kind: 'days', everyDays: 1, times: ['08:00'] },
      firstDay: '2025-03-10',
    },
    'treatment { uuid }',
  )
  const { uuid } = data.addTreatment.treatment
  await prisma.animal.update({ where: { id: cat }, data: { name: override } })
  await prisma.treatment.update({ where: { id: uuid }, data: { name: override } })
  expect(
    (await owner.mutate('updateAnimal', { uuid: cat, breed: 'Persan' }, 'animal { name breed }'))
      .data.updateAnimal.animal,
  ).toEqual({ name: override, breed: 'Persan' })
  const change = async (fields: object) =>
    await owner.mutate(
      'changeTreatment',
      { animalUuid: cat, uuid, ...fields },
      'treatment { name note amount unit }',
    )
  expect((await change({ note: 'Au frigo' })).data.changeTreatment.treatment).toEqual({
    name: override,
    note: 'Au frigo',
    amount: null,
    unit: null,
  })
  expect((await change({ unit: 'mg' })).errors?.[0]?.extensions.fields).toEqual({
    amount: 'Indiquez la quantité',
  })
  expect((await change({ name: 'Semintra' })).data.changeTreatment.treatment.name).toBe('Semintra')
})

test('an import that contains such a name is refused, with its path', async () => {
  const token = await owner.token()
  await app.services.prisma.animal.update({ where: { id: cat }, data: { name: override } })
  const copy = await fetch(`${app.url}/api/users/me/export`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const other = await createOwner(app)
  const refused = await call('POST /api/users/me/import', {
    token: await other.token(),
    body: await copy.text(),
  })
  expect([refused.status, JSON.stringify(refused.body.fields)]).toEqual([
    400,
    expect.stringContaining(hidden),
  ])
})
