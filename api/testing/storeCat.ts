import { randomUUID } from 'node:crypto'
import type { PrismaClient } from '#prisma'
import { DAY_MS, MINUTE_MS } from '#shared/base/duration'
import { groupFlags } from '#shared/health/answers/sentAnswers'
import { formatWeight } from '#shared/weight/weightValue'
import { encodePhoto } from '../storage/encodePhoto'
import type { AnyCat } from './anyCat'
import { bytesOf, flat } from './images'
import { type CatWriter, dayOf, storeCourse } from './storeCourse'

// Writes cats of all kinds straight into the database.

interface Owner {
  userId: string
  /** The other user, who made some of the rows. */
  otherId: string
  now: Date
  /** The place among the cats, which makes the instants differ. */
  index: number
}

export async function storeCat(
  prisma: PrismaClient,
  cat: AnyCat,
  { userId, otherId, now, index }: Owner,
): Promise<void> {
  let made = index * 1_000
  const owned = {
    prisma,
    now,
    userId,
    createdAt: () => new Date(now.getTime() - MINUTE_MS + (made += 1)),
    back: (days: number, minutes = 0) =>
      new Date(now.getTime() - days * DAY_MS - minutes * MINUTE_MS),
    by: (isOwner: boolean) => (isOwner ? userId : otherId),
  }
  const writer = { ...owned, animalId: await storeProfile(owned, cat) }
  if (cat.colour !== null) await storePhoto(writer, cat.colour)
  for (const entry of cat.entries) await storeEntry(writer, entry)
  await storeWeights(writer, cat.weights)
  for (const [order, steps] of cat.courses.entries())
    await storeCourse(writer, steps, { stock: cat.stocks[order], order })
  await storeLabs(writer, cat)
  await storeProposals(writer, cat.proposals)
  if (cat.reminders) await storeReminders(writer, cat.reminders)
}

async function storeProfile(
  { prisma, userId, now, createdAt, back }: Omit<CatWriter, 'animalId'>,
  cat: AnyCat,
): Promise<string> {
  const { id } = await prisma.animal.create({
    data: {
      userId,
      name: cat.name,
      species: 'animal',
      breed: cat.breed,
      gender: cat.gender,
      vetPhone: cat.vetPhone,
      createdAt: createdAt(),
      birthDate: cat.birth === null ? null : dayOf(back(cat.birth)),
      ...(cat.birth === null && cat.years !== null && { age: cat.years, ageAsOf: dayOf(now) }),
      ...(cat.memory !== null && { inMemorySince: now, diedOn: cat.memory ? dayOf(now) : null }),
      ...(cat.aside && {
        asideLog: [{ rule: 'no-entry', kind: 'put_aside', day: '2025-03-01' }],
        putAside: { 'no-entry': { level: 'info', until: back(-3).toISOString() } },
      }),
      ...(cat.limit !== null && {
        vetLimits: [
          { part: 'weight', value: formatWeight(cat.limit), days: null, since: '2025-01-01' },
        ],
      }),
      visitQuestions: cat.visitQuestions,
      sharedLitter: cat.sharedLitter,
      answeredHabits: cat.answeredHabits,
      visitedAt: cat.visited === null ? null : back(cat.visited),
      proposedBy: cat.proposals.findLast(({ isDecided }) => !isDecided)?.vetName ?? null,
    },
  })
  return id
}

async function storePhoto(
  { prisma, animalId, userId, now }: CatWriter,
  colour: NonNullable<AnyCat['colour']>,
): Promise<void> {
  const photo = await encodePhoto(await bytesOf(flat(colour, 30).jpeg()))
  const { id: photoId } = await prisma.photo.create({
    data: { ...photo, key: randomUUID(), userId, animalId, createdAt: now },
  })
  await prisma.animal.update({ where: { id: animalId }, data: { photoId } })
}

/** Leaves out a second entry of a day. */
async function storeEntry(
  { prisma, animalId, createdAt, back, by }: CatWriter,
  {
    ago: days,
    minutes,
    fields,
    usual,
    isOfflineGenerated,
    isLater,
    byOwner,
    revisions,
    alerts,
    grams: weightGrams,
  }: AnyCat['entries'][number],
): Promise<void> {
  const date = back(days, minutes)
  const day = dayOf(date)
  if ((await prisma.measurement.count({ where: { animalId, day } })) > 0) return
  const note = fields.note?.replaceAll('\0', '') ?? null
  await prisma.measurement.create({
    data: {
      ...fields,
      note,
      animalId,
      day,
      date,
      answeredAt: date,
      weightGrams,
      usualUrinations: usual,
      usualSince: usual === null ? null : day,
      isOfflineGenerated,
      addedOn: isLater ? new Date(day.getTime() + DAY_MS) : null,
      byId: by(byOwner),
      createdAt: createdAt(),
      updatedAt: createdAt(),
      revisionCount: revisions.length,
      revisions: {
        create: revisions.map((one) => ({
          answers: groupFlags({ ...one.answers, note }),
          answeredAt: back(one.ago),
          replacedAt: createdAt(),
          byId: by(one.byOwner),
        })),
      },
    },
  })
  await prisma.alertRecord.createMany({
    data: alerts.map((rule, index) => ({
      animalId,
      day,
      date,
      rule,
      type: 'critical',
      severity: 'red',
      message: 'Appelez votre vétérinaire',
      readAt: index === 0 ? createdAt() : null,
    })),
  })
}

async function storeWeights(
  { prisma, animalId, createdAt, back, by }: CatWriter,
  weights: AnyCat['weights'],
): Promise<void> {
  for (const { ago: days, grams, byOwner } of weights)
    await prisma.weight.create({
      data: { animalId, grams, date: back(days), createdAt: createdAt(), byId: by(byOwner) },
    })
}

async function storeLabs(
  { prisma, animalId, now, createdAt, back }: CatWriter,
  { results, stage }: AnyCat,
): Promise<void> {
  for (const { ago: days, values, ...row } of results)
    await prisma.labResult.create({
      data: {
        ...row,
        values,
        animalId,
        day: dayOf(back(days)),
        createdAt: createdAt(),
        updatedAt: createdAt(),
      },
    })
  if (stage !== null)
    await prisma.vetStage.create({ data: { animalId, stage, day: dayOf(back(5)), updatedAt: now } })
}

async function storeProposals(
  { prisma, animalId, now, createdAt }: CatWriter,
  proposals: AnyCat['proposals'],
): Promise<void> {
  for (const { isDecided, urinations, ...row } of proposals)
    await prisma.vetProposal.create({
      data: {
        ...row,
        animalId,
        numbers: [{ part: 'urinations', value: String(urinations), days: null }],
        createdAt: createdAt(),
        ...(isDecided && { decidedOn: dayOf(now), accepted: ['urinations'] }),
      },
    })
}

async function storeReminders(
  { prisma, userId, animalId, now, createdAt }: CatWriter,
  reminders: NonNullable<AnyCat['reminders']>,
): Promise<void> {
  await prisma.reminderChoice.create({
    data: {
      ...reminders,
      dosesAgain: 30,
      weighing: true,
      quietFrom: '22:00',
      quietUntil: '07:00',
      userId,
      animalId,
      chosenAt: createdAt(),
      lookAt: now,
    },
  })
}
