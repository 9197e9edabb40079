import { afterAll, beforeAll, expect, test } from 'vitest'
import { daysBefore } from '../../testing/instants'
import { brokenInvariants } from '../../testing/invariants'
import { createOwner, type TestOwner } from '../../testing/owner'
import { createRestClient, type RestClient } from '../../testing/restClient'
import { createTestApp, type TestApp } from '../../testing/testApp'

// A copy is imported into the account that exported it (product/accounts 8.3).

let app: TestApp
let call: RestClient
let owner: TestOwner
const start = new Date('2025-03-16T08:00:00Z')
beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  call = await createRestClient(app)
  owner = await createOwner(app)
})
afterAll(() => app.close())

const daysAgo = (days: number) => daysBefore(start)(days).toISOString()
const download = async () =>
  (await call('GET /api/users/me/export', { token: await owner.token() })).body
const send = async (body: object) =>
  (await call('POST /api/users/me/import', { token: await owner.token(), body })).body

const reminders = {
  questionsAt: '19:00',
  doses: true,
  weighing: true,
  byMail: true,
  quietFrom: '22:00',
  quietUntil: '07:00',
}

test('missing rows are restored, existing ones are unchanged, and no reminder is raised', async () => {
  const cat = await owner.addCat({ name: 'Minette' })
  const save = (days: number, answers: object) =>
    owner.save(cat, { date: daysAgo(days), ...answers })
  const oldest = (await save(3, { appetite: 4, note: 'Calme' })).measurement.uuid
  const deletedEntry = (await save(2, { appetite: 2 })).measurement.uuid
  await save(1, { appetite: 2 })
  await owner.mutate('setReminders', { animalUuid: cat, ...reminders }, 'animal { uuid }')
  const { prisma } = app.services
  const alerts = async () =>
    (await prisma.alertRecord.findMany({ where: { animalId: cat }, orderBy: { day: 'asc' } })).map(
      ({ day, rule }) => `${day.toISOString().slice(8, 10)} ${rule}`,
    )
  const raised = await alerts()
  expect(raised).toEqual(['15 appetite-reduced-consecutive'])
  const copy = await download()

  await owner.mutate(
    'deleteMeasurement',
    { animalUuid: cat, uuid: deletedEntry },
    'animal { uuid }',
  )
  const weight = await prisma.weight.findFirstOrThrow({ where: { animalId: cat } })
  await owner.mutate('deleteWeight', { animalUuid: cat, uuid: weight.id }, 'animal { uuid }')
  await owner.replace(cat, oldest, { appetite: 5 })
  await owner.mutate('updateAnimal', { uuid: cat, name: 'Minou' }, 'animal { uuid }')
  expect(await alerts()).toEqual([])

  const { animals } = await send(copy)
  expect(animals).toMatchObject([
    {
      id: cat,
      name: 'Minou',
      isNew: false,
      differing: 1,
      measurements: { added: 1, known: 2 },
      weights: { added: 1, known: 0 },
    },
  ])
  expect(await alerts()).toEqual(raised)
  const back = (await download()).animals[0]
  expect(back.measurements.map(({ appetite }: { appetite: number }) => appetite)).toEqual([2, 2, 5])
  expect(back).toMatchObject({ name: 'Minou', weights: [{ weight: '4.2' }] })
  expect((await send(copy)).animals).toMatchObject([
    { measurements: { added: 0, known: 3 }, weights: { added: 0, known: 1 } },
  ])
  expect([
    await prisma.mail.count({ where: { kind: 'reminder' } }),
    await prisma.push.count(),
    await prisma.reminder.count(),
  ]).toEqual([0, 0, 0])
  expect((await brokenInvariants(app.database)).broken).toEqual({})
})

test('an import that exceeds a quota of the account or the cat stores nothing', async () => {
  const at = daysAgo(1)
  const cats = Array.from({ length: 50 }, (_, index) => ({
    id: crypto.randomUUID(),
    name: `Chat ${index}`,
    createdAt: at,
  }))
  expect(await send({ animals: cats })).toMatchObject({
    code: 'OVER_QUOTA',
    detail: expect.stringContaining('50 chats au plus'),
  })
  const labResults = Array.from({ length: 201 }, () => ({
    id: crypto.randomUUID(),
    day: '2025-03-01',
    values: [{ quantity: 'sdma', value: '18', unit: 'µg/dL' }],
    createdAt: at,
    updatedAt: at,
  }))
  expect(await send({ animals: [{ ...cats[0], labResults }] })).toMatchObject({
    code: 'OVER_QUOTA',
    detail: 'Chat 0 aurait plus de 200 résultats d’analyses, le plus qu’un chat puisse en avoir.',
  })
  expect((await download()).animals).toHaveLength(1)
})

test('an existing alert names the previous entry that an import restored', async () => {
  const cat = await owner.addCat({ name: 'Pacha' })
  const save = async (days: number) =>
    (await owner.save(cat, { date: daysAgo(days), appetite: 2 })).measurement.uuid
  const alertDays = async () =>
    (
      await app.services.prisma.alertRecord.findMany({
        where: { animalId: cat, day: new Date('2025-03-15') },
      })
    ).map(({ message }) => /\d\d\/\d\d et \d\d\/\d\d/.exec(message)?.[0])
  await save(3)
  const deletedEntry = await save(2)
  await save(1)
  const copy = await download()
  await owner.mutate(
    'deleteMeasurement',
    { animalUuid: cat, uuid: deletedEntry },
    'animal { uuid }',
  )
  expect(await alertDays()).toEqual(['13/03 et 15/03'])
  await send(copy)
  expect(await alertDays()).toEqual(['14/03 et 15/03'])
})

test('a stage and reminders that the cat lacks are announced and added', async () => {
  const cat = await owner.addCat({ name: 'Cachou' })
  await owner.mutate(
    'setVetStage',
    { animalUuid: cat, stage: 2, day: '2025-03-01' },
    'animal { uuid }',
  )
  const copy = await download()
  copy.animals = copy.animals.filter(({ id }: { id: string }) => id === cat)
  copy.animals[0].reminders = { ...reminders, chosenAt: daysAgo(1) }
  const lacking = { vetStage: true, reminders: true }
  const existing = { vetStage: false, reminders: false }
  expect((await send(copy)).animals).toMatchObject([{ vetStage: false, reminders: true }])
  expect((await send(copy)).animals).toMatchObject([existing])
  const { prisma } = app.services
  await prisma.vetStage.deleteMany({ where: { animalId: cat } })
  await prisma.reminderChoice.deleteMany({ where: { animalId: cat } })
  expect((await send(copy)).animals).toMatchObject([lacking])
  const { vetStage, reminders: choice } = (await download()).animals.find(
    ({ id }: { id: string }) => id === cat,
  )
  expect([vetStage, choice]).toMatchObject([{ stage: 2 }, { questionsAt: '19:00' }])
})
