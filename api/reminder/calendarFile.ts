import { createHash } from 'node:crypto'
import ical, {
  foldLines,
  ICalAlarmType,
  ICalEvent,
  ICalEventClass,
  ICalEventTransparency,
} from 'ical-generator'
import type { PrismaClient } from '#prisma'
import { MINUTE_MS } from '#shared/base/duration'
import { clockTime } from '#shared/base/time'
import { plannedReminders } from '#shared/reminder/dueReminders'
import { isQuiet } from '#shared/reminder/reminderChoice'
import { lockScreenWords, screenOf } from '#shared/reminder/reminderWords'
import { reminderDataOf, readChoices, hasReminders, zonesOf } from '../reading/reminderData'
import { nextSlice } from '../reading/slices'

const DAYS = 60
const eventMs = 15 * MINUTE_MS
const calendarEnd = 'END:VCALENDAR'

/**
 * Returns the reminders of a user for the next 60 days, each at its instant. A recurrence rule
 * would need the time zone's rules and could not omit reminders that are done (product/reminders
 * 3.7). Each event becomes text in a slice: a cat with many treatments has thousands (ADR 26).
 */
export async function calendarOf(
  prisma: PrismaClient,
  userId: string,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<string> {
  const calendar = ical({
    name: 'NéphroChat',
    prodId: { company: 'NéphroChat', product: 'Rappels', language: 'FR' },
    ttl: 6 * 3_600,
  })
  const events: string[] = []
  const choices = await readChoices(prisma, { userId }, now)
  for (const choice of choices.filter(hasReminders)) {
    const {
      animalId,
      animal,
      user: { timeZone },
    } = choice
    for (const reminder of plannedReminders(choice, reminderDataOf(choice, now), {
      now,
      ...zonesOf(choice),
      days: DAYS,
    })) {
      await nextSlice(choices)
      const event = new ICalEvent(
        {
          // The id is the same in each response, so that a calendar program keeps one event.
          id: createHash('sha256')
            .update(`${animalId} ${reminder.subject}`)
            .digest('hex')
            .slice(0, 32),
          stamp: now,
          start: reminder.at,
          end: new Date(reminder.at.getTime() + eventMs),
          summary: lockScreenWords(animal.name, reminder),
          url: publicUrl + screenOf(reminder, animalId),
          class: ICalEventClass.PRIVATE,
          transparency: ICalEventTransparency.TRANSPARENT,
        },
        calendar,
      )
      if (!isQuiet(choice, clockTime(reminder.at, timeZone)))
        event.createAlarm({ type: ICalAlarmType.display, trigger: 0 })
      events.push(foldLines(event.toString()))
    }
  }
  return calendar.toString().slice(0, -calendarEnd.length) + events.join('') + calendarEnd
}
