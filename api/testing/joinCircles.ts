import { DAY_MS } from '#shared/base/duration'
import { fromDay, toDay } from '../reading/entryRow'
import type { OwnedRows } from './household'
import type { TestApp } from './testApp'

/**
 * Adds a carer, a sitter, a sitter whose last day is over and a removed carer to the circle of each
 * owner's cat.
 */
export async function joinCircles(
  { services: { prisma }, clock }: TestApp,
  owners: readonly OwnedRows[],
  helpers: readonly OwnedRows[],
): Promise<void> {
  const [carer, sitter, ended, former] = helpers.map(({ user }) => user.id) as [
    string,
    string,
    string,
    string,
  ]
  const day = (count: number) => ({
    role: 'sitter' as const,
    lastDay: fromDay(toDay(new Date(clock.now.getTime() + count * DAY_MS))),
    endsAt: new Date(clock.now.getTime() + count * DAY_MS),
  })
  const membershipsOf = ({ cat: animalId, member }: OwnedRows) => [
    { id: member, animalId, userId: carer, role: 'carer' as const },
    { animalId, userId: sitter, ...day(1) },
    { animalId, userId: ended, ...day(-1) },
    { animalId, userId: former, role: 'carer' as const },
  ]
  await prisma.membership.createMany({
    data: owners
      .flatMap(membershipsOf)
      .map((membership) => ({ ...membership, joinedAt: clock.now })),
  })
  await prisma.membership.deleteMany({ where: { userId: former } })
}
