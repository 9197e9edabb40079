import type { Prisma } from '#prisma'
import { DAY_MS, MINUTE_MS } from '#shared/base/duration'
import type { Secrets } from '../../api/auth/keyring'
import { hashPassword } from '../../api/auth/passwords'
import type { Database } from '../../api/base/db/database'
import { cats } from './cats'
import { timeZone } from './demoTime'
import { fillCat } from './fillCat'
import { fillHistory } from './fillHistory'
import { historyDays } from './longHistory'

export const demoOwner = 'demo@nephrochat.example'
export const demoCarer = 'noa@nephrochat.example'
export const demoPassword = 'demo-nephrochat'

export class DemoExistsError extends Error {
  override name = 'DemoExistsError'
}

/**
 * Fills the demo.
 * @throws DemoExistsError
 */
export async function fillDemo(
  database: Database,
  { adminEmail, secrets, now }: { adminEmail: string | null; secrets: Secrets; now: Date },
) {
  const { prisma } = database
  if (await prisma.user.findUnique({ where: { email: demoOwner }, select: { id: true } })) {
    throw new DemoExistsError(
      `${demoOwner} exists already: this database has its demo. Delete that ` +
        'account first, or name another DATA_DIR or DATABASE_URL.',
    )
  }
  const admin = adminEmail ?? 'admin@nephrochat.example'
  const passwordHash = await hashPassword(demoPassword)
  const firstDay = new Date(now.getTime() - (historyDays + 1) * DAY_MS)
  const proven = {
    passwordHash,
    timeZone,
    emailVerifiedAt: firstDay,
    createdAt: firstDay,
    lastActiveAt: now,
  }
  const owner = await prisma.user.create({
    data: { ...proven, email: demoOwner, firstName: 'Camille', lastName: 'Martin' },
  })
  // An existing admin keeps the account and its password.
  await prisma.user.createMany({
    data: { ...proven, email: admin, firstName: 'Alex', lastName: 'Admin' },
    skipDuplicates: true,
  })

  let entries = await fillHistory(database, owner.id, { since: firstDay, secrets, now })
  for (const [index, cat] of cats.entries()) {
    // The screen lists cats in their order of creation.
    await fillCat(database, owner.id, cat, {
      createdAt: new Date(firstDay.getTime() + (index + 1) * MINUTE_MS),
      now,
    })
    entries += new Set(cat.days.map(([daysAgo]) => daysAgo)).size
  }
  await fillCircle(prisma, owner.id, proven)
  return { cats: cats.length + 1, entries, admin }
}

/** Makes the account of a carer of the first cat. */
async function fillCircle(
  prisma: Database['prisma'],
  userId: string,
  proven: Omit<Prisma.UserCreateManyInput, 'email' | 'firstName' | 'lastName'>,
): Promise<void> {
  const carer = await prisma.user.create({
    data: { ...proven, email: demoCarer, firstName: 'Noa', lastName: 'Petit' },
  })
  const { id: animalId } = await prisma.animal.findFirstOrThrow({
    where: { userId },
    orderBy: { createdAt: 'asc' },
  })
  await prisma.membership.create({
    data: { animalId, userId: carer.id, role: 'carer', joinedAt: proven.lastActiveAt },
  })
  await prisma.measurement.updateMany({ where: { animalId }, data: { byId: userId } })
  const latest = await prisma.measurement.findMany({
    where: { animalId },
    orderBy: { date: 'desc' },
    skip: 1,
    take: 2,
    select: { id: true },
  })
  await prisma.measurement.updateMany({
    where: { id: { in: latest.map(({ id }) => id) } },
    data: { byId: carer.id },
  })
  await prisma.weight.updateMany({ where: { animalId }, data: { byId: userId } })
  const { id } = await prisma.weight.findFirstOrThrow({
    where: { animalId },
    orderBy: { date: 'desc' },
    select: { id: true },
  })
  await prisma.weight.update({ where: { id }, data: { byId: carer.id } })
}
