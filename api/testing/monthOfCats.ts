import { daysBefore } from './instants'
import { createOwner, type TestOwner } from './owner'
import type { TestApp } from './testApp'

export interface MonthOfCats {
  owner: TestOwner
  variables: Record<string, unknown>
}

/**
 * Creates cats with a month of entries, alerts, weights, doses and links, half of them noted by a
 * carer.
 */
export async function createMonth(app: TestApp, cats: number): Promise<MonthOfCats> {
  const start = app.clock.now
  const daysAgo = daysBefore(start)
  const owner = await createOwner(app)
  const uuids = []
  for (let index = 0; index < cats; index += 1)
    uuids.push(await owner.addCat({ name: `Chat ${index}` }))
  const { prisma } = app.services
  const days = Array.from({ length: 30 }, (_, index) => daysAgo(index))
  const carer = await createOwner(app)
  const [byId, carerId] = await Promise.all(
    [owner, carer].map(
      async ({ email }) => (await prisma.user.findUniqueOrThrow({ where: { email } })).id,
    ),
  )
  await prisma.membership.createMany({
    data: uuids.map((animalId) => ({
      animalId,
      userId: carerId!,
      role: 'carer' as const,
      joinedAt: start,
    })),
  })
  await prisma.measurement.createMany({
    data: uuids.flatMap((animalId) =>
      days.map((date, index) => ({
        animalId,
        byId: index % 2 ? byId! : carerId!,
        date,
        day: new Date(`${date.toISOString().slice(0, 10)}T00:00:00Z`),
        appetite: 3,
        answeredAt: date,
        createdAt: date,
        updatedAt: date,
      })),
    ),
  })
  await prisma.weight.createMany({
    data: uuids.flatMap((animalId) =>
      days.map((date) => ({ animalId, grams: 4000, date, createdAt: date })),
    ),
  })
  let shareLink
  for (const animalUuid of uuids)
    shareLink = (await owner.mutate('createShareLink', { animalUuid }, 'shareLink { token }')).data
      .createShareLink.shareLink
  const [uuid] = uuids
  const treatments = uuids.map((animalId) => ({ id: crypto.randomUUID(), animalId }))
  const course = {
    kind: 'medicine' as const,
    name: 'Bénazépril',
    plan: {
      kind: 'days' as const,
      everyDays: 1,
      weekdays: [],
      times: ['08:00'],
      shortestHours: null,
    },
    firstDay: daysAgo(30),
    addedOn: daysAgo(30),
    watchedDays: 2,
    createdAt: daysAgo(30),
  }
  await prisma.treatment.createMany({
    data: treatments.map((one) => ({ ...one, courseId: one.id, ...course })),
  })
  await prisma.dose.createMany({
    data: treatments.flatMap(({ id, animalId }) =>
      days.map((date) => ({
        animalId,
        treatmentId: id,
        day: date,
        at: date,
        outcome: 'given' as const,
        byId: byId!,
        createdAt: date,
      })),
    ),
  })
  const { measurement } = await owner.save(uuid!, { appetite: 2 })
  const variables = {
    uuid,
    animalUuid: uuid,
    measurementUuid: measurement.uuid,
    picked: true,
    since: '2025-03-06',
    token: shareLink.token,
    id: btoa(`Animal:${uuid}`),
    count: 10,
    cursor: daysAgo(12).toISOString(),
  }
  return { owner, variables }
}
