import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '#shared/base/duration'
import { addDays, dayBounds, dayIn } from '#shared/base/time'
import { daysBefore } from '../testing/instants'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
let firstOwner: TestOwner

const start = new Date('2025-03-16T08:00:00Z')
const daysAgo = daysBefore(start)
const selection =
  'weightCurve { points { day weight } changes { days change reference { day weight } } }'

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  firstOwner = await createOwner(app)
})
beforeEach(() => void (app.clock.now = start))
afterAll(() => app.close())

const curve = async (owner: TestOwner, uuid: string) =>
  (await owner.graphql(`query ($id: ID!) { animal(uuid: $id) { ${selection} } }`, { id: uuid }))
    .data.animal.weightCurve
const weigh = (animalId: string, weighings: [Date, number][]) =>
  app.services.prisma.weight.createMany({
    data: weighings.map(([date, grams]) => ({ animalId, grams, date, createdAt: date })),
  })

test('the owner and the vet read the same curve, and each change has its reference', async () => {
  const cat = await firstOwner.addCat({ weight: null })
  await weigh(cat, [
    [daysAgo(1), 4100],
    [daysAgo(35), 4300],
    [daysAgo(100), 4300],
    [daysAgo(380), 5000],
  ])
  const expected = {
    points: [
      { day: '2024-12-06', weight: '4.3' },
      { day: '2025-02-09', weight: '4.3' },
      { day: '2025-03-15', weight: '4.1' },
    ],
    changes: [
      { days: 30, change: '-0.2', reference: { day: '2025-02-09', weight: '4.3' } },
      { days: 90, change: '-0.2', reference: { day: '2024-12-06', weight: '4.3' } },
      { days: 365, change: '-0.9', reference: { day: '2024-03-01', weight: '5.0' } },
    ],
  }
  expect(await curve(firstOwner, cat)).toEqual(expected)
  const { shareLink } = (
    await firstOwner.mutate('createShareLink', { animalUuid: cat }, 'shareLink { token }')
  ).data.createShareLink
  const { data } = await app.graphql(
    `query ($token: String!) { sharedAnimal(token: $token) { ${selection} } }`,
    { token: shareLink.token },
  )
  expect(data.sharedAnimal.weightCurve).toEqual(expected)
})

test('a day of the owner’s calendar has its last weighing', async () => {
  const noumea = await createOwner(app, 'Pacific/Noumea')
  const cat = await noumea.addCat({ weight: null })
  const [morning, evening] = [new Date('2025-03-14T20:00:00Z'), new Date('2025-03-15T08:00:00Z')]
  await weigh(cat, [
    [evening, 4200],
    [morning, 4300],
  ])
  const points = (
    await noumea.graphql(
      `{ animal(uuid: "${cat}") { weightCurve { points { day date weight } } } }`,
    )
  ).data.animal.weightCurve.points
  expect(points).toEqual([{ day: '2025-03-15', date: evening.toISOString(), weight: '4.2' }])
})

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'in %s too, the newest may be a year old and its reference 425 days older, and no day more',
  async (timeZone) => {
    const owner = await createOwner(app, timeZone)
    const today = dayIn(start, timeZone)
    const newest = dayBounds(addDays(today, -364), timeZone).start
    const changeSince = async (since: Date) => {
      const cat = await owner.addCat({ weight: null })
      await weigh(cat, [
        [newest, 4200],
        [since, 4400],
      ])
      return (await curve(owner, cat)).changes.map(
        ({ change }: { change: string | null }) => change,
      )
    }
    expect(await changeSince(dayBounds(addDays(today, -789), timeZone).start)).toEqual([
      null,
      null,
      '-0.2',
    ])
    expect(
      await changeSince(new Date(dayBounds(addDays(today, -789), timeZone).start.getTime() - 1)),
    ).toEqual([null, null, null])
  },
)

test('the response to an addition or deletion includes it', async () => {
  const cat = await firstOwner.addCat({ weight: null })
  const { addWeight } = (
    await firstOwner.mutate(
      'addWeight',
      { animalUuid: cat, weight: '4.2' },
      `weight { uuid } animal { ${selection} }`,
    )
  ).data
  expect(addWeight.animal.weightCurve.points).toEqual([{ day: '2025-03-16', weight: '4.2' }])
  const { deleteWeight } = (
    await firstOwner.mutate(
      'deleteWeight',
      { animalUuid: cat, uuid: addWeight.weight.uuid },
      `animal { ${selection} }`,
    )
  ).data
  expect(deleteWeight.animal.weightCurve.points).toEqual([])
})

test('a scale that weighs ten times a day removes no day from the curve, and no loss from the watches', async () => {
  const noumea = await createOwner(app, 'Pacific/Noumea')
  const cat = await noumea.addCat({ weight: null })
  const hour = (count: number) => new Date(start.getTime() - count * HOUR_MS)
  await weigh(cat, [
    [daysAgo(360), 5100],
    [daysAgo(80), 5000],
    ...Array.from({ length: 450 }, (_, index): [Date, number] => [
      hour(index * 2.4),
      index < 200 ? 4400 - (index % 10) * 10 : 5000,
    ]),
  ])
  const { points, changes } = await curve(noumea, cat)
  expect(points).toHaveLength(48)
  // 8:00 in UTC is 19:00 in Nouméa. Each day's last weighing is before midnight there, and today's
  // is the newest.
  expect(points.slice(-2)).toEqual([
    { day: '2025-03-15', weight: '4.32' },
    { day: '2025-03-16', weight: '4.4' },
  ])
  expect(changes.map(({ change }: { change: string | null }) => change)).toEqual([
    '-0.6',
    '-0.6',
    '-0.7',
  ])
  const { watches } = (
    await noumea.graphql('query ($id: ID!) { animal(uuid: $id) { watches { rule level } } }', {
      id: cat,
    })
  ).data.animal
  expect(watches).toContainEqual({ rule: 'weight-loss-confirmed', level: 'red' })
})
