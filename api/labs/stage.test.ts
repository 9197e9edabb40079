import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLabCalls, creatinine } from '../testing/calls/labCalls'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
let owner: TestOwner
beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = new Date('2025-03-16T08:00:00Z')
  owner = await createOwner(app)
})
afterAll(() => app.close())

const { add, read } = createLabCalls(() => owner)

test('the stage is that of two results that agree, and the vet’s link shows it', async () => {
  const cat = await owner.addCat()
  await add(cat, {})
  expect((await read(cat)).iris).toEqual({
    stage: null,
    because: 'one-result',
    message: 'Stade non calculé\u00a0: il faut deux résultats à 14 jours d’écart au moins.',
  })
  await add(cat, { day: '2025-03-02' })
  const iris = {
    stage: 2,
    because: null,
    message: 'Stade IRIS 2. Indicatif\u00a0: le stade est posé par votre vétérinaire.',
  }
  expect((await read(cat)).iris).toEqual(iris)
  const { data } = await owner.mutate('createShareLink', { animalUuid: cat }, 'shareLink { token }')
  const shared = await app.graphql(
    `query ($token: String!) { sharedAnimal(token: $token) { iris { stage because message } labResults { day } } }`,
    { token: data.createShareLink.shareLink.token },
  )
  expect(shared.data.sharedAnimal).toEqual({
    iris,
    labResults: [{ day: '2025-03-16' }, { day: '2025-03-02' }],
  })
})

test('the stage that the vet gave is returned with the computed one, one per cat, until it is cleared', async () => {
  const cat = await owner.addCat()
  const set = async (given: object) => {
    const { data, errors } = await owner.mutate(
      'setVetStage',
      { animalUuid: cat, stage: 2, day: '2025-03-12', ...given },
      'animal { iris { because byVet { stage substage day message } } }',
    )
    return data?.setVetStage?.animal.iris ?? errors?.[0]?.extensions
  }
  expect(await set({ substage: ' ' })).toEqual({
    because: 'no-creatinine',
    byVet: {
      stage: 2,
      substage: null,
      day: '2025-03-12',
      message: 'Stade 2 posé par le vétérinaire, le 12 mars 2025.',
    },
  })
  expect((await set({ stage: 3, substage: 'protéinurie limite' })).byVet).toMatchObject({
    stage: 3,
    message: 'Stade 3 (protéinurie limite) posé par le vétérinaire, le 12 mars 2025.',
  })
  expect(await set({ stage: 5 })).toMatchObject({
    code: 'VALIDATION',
    fields: { stage: 'Le stade va de 1 à 4' },
  })
  expect(await set({ day: '2025-03-17' })).toMatchObject({
    code: 'VALIDATION',
    fields: { day: 'La date ne peut pas être dans le futur' },
  })
  const clear = () =>
    owner.mutate('clearVetStage', { animalUuid: cat }, 'animal { iris { byVet { stage } } }')
  expect((await clear()).data.clearVetStage.animal.iris.byVet).toBeNull()
  expect((await clear()).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  await app.services.prisma.animal.update({
    where: { id: cat },
    data: { inMemorySince: new Date('2025-03-10T08:00:00Z') },
  })
  expect(await set({})).toMatchObject({ code: 'VALIDATION', fields: {} })
  expect((await set({ day: '2025-03-10' })).byVet).toMatchObject({ day: '2025-03-10' })
})

test('each fact of the stage is a field, and a result of a dehydrated cat does not count', async () => {
  const iris = async (
    ...results: [day: string, creatinine: string, sdma: string, more?: object][]
  ) => {
    const cat = await owner.addCat()
    for (const [day, value, sdma, more] of results) {
      const values = [creatinine(value), { quantity: 'sdma', value: sdma, unit: 'µg/dL' }]
      await add(cat, { day, values, ...more })
    }
    const { data } = await owner.graphql(
      `query ($id: ID!) { animal(uuid: $id) { iris { stage because between stageBySdma leftOut } } }`,
      { id: cat },
    )
    return data.animal.iris
  }
  const none = { stage: null, because: null, between: [], stageBySdma: null, leftOut: [] }
  expect(await iris(['2025-03-16', '24', '20'], ['2025-02-01', '22', '20'])).toEqual({
    ...none,
    stage: 2,
  })
  expect(await iris(['2025-03-16', '29', '26'], ['2025-02-01', '27', '25'])).toEqual({
    ...none,
    because: 'between',
    between: [2, 3],
  })
  expect(await iris(['2025-03-16', '24', '30'], ['2025-02-01', '22', '40'])).toEqual({
    ...none,
    because: 'sdma-persistent',
    stageBySdma: 3,
  })
  expect(
    await iris(
      ['2025-03-16', '40', '20', { hydrated: 'no' }],
      ['2025-03-10', '24', '20'],
      ['2025-02-01', '22', '20'],
    ),
  ).toEqual({ ...none, stage: 2, leftOut: ['2025-03-16'] })
})

test('the remarks are fields, also by the vet’s link', async () => {
  const cat = await owner.addCat()
  await add(cat, { day: '2025-02-20', values: [creatinine('20')] })
  await add(cat, {
    values: [creatinine('27'), { quantity: 'pressure', value: '180', unit: 'mmHg' }],
  })
  const remarks = 'labRemarks { rule quantity value unit day forToday percent comparedDay fact }'
  const { data } = await owner.graphql(`query ($id: ID!) { animal(uuid: $id) { ${remarks} } }`, {
    id: cat,
  })
  const rise = { ...creatinine('27'), day: '2025-03-16', percent: 35, comparedDay: '2025-02-20' }
  expect(data.animal.labRemarks).toEqual([
    {
      ...rise,
      rule: 'creatinine-rise',
      forToday: true,
      fact: '35\u202f% de plus que le 20/02/2025 (20\u00a0mg/L)',
    },
    {
      ...rise,
      rule: 'creatinine-above-lowest',
      forToday: false,
      fact: '35\u202f% de plus que sa valeur la plus basse (20\u00a0mg/L le 20/02/2025)',
    },
    {
      rule: 'pressure-severe',
      quantity: 'pressure',
      value: '180',
      unit: 'mmHg',
      day: '2025-03-16',
      forToday: true,
      percent: null,
      comparedDay: null,
      fact: '180\u00a0mmHg ou plus',
    },
  ])
  const { data: made } = await owner.mutate(
    'createShareLink',
    { animalUuid: cat },
    'shareLink { token }',
  )
  const shared = await app.graphql(
    `query ($token: String!) { sharedAnimal(token: $token) { ${remarks} } }`,
    { token: made.createShareLink.shareLink.token },
  )
  expect(shared.data.sharedAnimal.labRemarks).toEqual(data.animal.labRemarks)
})

test('a cat in memory has no remarks', async () => {
  const cat = await owner.addCat()
  await add(cat, { values: [{ quantity: 'pressure', value: '185', unit: 'mmHg' }] })
  const rules = async () =>
    (
      await owner.graphql('query ($id: ID!) { animal(uuid: $id) { labRemarks { rule } } }', {
        id: cat,
      })
    ).data.animal.labRemarks
  expect(await rules()).toEqual([{ rule: 'pressure-severe' }])
  await owner.mutate('rememberAnimal', { uuid: cat }, 'animal { uuid }')
  expect(await rules()).toEqual([])
})
