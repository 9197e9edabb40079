import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/base/duration'
import { createCareCalls } from '../testing/calls/careCalls'
import { daysBefore } from '../testing/instants'
import { createOwner, type TestOwner } from '../testing/owner'
import { createRestClient, type RestClient } from '../testing/restClient'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
let owner: TestOwner
let call: RestClient
const start = new Date('2025-03-16T08:00:00Z')
const daysAgo = daysBefore(start)

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  owner = await createOwner(app)
  call = await createRestClient(app)
})
beforeEach(() => void (app.clock.now = start))
afterAll(() => app.close())

const weigh = (animalId: string, weighings: [Date, number][]) =>
  app.services.prisma.weight.createMany({
    data: weighings.map(([date, grams]) => ({ animalId, grams, date, createdAt: date })),
  })
const watched = async (uuid: string, includeHidden = false) =>
  (
    await owner.graphql(
      'query ($id: ID!, $all: Boolean!) { animal(uuid: $id) { watches(includeHidden: ' +
        '$all) { rule level hidden putAsideUntil message reasons { day label } } } }',
      { id: uuid, all: includeHidden },
    )
  ).data.animal.watches
const ruleOf = ({ rule, level }: { rule: string; level: string }) => `${rule} ${level}`
const rest = async (request: string, body?: object) =>
  (await call(request, { token: await owner.token(), body })).body

const calm = { appetite: 4, vomiting: 0, lethargy: 3, quickHydrationValue: 'normal' }

/** Eight days without signs, then a day with three. */
async function failing(): Promise<string> {
  const cat = await owner.addCat({ weight: null })
  for (let count = 8; count > 0; count -= 1)
    await owner.save(cat, { ...calm, date: daysAgo(count).toISOString() })
  await owner.save(cat, {
    ...calm,
    quickHydrationValue: 'less',
    appetite: 2,
    vomiting: 1,
    lethargy: 1,
  })
  return cat
}

test('a cat that worsens within one day raises no alert, and two red watches', async () => {
  const cat = await failing()
  expect((await watched(cat)).map(ruleOf)).toEqual(['several-signs red', 'energy-very-low red'])
  expect((await watched(cat))[1]).toMatchObject({
    hidden: false,
    putAsideUntil: null,
    message: expect.stringMatching(/^Énergie\u00a0: très basse, avec un autre signe\.\n/),
  })
  const { alerts } = (
    await owner.graphql('query ($id: ID!) { animal(uuid: $id) { alerts { rule } } }', { id: cat })
  ).data.animal
  expect(alerts).toEqual([{ rule: 'all-green' }])
  app.clock.now = new Date(start.getTime() + 49 * HOUR_MS)
  expect((await watched(cat)).map(ruleOf)).toEqual(['no-entry red'])
})

test('a weight loss counts by the owner’s days; in REST, in both orders, for the vet and in the export', async () => {
  const cat = await failing()
  await weigh(cat, [
    [daysAgo(40), 3600],
    [daysAgo(41), 3600],
    [daysAgo(70), 4000],
  ])
  const all = [
    'several-signs red',
    'energy-very-low red',
    'weight-loss-confirmed amber',
    'weighing-due info',
  ]
  expect((await watched(cat)).map(ruleOf)).toEqual(all.slice(0, 2))
  expect((await watched(cat, true)).map(ruleOf)).toEqual(all)
  const seen = (body: { id: string; level: string }[]) =>
    body.map(({ id, level }) => `${id} ${level}`)
  expect(seen(await rest(`GET /api/animals/${cat}/watches`))).toEqual(all.slice(0, 2))
  expect(seen(await rest(`GET /api/animals/${cat}/watches?hidden=true`))).toEqual(all)
  expect((await rest(`GET /api/animals/${cat}/watches?hidden=oui`)).fields).toEqual({
    hidden: 'Valeurs possibles\u00a0: true, false',
  })
  const { token } = await rest(`POST /api/animals/${cat}/share`)
  expect(seen((await rest(`GET /api/shared/${token}`)).watches)).toEqual(all)
  const { animals } = await rest('GET /api/users/me/export')
  expect(animals.find(({ id }: { id: string }) => id === cat).watches.map(ruleOf)).toEqual(all)
})

test('a watch that was put aside is hidden for seven days, or until its level rises; others are shown', async () => {
  const cat = await owner.addCat({ weight: null })
  await weigh(cat, [
    [daysAgo(0), 3600],
    [daysAgo(20), 4000],
  ])
  expect((await watched(cat)).map(ruleOf)).toEqual(['weight-loss amber'])
  // The level that was seen is lower than the current one.
  await owner.mutate(
    'putWatchAside',
    { animalUuid: cat, rule: 'weight-loss', level: 'info', seenAt: daysAgo(1) },
    'animal { uuid }',
  )
  expect((await watched(cat)).map(ruleOf)).toEqual(['weight-loss amber'])
  const { putWatchAside } = (
    await owner.mutate(
      'putWatchAside',
      { animalUuid: cat, rule: 'weight-loss' },
      'animal { watches { rule } }',
    )
  ).data
  expect(putWatchAside.animal.watches).toEqual([])
  expect(await watched(cat)).toEqual([])
  expect(await watched(cat, true)).toMatchObject([
    { rule: 'weight-loss', hidden: false, putAsideUntil: '2025-03-23T08:00:00.000Z' },
  ])
  app.clock.now = new Date(start.getTime() + 7 * DAY_MS)
  expect((await watched(cat)).map(ruleOf)).toEqual(['weight-loss amber'])
  app.clock.now = start
  // The request was queued offline: its sighting is older and of a lower level, and must hide
  // nothing.
  await owner.mutate(
    'putWatchAside',
    { animalUuid: cat, rule: 'weight-loss', level: 'red', seenAt: daysAgo(2) },
    'animal { uuid }',
  )
  expect(await watched(cat, true)).toMatchObject([{ putAsideUntil: '2025-03-23T08:00:00.000Z' }])
  const late = await owner.mutate(
    'putWatchAside',
    { animalUuid: cat, rule: 'weight-loss', seenAt: daysAgo(-1) },
    'animal { uuid }',
  )
  expect(late.errors?.[0]?.extensions).toMatchObject({
    fields: { seenAt: 'La date ne peut pas être dans le futur' },
  })
  await weigh(cat, [[new Date(start.getTime() - DAY_MS), 3590]])
  expect((await watched(cat)).map(ruleOf)).toEqual(['weight-loss-confirmed red'])
  expect(await rest(`PATCH /api/animals/${cat}/watches/weight-loss-confirmed/aside`)).toEqual([])
  expect(await rest(`PATCH /api/animals/${cat}/watches/no-entry/aside`)).toEqual([])
  for (const unknown of ['nothing', 'toString'])
    expect(await rest(`PATCH /api/animals/${cat}/watches/${unknown}/aside`)).toMatchObject({
      code: 'NOT_FOUND',
      detail: 'Surveillance non trouvée',
    })
  const { animals } = await rest('GET /api/users/me/export')
  expect(animals.find(({ id }: { id: string }) => id === cat).watches).toMatchObject([
    { rule: 'weight-loss-confirmed', putAsideUntil: '2025-03-23T08:00:00.000Z' },
  ])
})

test('a loss that a vet has seen is no longer reported, by REST too', async () => {
  const cat = await owner.addCat({ weight: null })
  await weigh(cat, [
    [daysAgo(0), 3600],
    [daysAgo(70), 4000],
  ])
  expect((await watched(cat)).map(ruleOf)).toEqual(['weight-loss amber'])
  const path = `PATCH /api/animals/${cat}/watches/weight-loss/aside`
  for (const seenByVetOn of ['demain', 16])
    expect(await rest(path, { seenByVetOn })).toMatchObject({
      code: 'VALIDATION',
      fields: { seenByVetOn: 'Jour invalide' },
    })
  expect(await rest(path, { seenByVetOn: '2025-03-17' })).toMatchObject({
    fields: { seenByVetOn: 'La date ne peut pas être dans le futur' },
  })
  expect(await rest(path, { seenByVetOn: '2025-03-16' })).toEqual([])
  expect(await watched(cat, true)).toEqual([])
})

test('a weight under the vet’s number is a new episode after a weighing above it', async () => {
  const cat = await owner.addCat({ weight: null })
  await app.services.prisma.animal.update({
    where: { id: cat },
    data: { vetLimits: [{ part: 'weight', value: '4.00', days: null, since: '2025-03-01' }] },
  })
  await weigh(cat, [[daysAgo(4), 3940]])
  app.clock.now = new Date(daysAgo(4).getTime() + HOUR_MS)
  await owner.mutate(
    'putWatchAside',
    { animalUuid: cat, rule: 'weight-under-threshold' },
    'animal { uuid }',
  )
  expect(await watched(cat)).toEqual([])
  app.clock.now = start
  await weigh(cat, [
    [daysAgo(2), 4010],
    [daysAgo(0), 3940],
  ])
  expect((await watched(cat)).map(ruleOf)).toEqual(['weight-under-threshold red'])
})

test('missed doses are a new episode after an entry without them, however long ago', async () => {
  const cat = await owner.addCat({ weight: null })
  const { add, note } = createCareCalls(() => ({ owner, cat }))
  const onDay = (days: number) => void (app.clock.now = daysAgo(-days))
  const { uuid } = await add({ firstDay: '2025-03-16' })
  onDay(3)
  expect((await watched(cat)).map(ruleOf)).toEqual(['doses-missed info'])
  await owner.mutate('putWatchAside', { animalUuid: cat, rule: 'doses-missed' }, 'animal { uuid }')
  expect(await watched(cat)).toEqual([])
  await note(uuid, { day: '2025-03-19' })
  onDay(4)
  await owner.save(cat, calm)
  for (const day of ['2025-03-20', '2025-03-21', '2025-03-22']) {
    app.clock.now = new Date(`${day}T08:00:00Z`)
    await note(uuid, { day })
  }
  onDay(9)
  expect((await watched(cat)).map(ruleOf)).toEqual(['doses-missed info'])
})
