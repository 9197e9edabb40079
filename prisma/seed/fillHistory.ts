import type { Prisma } from '#prisma'
import { DAY_MS } from '#shared/base/duration'
import { addDays, dayIn } from '#shared/base/time'
import { toFields } from '#shared/health/answers/answers'
import type { Secrets } from '../../api/auth/keyring'
import type { Database } from '../../api/base/db/database'
import { alertRecords } from '../../api/entry/storedAlerts'
import { fromDay } from '../../api/reading/entryRow'
import { morning, timeZone } from './demoTime'
import { fillCare } from './fillCare'
import { givePhoto } from './fillCat'
import { fillProposals, shareLinks } from './fillSharing'
import { history, labResults, longCat, weighings } from './longHistory'
import { coats } from './portraits'

/**
 * Inserts hundreds of entries at once: the same rows and alert records, without a transaction per
 * entry.
 */
export async function fillHistory(
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
    const dates = { date, answeredAt: date, createdAt: date, updatedAt: date }
    return {
      ...toFields(answers, weightGrams),
      ...dates,
      animalId,
      day: fromDay(dayIn(date, timeZone)),
      weightGrams,
    }
  })
  const rows = await prisma.measurement.createManyAndReturn({ data })
  rows.sort((a, b) => a.date.getTime() - b.date.getTime())
  const tenDaysAgo = new Date(now.getTime() - 10 * DAY_MS)
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
