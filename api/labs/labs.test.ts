import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quantities, quantityNames, unitsOf } from '#shared/labs/quantities'
import { MAX_LAB_RESULTS } from '../base/limits/recordQuotas'
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

test('a result is stored as it was typed, listed newest day first, and replaced as a whole', async () => {
  const cat = await owner.addCat()
  const newest = await add(cat, {
    laboratory: ' Labo du Parc ',
    values: [creatinine('24,0'), { quantity: 'upc', value: '0,24', unit: '' }],
    hydrated: 'yes',
  })
  const older = await add(cat, { day: '2025-02-01' })
  const asRead = { fasting: 'unknown', hydrated: 'unknown', laboratory: null, note: null }
  expect((await read(cat)).labResults).toEqual([
    {
      ...asRead,
      uuid: newest.uuid,
      day: '2025-03-16',
      laboratory: 'Labo du Parc',
      values: [creatinine('24'), { quantity: 'upc', value: '0.24', unit: '' }],
      hydrated: 'yes',
    },
    { ...asRead, uuid: older.uuid, day: '2025-02-01', values: [creatinine('24')] },
  ])
  const changed = {
    animalUuid: cat,
    uuid: newest.uuid,
    day: '2025-01-05',
    values: [creatinine('2.4', 'mg/dL')],
  }
  await owner.mutate('updateLabResult', changed, 'labResult { uuid }')
  expect((await read(cat)).labResults[1]).toEqual({
    ...asRead,
    uuid: newest.uuid,
    day: '2025-01-05',
    values: [creatinine('2.4', 'mg/dL')],
  })
  await owner.mutate('deleteLabResult', { animalUuid: cat, uuid: newest.uuid }, 'animal { uuid }')
  expect((await read(cat)).labResults.map(({ uuid }: { uuid: string }) => uuid)).toEqual([
    older.uuid,
  ])
})

test('the same id, sequentially or concurrently, is one result', async () => {
  const cat = await owner.addCat()
  const uuid = randomUUID()
  const sent = await Promise.all([add(cat, { uuid }), add(cat, { uuid }), add(cat, { uuid })])
  expect([...sent, await add(cat, { uuid })].map((result) => result.uuid)).toEqual([
    uuid,
    uuid,
    uuid,
    uuid,
  ])
  const capitals = await add(cat, { uuid: uuid.toUpperCase() })
  expect(capitals.uuid).toBe(uuid)
  expect((await read(cat)).labResults).toHaveLength(1)
})

test('a retry that was written later corrects the values of a lost try; an earlier one does not', async () => {
  const cat = await owner.addCat()
  const uuid = randomUUID()
  const retry = async (value: string, writtenAt?: string) =>
    (await add(cat, { uuid, values: [creatinine(value)], writtenAt })).values[0].value
  expect(await retry('24', '2025-03-16T07:00:00Z')).toBe('24')
  expect(await retry('26', '2025-03-16T07:01:00Z')).toBe('26')
  expect(await retry('24', '2025-03-16T07:00:00Z')).toBe('26')
  expect(await retry('28')).toBe('26')
  expect((await read(cat)).labResults).toHaveLength(1)
})

const remove = async (
  animalUuid: string,
  uuid: string,
  options: object = { acceptUnknown: true },
) =>
  (await owner.mutate('deleteLabResult', { animalUuid, uuid, ...options }, 'animal { uuid }'))
    .errors?.[0]?.extensions?.['code']

test('a result that is deleted, also before it arrives, is refused when it is sent again', async () => {
  const cat = await owner.addCat()
  const [added, late] = [randomUUID(), randomUUID()]
  await add(cat, { uuid: added })
  expect([await remove(cat, added), await remove(cat, added), await remove(cat, late)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect([await add(cat, { uuid: added }), await add(cat, { uuid: late })]).toMatchObject([
    { code: 'NOT_FOUND' },
    { code: 'NOT_FOUND' },
  ])
  expect((await read(cat)).labResults).toEqual([])
  expect([await remove(cat, late, {}), await remove(cat, 'x')]).toEqual(['NOT_FOUND', 'VALIDATION'])
})

test('an app of an older build, which sends the deprecated name of the field, deletes as before', async () => {
  const cat = await owner.addCat()
  const late = randomUUID()
  expect(await remove(cat, late, { ahead: true })).toBeUndefined()
  expect(await add(cat, { uuid: late })).toMatchObject({ code: 'NOT_FOUND' })
})

test('an id of another owner is replaced by a derived one: added, corrected and deleted once', async () => {
  const [cat, other] = [await owner.addCat(), await owner.addCat()]
  const uuid = randomUUID()
  await add(other, { uuid })
  const [first, again] = [await add(cat, { uuid }), await add(cat, { uuid })]
  expect([first.uuid === uuid, again.uuid]).toEqual([false, first.uuid])
  const { data } = await owner.mutate(
    'updateLabResult',
    { animalUuid: cat, uuid, day: '2025-03-15', values: [creatinine('30')] },
    'labResult { uuid day }',
  )
  expect(data.updateLabResult.labResult).toEqual({ uuid: first.uuid, day: '2025-03-15' })
  expect(await remove(cat, uuid)).toBeUndefined()
  expect([(await read(cat)).labResults, (await read(other)).labResults.length]).toEqual([[], 1])
})

test('of two corrections the later written one counts, in either order of arrival', async () => {
  const cat = await owner.addCat()
  const uuid = randomUUID()
  await add(cat, { uuid, writtenAt: '2025-03-16T07:00:00Z' })
  const correct = async (value: string, writtenAt: string) => {
    const { errors } = await owner.mutate(
      'updateLabResult',
      { animalUuid: cat, uuid, day: '2025-03-16', values: [creatinine(value)], writtenAt },
      'labResult { uuid }',
    )
    return errors?.[0]?.extensions?.['fields']
  }
  expect(await correct('26', '2025-03-16T07:30:00Z')).toBeUndefined()
  expect(await correct('26', '2025-03-16T07:30:00Z')).toBeUndefined()
  expect(await correct('25', '2025-03-16T07:20:00Z')).toEqual({
    writtenAt: 'Ces résultats ont été corrigés depuis\u00a0: la correction la plus récente reste',
  })
  // The client's clock is ahead.
  expect(await correct('27', '2025-03-17T07:00:00Z')).toBeUndefined()
  app.clock.now = new Date('2025-03-16T08:01:00Z')
  expect(await correct('28', '2025-03-16T08:00:30Z')).toBeUndefined()
  app.clock.now = new Date('2025-03-16T08:00:00Z')
  expect((await read(cat)).labResults[0].values).toEqual([creatinine('28')])
})

test('an unusual value requires confirmation', async () => {
  const cat = await owner.addCat()
  const values = [creatinine('2.4', 'µmol/L')]
  expect(await add(cat, { values })).toMatchObject({
    code: 'VALIDATION',
    fields: { creatinine: 'Valeur inhabituelle\u00a0: l’unité est-elle la bonne\u202f?' },
  })
  expect((await add(cat, { values, confirmed: true })).values).toEqual(values)
})

test('the day is the owner’s, and not in the future', async () => {
  const cat = await owner.addCat()
  const inFuture = { code: 'VALIDATION', fields: { day: 'La date ne peut pas être dans le futur' } }
  expect(await add(cat, { day: '2025-03-16' })).toMatchObject({ day: '2025-03-16' })
  expect(await add(cat, { day: '2025-03-17' })).toMatchObject(inFuture)
  // 23:54 and 23:56 in Paris: the clock of a device may be 5 minutes ahead.
  app.clock.now = new Date('2025-03-16T22:54:00Z')
  expect(await add(cat, { day: '2025-03-17' })).toMatchObject(inFuture)
  app.clock.now = new Date('2025-03-16T22:56:00Z')
  expect(await add(cat, { day: '2025-03-17' })).toMatchObject({ day: '2025-03-17' })
  app.clock.now = new Date('2025-03-16T08:00:00Z')
})

test('all quantities fit in one result, each with the laboratory’s own range', async () => {
  const cat = await owner.addCat()
  const values = quantityNames.map((quantity) => {
    const [least] = quantities[quantity].possible
    const [unit = ''] = unitsOf(quantity)
    return { quantity, value: String(least), unit, rangeFrom: '1', rangeTo: '2.5' }
  })
  const range = 'labResult { values { quantity value unit rangeFrom rangeTo } }'
  const { data } = await owner.mutate(
    'addLabResult',
    { animalUuid: cat, day: '2025-03-16', values },
    range,
  )
  expect(data.addLabResult.labResult.values).toEqual(values)
  // Older clients send none.
  const older = await owner.mutate(
    'addLabResult',
    { animalUuid: cat, day: '2025-03-15', values: [creatinine('24')] },
    range,
  )
  expect(older.data.addLabResult.labResult.values).toEqual([
    { ...creatinine('24'), rangeFrom: null, rangeTo: null },
  ])
})

test('a cat has a quota of results; a result that is sent again is still found', async () => {
  const cat = await owner.addCat()
  const uuid = randomUUID()
  await add(cat, { uuid })
  const { prisma } = app.services
  const {
    id: _,
    values,
    ...row
  } = await prisma.labResult.findUniqueOrThrow({ where: { id: uuid } })
  await prisma.labResult.createMany({
    data: Array.from({ length: MAX_LAB_RESULTS - 1 }, () => ({ ...row, values })),
  })
  expect(await add(cat, {})).toMatchObject({ code: 'OVER_QUOTA' })
  expect(await add(cat, { uuid })).toMatchObject({ uuid })
  expect((await read(cat)).labResults).toHaveLength(MAX_LAB_RESULTS)
})

test('a closed record accepts results of the days before', async () => {
  const cat = await owner.addCat({ name: 'Isis' })
  await owner.mutate('rememberAnimal', { uuid: cat }, 'animal { uuid }')
  expect(await add(cat, { day: '2025-03-17' })).toMatchObject({ code: 'VALIDATION' })
  expect(await add(cat, { day: '2025-03-16' })).toMatchObject({ day: '2025-03-16' })
})
