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
import type { Reminder } from '#shared/reminder/reminder'
import { isQuiet } from '#shared/reminder/reminderChoice'
import { reminderPath } from '#shared/reminder/reminderPath'
import { lockScreenWords } from '#shared/reminder/reminderWords'
import { nextSlice } from '../base/slices'
import {
  type ChoiceRow,
  reminderDataOf,
  readChoices,
  hasReminders,
  zonesOf,
} from '../reading/reminderData'

const CALENDAR_DAYS = 60
const eventMs = 15 * MINUTE_MS
const calendarEnd = 'END:VCALENDAR'

/** Bounds the events of all cats, some 2 MB: one cat alone may have 1,200 a day. */
const maxEvents = 5_000

interface CalendarClock {
  now: Date
  publicUrl: string
}

/** Calendars that are being computed, by user: parallel requests share one. */
const runningCalendars = new Map<string, Promise<string>>()

/**
 * Returns the reminders of a user for the next 60 days, each at its instant. A recurrence rule
 * would need the time zone's rules and could not omit reminders that are done (product/reminders
 * 3.7).
 */
export function calendarOf(
  prisma: PrismaClient,
  userId: string,
  clock: CalendarClock,
): Promise<string> {
  const calendar =
    runningCalendars.get(userId) ??
    computeCalendar(prisma, userId, clock).finally(() => runningCalendars.delete(userId))
  runningCalendars.set(userId, calendar)
  return calendar
}

/** Each event becomes text in a slice: a cat with many treatments has thousands (ADR 26). */
async function computeCalendar(
  prisma: PrismaClient,
  userId: string,
  { now, publicUrl }: CalendarClock,
): Promise<string> {
  const calendar = ical({
    name: 'NéphroChat',
    prodId: { company: 'NéphroChat', product: 'Rappels', language: 'FR' },
    ttl: 6 * 3_600,
  })
  const events: string[] = []
  const choices = (await readChoices(prisma, { userId }, now)).filter(hasReminders)
  for await (const { choice, reminder } of nearestReminders(choices, now)) {
    const { animalId, animal, user } = choice
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
        url: publicUrl + reminderPath(reminder, animalId),
        class: ICalEventClass.PRIVATE,
        transparency: ICalEventTransparency.TRANSPARENT,
      },
      calendar,
    )
    if (!isQuiet(choice, clockTime(reminder.at, user.timeZone)))
      event.createAlarm({ type: ICalAlarmType.display, trigger: 0 })
    events.push(foldLines(event.toString()))
    if (events.length === maxEvents) break
  }
  return calendar.toString().slice(0, -calendarEnd.length) + events.join('') + calendarEnd
}

interface PlannedOfCat {
  choice: ChoiceRow
  planned: Iterator<Reminder, undefined>
  reminder: Reminder | undefined
}

/** Returns the planned reminders of all cats, the nearest first. Each is computed when it is read. */
async function* nearestReminders(
  choices: readonly ChoiceRow[],
  now: Date,
): AsyncGenerator<{ choice: ChoiceRow; reminder: Reminder }> {
  const cats: PlannedOfCat[] = []
  for (const choice of choices) {
    await nextSlice(choices)
    const days = { now, ...zonesOf(choice), days: CALENDAR_DAYS }
    const planned = plannedReminders(choice, reminderDataOf(choice, now), days)[Symbol.iterator]()
    cats.push({ choice, planned, reminder: planned.next().value })
  }
  for (;;) {
    const nearest = nearestOf(cats)
    if (!nearest?.reminder) return
    yield { choice: nearest.choice, reminder: nearest.reminder }
    await nextSlice(choices)
    nearest.reminder = nearest.planned.next().value
  }
}

function nearestOf(cats: readonly PlannedOfCat[]): PlannedOfCat | undefined {
  const timeOf = ({ reminder }: PlannedOfCat) => reminder?.at.getTime() ?? Infinity
  return cats.reduce<PlannedOfCat | undefined>(
    (nearest, cat) => (nearest && timeOf(nearest) <= timeOf(cat) ? nearest : cat),
    undefined,
  )
}
