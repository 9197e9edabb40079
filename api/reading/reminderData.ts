import type { Prisma } from '#prisma'
import { addDays, dayIn } from '#shared/base/time'
import { withoutFluids } from '#shared/health/watches/withoutFluids'
import { dueReminders, isStillDue } from '#shared/reminder/dueReminders'
import {
  REMINDER_DATA_DAYS,
  type RemindedStock,
  type ReminderData,
  type Reminder,
  type ReminderTimeZones,
} from '#shared/reminder/reminder'
import { stockState } from '#shared/stock/stockState'
import { CURVE_WEIGHINGS } from '#shared/weight/weightCurve'
import type { Statement } from '../base/db/database'
import { type CareCourse, careOf, coursesOfRows } from './careRows'
import { isReachable, activeMembership } from './circleSql'
import { weighingsOf } from './currentWatches'
import { fromDay, toDay } from './entryRow'
import { coversPeriod, lastWeighings } from './lastWeighings'
import { loadStocks, type StockRow } from './stockRows'
import { newestWeight } from './weightOrder'

const firstReadDay = (now: Date): Date => fromDay(addDays(toDay(now), -REMINDER_DATA_DAYS))

/**
 * The data that is read with a choice: what decides whether a task was done, and which user it
 * concerns.
 */
function reminderRows(now: Date) {
  const dayFilter = { gte: firstReadDay(now) }
  return {
    user: { select: { id: true, email: true, emailVerifiedAt: true, timeZone: true } },
    animal: {
      select: {
        name: true,
        userId: true,
        user: { select: { timeZone: true } },
        members: { where: activeMembership(now), select: { userId: true } },
        inMemorySince: true,
        vetLimits: true,
        lossSeenOn: true,
        measurements: { where: { day: dayFilter }, select: { day: true } },
        weights: {
          orderBy: newestWeight,
          take: CURVE_WEIGHINGS,
          select: { grams: true, date: true },
        },
        // A pause counts the days of ended treatments too, and when they were added.
        treatments: true,
        doses: { where: { day: dayFilter } },
      },
    },
  } satisfies Prisma.ReminderChoiceInclude
}

export type ChoiceRow = Prisma.ReminderChoiceGetPayload<{
  include: ReturnType<typeof reminderRows>
}> & { stocks: StockRow[]; fluidCourses: CareCourse[]; earlierDays: EarlierDays | undefined }

/** The newest day with an entry, and that with a dose, before the days that are read with a choice. */
interface EarlierDays {
  animalId: string
  entryDays: string[]
  doseDays: string[]
}

const readEarlierDays = (
  prisma: Prisma.TransactionClient,
  animalIds: readonly string[],
  before: Date,
): Promise<EarlierDays[]> =>
  prisma.$queryRaw<EarlierDays[]>`
    SELECT a.id AS "animalId",
      ARRAY(SELECT day::text FROM measurements WHERE animal_id = a.id AND day < ${before}::date
        ORDER BY day DESC LIMIT 1) AS "entryDays",
      ARRAY(SELECT max(newest.day)::text FROM treatments AS t CROSS JOIN LATERAL (
        SELECT day FROM doses WHERE treatment_id = t.id AND day < ${before}::date
        ORDER BY day DESC LIMIT 1) AS newest
        WHERE t.animal_id = a.id HAVING count(*) > 0) AS "doseDays"
    FROM animals AS a WHERE a.id = ANY(${animalIds}::uuid[])`

/**
 * Reads choices with what decides whether a task was done. Stocks, the fluids near weighings, and the
 * weighings of a cat that is weighed very often are read for those that chose their reminder.
 */
export async function readChoices(
  prisma: Prisma.TransactionClient,
  where: Prisma.ReminderChoiceWhereInput,
  now: Date,
): Promise<ChoiceRow[]> {
  const choices = await prisma.reminderChoice.findMany({
    where,
    include: reminderRows(now),
    orderBy: { animalId: 'asc' },
  })
  const keys = choices.map(({ animalId, animal }) => ({
    animalId,
    today: dayIn(now, animal.user.timeZone),
  }))
  const database = {
    rows: <Row>({ text }: Statement, values: unknown[]) =>
      prisma.$queryRawUnsafe<Row[]>(text, ...values),
  }
  const stocks = choices.some(({ stock }) => stock) ? await loadStocks(database, keys) : []
  const fluidCourses = await Promise.all(
    choices.map(async ({ weighing, animalId, animal }, index) =>
      weighing && animal.treatments.some(({ kind }) => kind === 'fluids')
        ? careOf({ id: animalId, care: null }, keys[index]!, { database })
        : [],
    ),
  )
  const weights = await Promise.all(
    choices.map(async ({ weighing, animalId, animal }, index) => {
      const { today } = keys[index]!
      return weighing && !coversPeriod(animal.weights, today)
        ? await lastWeighings(database, animalId, { today, timeZone: animal.user.timeZone })
        : animal.weights
    }),
  )
  const animalIds = choices.map(({ animalId }) => animalId)
  const earlierDays = await readEarlierDays(prisma, animalIds, firstReadDay(now))
  return choices.map((choice, index) => ({
    ...choice,
    animal: { ...choice.animal, weights: weights[index] ?? [] },
    earlierDays: earlierDays.find(({ animalId }) => animalId === choice.animalId),
    stocks: stocks[index] ?? [],
    fluidCourses: fluidCourses[index] ?? [],
  }))
}

/** The user's clock, and the owner's calendar. */
export const zonesOf = ({ user, animal }: ChoiceRow): ReminderTimeZones => ({
  timeZone: user.timeZone,
  catTimeZone: animal.user.timeZone,
})

export function reminderDataOf(
  { animal, chosenAt, stocks, fluidCourses, earlierDays }: ChoiceRow,
  now: Date,
): ReminderData {
  const { timeZone } = animal.user
  const today = dayIn(now, timeZone)
  const courses = coursesOfRows(animal.treatments, animal.doses)
  const limits = animal.vetLimits
  return {
    chosenOn: dayIn(chosenAt, timeZone),
    entryDays: [
      ...animal.measurements.map(({ day }) => toDay(day)),
      ...(earlierDays?.entryDays ?? []),
    ],
    courses,
    treatmentChangeDays: animal.treatments.map(({ createdAt }) => dayIn(createdAt, timeZone)),
    earlierDoseDays: earlierDays?.doseDays ?? [],
    weighings: withoutFluids(
      weighingsOf(
        animal.weights,
        { courses: fluidCourses, limits, putAside: {} },
        { now, timeZone },
      ),
      fluidCourses,
      timeZone,
    ),
    lossSeenOn: animal.lossSeenOn && toDay(animal.lossSeenOn),
    limits,
    stocks: stocks.flatMap((stock) => remindedStock(stock, today) ?? []),
  }
}

function remindedStock(stock: StockRow, today: string): RemindedStock | null {
  if (stock.isPutAway) return null
  const { course, unit, warningDays, amountLeft, plan, changes } = stock
  const { runsOutOn, useBy } = stockState(stock, today)
  return {
    course,
    renewal: changes.find(({ kind }) => kind === 'renewed')?.uuid ?? '',
    unit,
    warningDays,
    amountLeft,
    plan,
    runsOutOn,
    useBy: amountLeft > 0 ? useBy : null,
  }
}

/**
 * A cat in memory, or one that the user no longer reaches, has no reminders (product/reminders
 * 2.6).
 */
export const hasReminders = ({ userId, animal }: ChoiceRow): boolean =>
  isReachable(animal, userId) && animal.inMemorySince === null

/** Returns the reminders that are due now for the user of a choice. */
export function dueOf(choice: ChoiceRow, now: Date): Reminder[] {
  if (!hasReminders(choice)) return []
  return dueReminders(choice, reminderDataOf(choice, now), { now, ...zonesOf(choice) })
}

/**
 * Returns the choice of a raised reminder that is still due; `null` if the task was done meanwhile,
 * or if it is too late.
 */
export async function stillDueChoice(
  prisma: Prisma.TransactionClient,
  reminder: Reminder & { userId: string; animalId: string },
  now: Date,
): Promise<ChoiceRow | null> {
  const { userId, animalId } = reminder
  const [choice] = await readChoices(prisma, { userId, animalId }, now)
  if (!choice || !hasReminders(choice)) return null
  const zonedNow = { now, ...zonesOf(choice) }
  return isStillDue(choice, reminderDataOf(choice, now), zonedNow, reminder) ? choice : null
}
