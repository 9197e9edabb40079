import type { PrismaClient } from '#prisma'
import { addDays, dayIn } from '#shared/base/time'
import { slotsOf, stepOn } from '#shared/care/course'
import { signsOf } from '#shared/health/alerts/signs'
import { unansweredCategories } from '#shared/health/answers/entry'
import { dosesSubject } from '#shared/reminder/dailyReminders'
import type { PushMessage } from '#shared/reminder/pushMessage'
import type { Reminder } from '#shared/reminder/reminder'
import { reminderPath } from '#shared/reminder/reminderPath'
import { lockScreenWords } from '#shared/reminder/reminderWords'
import type { Rows } from '../base/db/database'
import { coursesOfRows } from '../reading/careRows'
import { fromDay, toEntryRow } from '../reading/entryRow'
import { countOpenToday } from '../reading/openToday'
import type { ChoiceRow } from '../reading/reminderData'

interface MessageServices {
  prisma: PrismaClient
  database: Rows
}

/** Returns what the service worker displays, and what its actions need (product/reminders 4). */
export async function pushMessageOf(
  services: MessageServices,
  choice: ChoiceRow,
  reminder: Reminder & { id: string },
  now: Date,
): Promise<PushMessage> {
  const { userId, animalId, animal } = choice
  return {
    title: lockScreenWords(animal.name, reminder),
    path: reminderPath(reminder, animalId),
    tag: reminder.id,
    open: await countOpenToday(services, userId, now),
    ...(reminder.kind === 'questions' && (await likeYesterdayOf(services, choice, now))),
    ...answersOf(choice, reminder, now),
  }
}

/** Offers 'Tout va comme hier' if yesterday answered all questions, and raised nothing. */
async function likeYesterdayOf(
  { prisma }: MessageServices,
  { animalId, animal }: ChoiceRow,
  now: Date,
): Promise<Pick<PushMessage, 'likeYesterday'>> {
  const yesterday = addDays(dayIn(now, animal.user.timeZone), -1)
  const rows = await prisma.measurement.findMany({
    where: { animalId, day: { lte: fromDay(yesterday) } },
    orderBy: { day: 'desc' },
    take: 2,
  })
  const [latest, before] = rows.map(toEntryRow)
  return latest?.day === yesterday &&
    unansweredCategories(latest).length === 0 &&
    signsOf(latest, before).length === 0
    ? { likeYesterday: `/quick-entry/${animalId}#comme-hier` }
    : {}
}

/**
 * Offers 'Dans 30 min' for doses, and 'Donné' if one alone is open. Fluids are left out, since they
 * require a volume.
 */
function answersOf(
  { userId, animalId, animal }: ChoiceRow,
  { kind, subject }: Reminder,
  now: Date,
): Pick<PushMessage, 'slot' | 'dose'> {
  if (kind !== 'doses' && kind !== 'doses_again') return {}
  const today = dayIn(now, animal.user.timeZone)
  const open = [addDays(today, -1), today]
    .flatMap((day) => openDoses(animal, day))
    .filter(({ day, time }) => dosesSubject(kind, day, time) === subject)
  const [first, ...others] = open
  if (!first) return {}
  const { treatment, day, time } = first
  return {
    slot: { day, time },
    ...(others.length === 0 &&
      treatment.kind !== 'fluids' && {
        dose: {
          userUuid: userId,
          animalUuid: animalId,
          animalName: animal.name,
          treatmentUuid: treatment.id,
          treatmentName: treatment.name,
          day,
          time,
        },
      }),
  }
}

/** Returns the planned times of a day without a dose, each with its treatment. */
function openDoses({ treatments, doses }: ChoiceRow['animal'], day: string) {
  return coursesOfRows(treatments, doses).flatMap((course) => {
    const running = stepOn(course.steps, day)
    const treatment = treatments.find(({ id }) => id === running?.treatmentId)
    return slotsOf(course, day).flatMap((slot) =>
      slot.doses.length === 0 && treatment ? [{ ...slot, treatment }] : [],
    )
  })
}
