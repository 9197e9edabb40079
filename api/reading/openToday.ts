import type { PrismaClient } from '#prisma'
import { addDays, dayIn } from '#shared/base/time'
import { countPlannedDoses } from '#shared/care/course'
import { openToday } from '#shared/reminder/openToday'
import type { Rows } from '../base/db/database'
import { coursesOfRows } from './careRows'
import { catIdsOf } from './circleSql'
import { fromDay, toDay } from './entryRow'

/** Counts what is open today for a user, over all cats of the circle (product/reminders 4.7). */
export async function countOpenToday(
  { prisma, database }: { prisma: PrismaClient; database: Rows },
  userId: string,
  now: Date,
): Promise<number> {
  // No time zone has an earlier day than the one before the day in UTC.
  const earliestToday = addDays(toDay(now), -1)
  const dayFilter = { gte: fromDay(earliestToday) }
  // A treatment that was changed today ended yesterday, and has today's earlier doses.
  const endFilter = { gte: fromDay(addDays(earliestToday, -1)) }
  const cats = await prisma.animal.findMany({
    where: { id: { in: await catIdsOf(database, userId, now) }, inMemorySince: null },
    select: {
      user: { select: { timeZone: true } },
      measurements: { where: { day: dayFilter }, orderBy: { day: 'desc' }, select: { day: true } },
      treatments: { where: { OR: [{ lastDay: null }, { lastDay: endFilter }] } },
      doses: { where: { day: dayFilter } },
    },
  })
  return openToday(
    cats.map(({ user, measurements, treatments, doses }) => {
      const today = dayIn(now, user.timeZone)
      const days = measurements.map(({ day }) => toDay(day)).filter((day) => day <= today)
      return {
        today,
        latestDay: days[0] ?? null,
        careToday: countPlannedDoses(coursesOfRows(treatments, doses), today),
      }
    }),
  )
}
