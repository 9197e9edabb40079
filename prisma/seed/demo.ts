import type { Animal, Prisma } from '#prisma'
import { addDays, dayBounds, dayIn } from '#shared/base/time'
import { toFields } from '#shared/health/answers/answers'
import { groupFlags } from '#shared/health/answers/sentAnswers'
import type { VetLimit, VetNumber } from '#shared/health/rules/vetLimits'
import { shareLifetimeMs } from '#shared/sharing/shareLink'
import type { Secrets } from '../../api/auth/keyring'
import { hashPassword } from '../../api/auth/passwords'
import { newShareToken } from '../../api/auth/shareTokens'
import type { Database } from '../../api/base/db/database'
import { createLimits } from '../../api/base/limits/limits'
import { saveEntry } from '../../api/entry/saveEntry'
import { alertRecords } from '../../api/entry/storedAlerts'
import { fromDay } from '../../api/reading/entryRow'
import { storePhoto, setPhoto } from '../../api/storage/photoStore'
import { cats, type DemoCat } from './cats'
import { fillCare } from './fillCare'
import { history, historyDays, labResults, longCat, weighings } from './longHistory'
import { type Coat, coats, drawPortrait } from './portraits'

export const demoOwner = 'demo@nephrochat.example'
export const demoCarer = 'noa@nephrochat.example'
export const demoPassword = 'demo-nephrochat'

export class DemoExists extends Error {
  override name = 'DemoExists'
}

const timeZone = 'Europe/Paris'
const dayMs = 86_400_000

/** Fills the demo. @throws DemoExists */
export async function fillDemo(
  database: Database,
  { adminEmail, secrets, now }: { adminEmail: string | null; secrets: Secrets; now: Date },
) {
  const { prisma } = database
  if (await prisma.user.findUnique({ where: { email: demoOwner }, select: { id: true } })) {
    throw new DemoExists(
      `${demoOwner} exists already: this database has its demo. Delete that account first, or name another DATA_DIR or DATABASE_URL.`,
    )
  }
  const admin = adminEmail ?? 'admin@nephrochat.example'
  const passwordHash = await hashPassword(demoPassword)
  const since = new Date(now.getTime() - (historyDays + 1) * dayMs)
  const proven = {
    passwordHash,
    timeZone,
    emailVerifiedAt: since,
    createdAt: since,
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

  let entries = await fillHistory(database, owner.id, { since, secrets, now })
  for (const [index, cat] of cats.entries()) {
    // The screen lists cats in their order of creation.
    await fillCat(database, owner.id, cat, {
      createdAt: new Date(since.getTime() + (index + 1) * 60_000),
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

async function givePhoto(database: Database, animal: Animal, coat: Coat, now: Date): Promise<void> {
  const { prisma } = database
  const limits = createLimits(database, { rateLimits: false })
  // Only `setPhoto` reads the address, so any origin will do.
  const env = { publicUrl: '' }
  const address = await storePhoto(
    { prisma, env, limits, now },
    { bytes: await drawPortrait(coat), userId: animal.userId, animalId: animal.id },
  )
  await prisma.$transaction((tx) => setPhoto(tx, animal, address, env))
}

/** Returns 08:00 of a past day, or a quarter of an hour ago for today. */
function morning(daysAgo: number, now: Date): Date {
  const { start } = dayBounds(addDays(dayIn(now, timeZone), -daysAgo), timeZone)
  const hours =
    daysAgo === 0 ? Math.max(0, now.getTime() - start.getTime() - 15 * 60_000) : 8 * 3_600_000
  return new Date(start.getTime() + hours)
}

/** Saves each entry at its own time like the app, which also makes revisions and stored alerts. */
async function fillCat(
  database: Database,
  userId: string,
  cat: DemoCat,
  { createdAt, now }: { createdAt: Date; now: Date },
): Promise<void> {
  const { days, weightGrams = null, birthDate, age, coat, diedDaysAgo, ...named } = cat
  const animal = await database.prisma.animal.create({
    data: {
      ...named,
      userId,
      species: 'animal',
      createdAt,
      ...(birthDate !== undefined && { birthDate: fromDay(birthDate) }),
      ...(age !== undefined && { age, ageAsOf: fromDay(dayIn(createdAt, timeZone)) }),
      ...(weightGrams !== null && {
        weights: { create: { grams: weightGrams, date: createdAt, createdAt } },
      }),
    },
  })
  if (coat) await givePhoto(database, animal, coats[coat], createdAt)
  for (const [index, [daysAgo, answers]] of days.entries()) {
    const date = morning(daysAgo, now)
    const answeredAt = new Date(date.getTime() + index * 1_000)
    const clock = { now: date, timeZone, today: dayIn(date, timeZone) }
    await saveEntry(
      {
        database,
        userId,
        animalId: animal.id,
        clock,
        clockOf: () => clock,
        now: answeredAt,
        planned: null,
      },
      { answers: groupFlags(toFields(answers, weightGrams)), answeredAt },
    )
  }
  if (diedDaysAgo === undefined) return
  const memory = {
    diedOn: fromDay(addDays(dayIn(now, timeZone), -diedDaysAgo)),
    inMemorySince: morning(diedDaysAgo - 1, now),
  }
  await database.prisma.animal.update({ where: { id: animal.id }, data: memory })
}

/** Inserts hundreds of entries at once: the same rows and alert records, without a transaction per entry. */
async function fillHistory(
  database: Database,
  userId: string,
  { since, secrets, now }: { since: Date; secrets: Secrets; now: Date },
): Promise<number> {
  const { prisma } = database
  const { birthDate, ...named } = longCat
  const animal = await prisma.animal.create({
    data: { ...named, userId, species: 'animal', createdAt: since, birthDate: fromDay(birthDate) },
  })
  const { id: animalId } = animal
  await givePhoto(database, animal, coats.tabby, since)
  const weights = weighings().map(({ daysAgo, grams }) => ({
    animalId,
    grams,
    date: morning(daysAgo, now),
    createdAt: morning(daysAgo, now),
  }))
  await prisma.weight.createMany({ data: weights })
  await prisma.labResult.createMany({
    data: labResults().map(({ daysAgo, ...result }) => ({
      ...result,
      animalId,
      day: fromDay(addDays(dayIn(now, timeZone), -daysAgo)),
      createdAt: morning(daysAgo, now),
      updatedAt: morning(daysAgo, now),
    })),
  })
  const data = history().map(({ daysAgo, answers }): Prisma.MeasurementCreateManyInput => {
    const date = morning(daysAgo, now)
    const weightGrams = weights.findLast((weight) => weight.date <= date)?.grams ?? null
    const written = { date, answeredAt: date, createdAt: date, updatedAt: date }
    return {
      ...toFields(answers, weightGrams),
      ...written,
      animalId,
      day: fromDay(dayIn(date, timeZone)),
      weightGrams,
    }
  })
  const rows = await prisma.measurement.createManyAndReturn({ data })
  rows.sort((one, other) => one.date.getTime() - other.date.getTime())
  const tenDaysAgo = new Date(now.getTime() - 10 * dayMs)
  const alerts = rows.flatMap((row, index) => alertRecords(row, rows[index - 1]))
  await prisma.alertRecord.createMany({
    // Old alerts are read and dismissed.
    data: alerts.map((alert) =>
      alert.date < tenDaysAgo ? { ...alert, readAt: alert.date, dismissedAt: alert.date } : alert,
    ),
  })
  const links = shareLinks(animalId, secrets, now)
  await prisma.shareLink.createMany({ data: links })
  await fillProposals(prisma, { animalId, linkId: links[0]!.id!, now })
  await fillCare(prisma, { animalId, byId: userId, timeZone, now })
  return rows.length
}

/** Makes two proposals: a pending one by the valid link, and an older one of which the owner accepted one number. */
async function fillProposals(
  prisma: Database['prisma'],
  { animalId, linkId, now }: { animalId: string; linkId: string; now: Date },
): Promise<void> {
  const decided = addDays(dayIn(now, timeZone), -60)
  const of = (part: VetNumber['part'], value: string, days: number | null = null): VetNumber => ({
    part,
    value,
    days,
  })
  const [weight, loss] = [of('weight', '3'), of('loss', '5', 30)]
  const vet = { animalId, vetName: 'Dr Martin', practice: 'Clinique du Parc' }
  const numbers = (...all: VetNumber[]) => all as unknown as Prisma.InputJsonArray
  await prisma.vetProposal.createMany({
    data: [
      {
        ...vet,
        text: 'Continuer le régime rénal.',
        numbers: numbers(weight, loss),
        createdAt: morning(61, now),
        decidedOn: fromDay(decided),
        accepted: ['weight'],
      },
      {
        ...vet,
        linkId,
        text: 'Contrôle sanguin dans un mois.',
        numbers: numbers(loss, of('check', addDays(dayIn(now, timeZone), 30))),
        createdAt: now,
      },
    ],
  })
  const vetLimits = [{ ...weight, since: decided }] satisfies VetLimit[]
  const visitQuestions = [
    'Peut-on espacer les perfusions\u202f?',
    'Elle boit davantage depuis une semaine\u00a0: faut-il refaire une prise de sang\u202f?',
  ]
  await prisma.animal.update({
    where: { id: animalId },
    data: { proposedBy: vet.vetName, vetLimits, visitQuestions },
  })
}

/** Returns three links: a valid one, an expired one and a revoked one. */
function shareLinks(
  animalId: string,
  secrets: Secrets,
  now: Date,
): Prisma.ShareLinkCreateManyInput[] {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const link = (
    days: number,
    rest: Partial<Prisma.ShareLinkCreateManyInput>,
  ): Prisma.ShareLinkCreateManyInput => ({
    animalId,
    ...newShareToken(secrets),
    createdAt: ago(days),
    expiresAt: new Date(ago(days).getTime() + shareLifetimeMs()),
    ...rest,
  })
  return [
    link(1, {
      forWhom: 'Dr Martin, garde du 12',
      scopes: ['weights', 'care', 'labs', 'photo'],
      accessCount: 3,
      firstAccessedAt: ago(0.9),
      lastAccessedAt: ago(0.2),
    }),
    link(12, { accessCount: 1, firstAccessedAt: ago(11), lastAccessedAt: ago(11) }),
    link(40, {
      revokedAt: ago(39),
      accessCount: 2,
      firstAccessedAt: ago(39.8),
      lastAccessedAt: ago(39.5),
    }),
  ]
}
