import type { Animal } from '#prisma'
import { addDays, dayIn } from '#shared/base/time'
import { toFields } from '#shared/health/answers/answers'
import { groupFlags } from '#shared/health/answers/sentAnswers'
import type { Database } from '../../api/base/db/database'
import { createLimits } from '../../api/base/limits/limits'
import { saveEntry } from '../../api/entry/saveEntry'
import { fromDay } from '../../api/reading/entryRow'
import { storePhoto, setPhoto } from '../../api/storage/photoStore'
import type { DemoCat } from './cats'
import { morning, timeZone } from './demoTime'
import { type Coat, coats, drawPortrait } from './portraits'

/** Saves each entry at its own time like the app, which also makes revisions and stored alerts. */
export async function fillCat(
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

/** Draws a portrait and stores it as the cat's photo. */
export async function givePhoto(
  database: Database,
  animal: Animal,
  coat: Coat,
  now: Date,
): Promise<void> {
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
