import { formatWeight } from '#shared/weight'
import type { Measurement, PrismaClient, User } from '#prisma'
import { toDay, toFields } from '../records/fields'
import { catsOf, type CatRow, entriesOf } from './history'

/**
 * All that is kept of a user, as one JSON document, piece by piece: ten years of entries need no more memory than a
 * month (decisions, Accounts, 'Télécharger mes données'). What is secret stays out: password, tokens of sessions.
 */
export async function* exportJson(prisma: PrismaClient, user: User, now: Date): AsyncGenerator<string> {
  const { id, email, emailVerifiedAt, firstName, lastName, timeZone, lastActiveAt, createdAt } = user
  const profile = { id, email, emailVerifiedAt, firstName, lastName, timeZone, lastActiveAt, createdAt }
  yield `{"exportedAt":${JSON.stringify(now)},"user":${JSON.stringify(profile)},"animals":[`
  let comma = ''
  for await (const animal of catsOf(prisma, id)) {
    yield comma
    yield* animalJson(prisma, animal)
    comma = ','
  }
  yield ']}\n'
}

async function* animalJson(prisma: PrismaClient, cat: CatRow): AsyncGenerator<string> {
  const { userId: _, photo, photoId: __, weights, alertRecords, shareLinks, birthDate, ageAsOf, ...plain } = cat
  const animal = {
    ...plain,
    birthDate: birthDate && toDay(birthDate),
    ageAsOf: ageAsOf && toDay(ageAsOf),
    photo: photo && `data:image/webp;base64,${Buffer.from(photo.large).toString('base64')}`,
    weights: weights.map(({ id, grams, date }) => ({ id, weight: formatWeight(grams), date })),
    alerts: alertRecords.map(({ animalId: ___, day, ...record }) => ({ ...record, day: toDay(day) })),
    shareLinks: shareLinks.map(({ animalId: ___, ...link }) => link),
  }
  yield `${JSON.stringify(animal).slice(0, -1)},"measurements":[`
  let comma = ''
  for await (const { revisions, ...row } of entriesOf(prisma, cat.id)) {
    yield comma + JSON.stringify({ ...entryJson(row), revisions: revisions.map(({ measurementId: ___, ...revision }) => revision) })
    comma = ','
  }
  yield ']}'
}

const entryJson = (row: Measurement) => ({
  id: row.id,
  day: toDay(row.day),
  date: row.date,
  answeredAt: row.answeredAt,
  ...toFields(row),
  weight: row.weightGrams === null ? null : formatWeight(row.weightGrams),
  isOfflineGenerated: row.isOfflineGenerated,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})
